import type { Currency, MarketCode } from '#shared/markets.ts'

/** The document's market settings. `prefix` has no trailing slash. */
export type PageSettings = {
  market: MarketCode
  prefix: string
  currency: Currency
  channelId: string
  /** Order value in minor units from which standard delivery is free, as the document writes it. */
  freeFrom?: string | undefined
  /** True if this market uses the promotions engine. */
  hasPromotions?: boolean
  /** True if the cart has the slot of the express wallet. */
  hasExpressWallet?: boolean
}

/** Readable cookies without any identity. They are hints for display and for what to load, never a proof (D-10). */
export type HintCookie = 'user-authenticated' | 'sv-cart' | 'sv-logged-in'

/** Everything outside that atoms may use. Tests pass their own. */
export type PageServices = {
  settings: PageSettings
  fetch: typeof fetch
  /** Navigates to another document. */
  assign: (url: string) => void
  /** Runs the task when the page is left or enters the back/forward cache. */
  onLeave: (task: () => void) => void
  /** Runs the task when the page is hidden, which on a phone may be the last event of the page. */
  onHide?: (task: () => void) => void
  /** True if the Worker has set the hint, and the browser keeps cookies. */
  hasHint?: (name: HintCookie) => boolean
  /** The browser's lock manager if it has one: limits a task to one tab at a time. */
  locks?: Pick<LockManager, 'request'> | undefined
}
