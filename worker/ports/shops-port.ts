import type { Market } from '#shared/markets.ts'

/** A shop, and how many pieces of one SKU can be reserved there now. */
export type ShopStock = { id: string; name: string; town: string; units: number }

/** `key` is the same for every post of one reservation. */
export type ReservationRequest = {
  market: Market
  sku: string
  shopId: string
  name: string
  email: string
  key: string
}

/** `until` is ISO 8601 as the clocks of the shop show it, with their offset: `2026-11-30T18:00:00+00:00`. */
export type Reservation = { id: string; until: string }

/** The stock of the merchant's shops, and the pieces that they keep for shoppers. All methods throw `ServiceError`. */
export interface ShopsPort {
  /** The shops of the market. Those without a piece have no units. */
  stock(request: { market: Market; sku: string }, signal: AbortSignal): Promise<readonly ShopStock[]>
  /**
   * Keeps one piece. A request whose key has a reservation that is not over resolves with that one. `null` if the shop
   * has none left [RSV-04, RSV-05].
   */
  reserve(request: ReservationRequest, signal: AbortSignal): Promise<Reservation | null>
  /** `over`: it ended before, or there never was one. */
  cancel(request: { id: string }, signal: AbortSignal): Promise<'cancelled' | 'over'>
  /** The reservations of an address that are not over. */
  reservationsOf(
    request: { email: string },
    signal: AbortSignal,
  ): Promise<{ sku: string; shopId: string; until: string }[]>
  /** Ends the reservations of an address, and deletes what the service keeps of them. */
  forget(request: { email: string }, signal: AbortSignal): Promise<void>
}
