/** What the catalogue says of free gifts. */
export interface FreeGiftPort {
  /** Those of the products that are gifts: they have a custom field named freegift, in any case and of any value (D-40). */
  gifts(request: { productIds: number[] }, signal: AbortSignal): Promise<Set<number>>
  /** `null` when no variant has the SKU. */
  variantOfSku(request: { sku: string }, signal: AbortSignal): Promise<{ productId: number; variantId: number } | null>
}
