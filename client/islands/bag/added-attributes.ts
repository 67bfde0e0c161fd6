import type { AddedToBag } from '../../atoms/added-to-bag.ts'
import { words } from './words.ts'

/** Rows of the pop-up. A gift card has a design, no size, and shows how many [BAG-61]. */
export function addedAttributes({
  isGiftCard,
  colour,
  size,
  length,
  quantity,
}: AddedToBag): { label: string; value: string }[] {
  const rows = [
    { label: isGiftCard ? words.design : words.colour, value: colour },
    { label: words.size, value: isGiftCard ? null : size },
    { label: words.length, value: length },
    { label: words.quantity, value: isGiftCard ? String(quantity) : null },
  ]
  return rows.flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]))
}
