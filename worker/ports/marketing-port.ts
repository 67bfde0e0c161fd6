import type { Market } from '#shared/markets.ts'

export type StockAlertRequest = { market: Market; email: string; sku: string }

export type MarketingConsent = { email: string; category: 'marketing_email' | 'marketing_post'; isGiven: boolean }

/** The customer's preferences, by the provider's names. */
export type MarketingPreferences = {
  email: string
  preferences: Readonly<Record<string, boolean | string | readonly string[]>>
}

/** A mail that the shop wrote itself, in both of its parts. */
export type OwnMail = { email: string; subject: string; text: string; html: string }

/** The e-mail marketing provider. All methods throw `ServiceError` if it does not respond. */
export interface MarketingPort {
  /** Makes the provider mail the address once when the SKU can be bought again. A repeated request counts once [PDP-60]. */
  notifyStockLevel(request: StockAlertRequest, signal: AbortSignal): Promise<void>
  /** Makes the provider mail a confirmation link for the newsletter. Only that link subscribes the address (D-16). */
  requestNewsletter(request: { market: Market; email: string }, signal: AbortSignal): Promise<void>
  /** Sends a mail of the shop's own, as a service mail: it needs no consent. It is not repeated after a failure. */
  sendMail(request: OwnMail & { market: Market }, signal: AbortSignal): Promise<void>
  /** Saves a consent of the session's customer. The caller takes the e-mail address from the session [ACC-39]. */
  updateMarketingConsent(request: MarketingConsent, signal: AbortSignal): Promise<void>
  /** Merges preferences of the session's customer. */
  updatePreferences(request: MarketingPreferences, signal: AbortSignal): Promise<void>
}
