import { RequestedReturns } from './order-returns.tsx'
import { ReturnScreen } from './return-page.tsx'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { returns as messages } from '#shared/messages/returns.ts'

type ReturnRequestedPageProps = {
  market: Market
  noted: readonly NotedReturn[]
  /** False if the help desk did not get the mail. */
  isMailed: boolean
  /** Path of the order. */
  back: string
}

/** Says after a request what happens next. */
export function ReturnRequestedPage({ market, noted, isMailed, back }: ReturnRequestedPageProps) {
  return (
    <ReturnScreen title={messages.doneTitle} back={marketPath(market, back)}>
      <div
        className={isMailed ? 'notice notice--success' : 'notice notice--error'}
        role={isMailed ? 'status' : 'alert'}
      >
        <p>{isMailed ? messages.mailed : messages.notMailed}</p>
      </div>
      <RequestedReturns market={market} noted={noted} />
      <h2>{messages.nextTitle}</h2>
      <ol className="return-list">
        {messages.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </ReturnScreen>
  )
}
