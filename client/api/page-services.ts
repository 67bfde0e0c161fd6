import type { Currency, MarketCode } from '../../shared/markets.ts'

/** What the document says of its market. `prefix` has no trailing slash. */
export type PageSettings = {
  market: MarketCode
  prefix: string
  currency: Currency
  channelId: string
  /** Whether the promotions engine is asked in this market. */
  hasPromotions?: boolean
  /** Whether the bag has the slot of the express wallet. */
  hasExpressWallet?: boolean
}

/** All that atoms may reach of the outside world; a test passes its own. */
export type PageServices = {
  settings: PageSettings
  fetch: typeof fetch
  /** Leaves for another document. */
  assign: (url: string) => void
  /** Has the task run when the page is left or put away. */
  onLeave: (task: () => void) => void
  /** Has the task run when the page is hidden: it may be the last that a phone lets it do. */
  onHide?: (task: () => void) => void
  /** Where the browser has them: what one tab does at a time. */
  locks?: Pick<LockManager, 'request'> | undefined
}
