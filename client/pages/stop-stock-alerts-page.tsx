import type { ReactNode } from 'react'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { stockAlerts as messages } from '#shared/messages/stock-alerts.ts'
import { actions } from '#shared/routes.ts'

/** Where the link of a stock alert leads. Only the button stops anything, because mail programs open links. */
export function StopStockAlertsPage({ market, token }: { market: Market; token: string }) {
  return (
    <Screen title={messages.title}>
      <p className="account-screen__intro">{messages.text}</p>
      <form method="post" action={marketPath(market, actions.stopStockAlerts)}>
        <input type="hidden" name="link" value={token} />
        <button className="button" type="submit">
          {messages.stop}
        </button>
      </form>
    </Screen>
  )
}

export function StockAlertsStoppedPage() {
  return (
    <Screen title={messages.stoppedTitle}>
      <div className="notice notice--success" role="status">
        <p>{messages.stopped}</p>
      </div>
    </Screen>
  )
}

export function UnusableStopLinkPage() {
  return (
    <Screen title={messages.unusableTitle}>
      <p className="account-screen__intro">{messages.unusable}</p>
    </Screen>
  )
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="account-screen">
      <h1 className="account-screen__title">{title}</h1>
      {children}
    </div>
  )
}
