import type { LineItem } from './cart.ts'
import { baseSku, giftCardStyles } from './product.ts'

export function isGiftCardLine({ sku }: Pick<LineItem, 'sku'>): boolean {
  return giftCardStyles.includes(baseSku(sku))
}

/** True if the shopper cannot change the quantity: a gift comes with a promotion, and a gift card is for one person. */
export function hasFixedQuantity(line: Pick<LineItem, 'sku' | 'isFreeGift'>): boolean {
  return line.isFreeGift || isGiftCardLine(line)
}
