/** The catalogue's facts about free gifts. */
export interface FreeGiftPort {
  /**
   * Returns the products that are gifts: those with a custom field named freegift, in any letter case and with any
   * value (D-40).
   */
  gifts(request: { productIds: number[] }, signal: AbortSignal): Promise<Set<number>>
  /** `null` if no variant has the SKU. */
  variantOfSku(request: { sku: string }, signal: AbortSignal): Promise<{ productId: number; variantId: number } | null>
}
