import type { AddedToCart } from '../../atoms/added-to-cart.ts'
import { controlMessages } from './control-messages.ts'

/** Rows of the pop-up. A gift card has a design instead of a size, and shows the quantity. */
export function addedAttributes({
  isGiftCard,
  colour,
  size,
  length,
  quantity,
}: AddedToCart): { label: string; value: string }[] {
  const rows = [
    { label: isGiftCard ? controlMessages.design : controlMessages.colour, value: colour },
    { label: controlMessages.size, value: isGiftCard ? null : size },
    { label: controlMessages.length, value: length },
    { label: controlMessages.quantity, value: isGiftCard ? String(quantity) : null },
  ]
  return rows.flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]))
}
