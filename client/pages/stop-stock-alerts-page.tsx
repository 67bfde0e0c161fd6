import { AccountScreen, MailedLinkForm } from './account/account-screen.tsx'
import type { Market } from '#shared/markets.ts'
import { stockAlerts as messages } from '#shared/messages/stock-alerts.ts'
import { actions } from '#shared/routes.ts'

/** Where the link of a stock alert leads. */
export function StopStockAlertsPage({ market, token }: { market: Market; token: string }) {
  return (
    <AccountScreen title={messages.title}>
      <p className="account-screen__intro">{messages.text}</p>
      <MailedLinkForm market={market} action={actions.stopStockAlerts} token={token} button={messages.stop} />
    </AccountScreen>
  )
}

export function StockAlertsStoppedPage() {
  return (
    <AccountScreen title={messages.stoppedTitle}>
      <div className="notice notice--success" role="status">
        <p>{messages.stopped}</p>
      </div>
    </AccountScreen>
  )
}

export function UnusableStopLinkPage() {
  return (
    <AccountScreen title={messages.unusableTitle}>
      <p className="account-screen__intro">{messages.unusable}</p>
    </AccountScreen>
  )
}
