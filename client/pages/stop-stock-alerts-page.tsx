import { AccountScreen, MailedLinkForm } from './account/account-screen.tsx'
import type { Market } from '#shared/markets.ts'
import { stockAlerts as messages } from '#shared/messages/stock-alerts.ts'
import { actions } from '#shared/routes.ts'

/** Where the link of a stock alert leads. */
export function StopStockAlertsPage({ market, token }: { market: Market; token: string }) {
  return (
    <AccountScreen title={messages.title} intro={messages.text}>
      <MailedLinkForm market={market} action={actions.stopStockAlerts} token={token} button={messages.stop} />
    </AccountScreen>
  )
}

export function StockAlertsStoppedPage() {
  return <AccountScreen title={messages.stoppedTitle} done={messages.stopped} />
}

export function UnusableStopLinkPage() {
  return <AccountScreen title={messages.unusableTitle} intro={messages.unusable} />
}
