import type { Present } from '#shared/domain/present.ts'

/**
 * Whether a cart is a present, as the commerce platform keeps it with the cart's checkout and hands it to the order.
 * Callers take a cart id only from the visitor's cookie.
 */
export interface PresentPort {
  /** `null` if the cart is no present, or does not exist. */
  present(request: { cartId: string }, signal: AbortSignal): Promise<Present | null>
  /**
   * Keeps the present, or removes it with `null`. What the shopper wrote to the shop besides stays. `full`: it leaves
   * no room, and nothing was changed. If the cart is changed at the same moment the platform refuses with a conflict.
   */
  keep(request: { cartId: string; present: Present | null }, signal: AbortSignal): Promise<'kept' | 'full'>
}
