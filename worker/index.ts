import { createApp } from './app.ts'
import { createServices } from './services.ts'

export { CodeReservation } from './promotions/code-reservation.ts'

export default createApp(createServices)
