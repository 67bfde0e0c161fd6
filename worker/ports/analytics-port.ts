import type { EventFields } from '#shared/analytics/events.ts'

export type PurchaseReport = {
  /** The browser as its tag manager knows it, so that both report the same visitor. */
  clientId: string
  /** `null` if the browser has no session of the service. */
  sessionId: string | null
  ecommerce: EventFields['purchase']['ecommerce']
  /** True if the visitor agreed to targeting. */
  hasAdvertising: boolean
}

/** The service that counts placed orders. Only for visitors who agreed to analytics. */
export interface AnalyticsPort {
  /** @throws ServiceError */
  reportPurchase(report: PurchaseReport, signal: AbortSignal): Promise<void>
}
