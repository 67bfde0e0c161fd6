import type { Market } from '../../shared/markets.ts'

export type StockWish = { market: Market; email: string; sku: string }

/** The e-mail marketing provider. All methods raise `ServiceError` when it gives no answer. */
export interface MarketingPort {
  /** Has the provider write once to the address when the SKU can be bought again; asked twice, it is one wish [PDP-60]. */
  notifyStockLevel(request: StockWish, signal: AbortSignal): Promise<void>
}
