import type { AddedToCart } from '../../atoms/added-to-cart.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** Rows of the pop-up. A gift card has a design instead of a size, and shows the quantity. */
export function addedAttributes(added: AddedToCart): { label: string; value: string }[] {
  const { isGiftCard, colour, size, length, quantity } = added
  const rows = [
    { label: isGiftCard ? cartControls.design : cartControls.colour, value: colour },
    { label: cartControls.size, value: isGiftCard ? null : size },
    { label: cartControls.length, value: length },
    { label: cartControls.quantity, value: isGiftCard ? String(quantity) : null },
  ]
  return rows.flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]))
}
