import { lineOption, type LineOptions } from '../domain/cart.ts'

/** The variant of a cart's or an order's line for analytics. What the shopper wrote, as on a gift card, is left out. */
export function itemVariant(line: LineOptions): { item_variant?: string } {
  const parts = (['Color', 'Size', 'Length'] as const)
    .map((name) => lineOption(line, name))
    .filter((value) => value !== null)
  return parts.length > 0 ? { item_variant: parts.join(' / ') } : {}
}
