import type { Market } from '../../shared/markets.ts'

export type StockWish = { market: Market; email: string; sku: string }

export type MarketingConsent = { email: string; category: 'marketing_email' | 'marketing_post'; isGiven: boolean }

/** What a customer likes to hear of, by the provider's own names. */
export type MarketingPreferences = {
  email: string
  preferences: Readonly<Record<string, boolean | string | readonly string[]>>
}

/** The e-mail marketing provider. All methods raise `ServiceError` when it gives no answer. */
export interface MarketingPort {
  /** Has the provider write once to the address when the SKU can be bought again; asked twice, it is one wish. */
  notifyStockLevel(request: StockWish, signal: AbortSignal): Promise<void>
  /**
   * Has the provider ask the address whether it wants the newsletter: nobody is subscribed but by the link in that mail
   * (D-16).
   */
  requestNewsletter(request: { market: Market; email: string }, signal: AbortSignal): Promise<void>
  /** Keeps a consent of the session's own customer, whose address the caller takes from the session. */
  updateMarketingConsent(request: MarketingConsent, signal: AbortSignal): Promise<void>
  /** Merges preferences of the session's own customer. */
  updatePreferences(request: MarketingPreferences, signal: AbortSignal): Promise<void>
}
