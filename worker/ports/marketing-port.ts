import type { Market } from '#shared/markets.ts'

export type StockAlertRequest = { market: Market; email: string; sku: string }

/**
 * An open request: its mail was not sent yet. `market` is that of the page on which it was made, in the language of
 * that page.
 */
export type StockAlert = { id: string; market: Market; email: string; sku: string }

/**
 * The open requests for SKUs, the oldest first, and how many mails were sent lately about each SKU. A request of a
 * market that the shop no longer has is omitted.
 */
export type OpenStockAlerts = { alerts: readonly StockAlert[]; sentOf: ReadonlyMap<string, number> }

/**
 * The mail to the address of the request with this id. `stopUrl` is its header `List-Unsubscribe`, to which mail
 * programs post (RFC 8058).
 */
export type StockAlertMail = { id: string; subject: string; text: string; html: string; stopUrl: string }

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
  /** Stores the request of an address to be told when the SKU can be bought again. Repeated, it counts once [PDP-60]. */
  notifyStockLevel(request: StockAlertRequest, signal: AbortSignal): Promise<void>
  /** `limit` is the most requests for each SKU and market. */
  openStockAlerts(
    request: { skus: readonly string[]; sentSince: Date; limit: number },
    signal: AbortSignal,
  ): Promise<OpenStockAlerts>
  /**
   * Sends the mails whose requests are still open and deletes those requests, all in one step. So a request gets one
   * mail, however often this is called. Resolves with the number of mails.
   */
  sendStockAlerts(request: { mails: readonly StockAlertMail[] }, signal: AbortSignal): Promise<number>
  /** The open requests of an address. `requestedAt` is ISO 8601. */
  stockAlertsOf(request: { email: string }, signal: AbortSignal): Promise<{ sku: string; requestedAt: string }[]>
  /** Deletes the open requests of an address. */
  stopStockAlerts(request: { email: string }, signal: AbortSignal): Promise<void>
  /** Makes the provider mail a confirmation link for the newsletter. Only that link subscribes the address (D-16). */
  requestNewsletter(request: { market: Market; email: string }, signal: AbortSignal): Promise<void>
  /** Sends a mail of the shop's own, as a service mail: it needs no consent. It is not repeated after a failure. */
  sendMail(request: OwnMail & { market: Market }, signal: AbortSignal): Promise<void>
  /** Saves a consent of the session's customer. The caller takes the e-mail address from the session [ACC-39]. */
  updateMarketingConsent(request: MarketingConsent, signal: AbortSignal): Promise<void>
  /** Merges preferences of the session's customer. */
  updatePreferences(request: MarketingPreferences, signal: AbortSignal): Promise<void>
}
