import { createApp } from './app.ts'
import { createServices } from './services.ts'

export { CodeReservation } from './promotions/code-reservation.ts'
export { WalletAttempt } from './wallet/wallet-attempt.ts'

export default createApp(createServices)
