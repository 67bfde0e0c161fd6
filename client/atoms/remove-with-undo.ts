import { addToCartAtom, removeLineAtom } from './cart.ts'
import { atom } from './jotai.ts'
import { dismissNotificationAtom, notifyAtom } from './notifications.ts'
import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import { isGiftCardLine } from '#shared/domain/gift-card-line.ts'
import { priceBeforeSale, unitPrice } from '#shared/domain/price-cart.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** The notification of the last removal. A second removal replaces it. */
const lastUndoAtom = atom<number | null>(null)

/**
 * Removes a line and shows a button that adds it again. It stays until it is used, dismissed or replaced, so that
 * nobody has to hurry. A gift card has texts that the shopper would have to enter again, so it has no button.
 */
export const removeWithUndoAtom = atom(null, async (get, set, line: LineItem) => {
  if (!(await set(removeLineAtom, line.id)) || isGiftCardLine(line)) return
  const last = get(lastUndoAtom)
  if (last !== null) set(dismissNotificationAtom, last)
  const id = set(notifyAtom, {
    kind: 'status',
    text: cartControls.removed(line.name),
    isPersistent: true,
    action: { label: cartControls.undo, run: () => void set(restoreAtom, line) },
  })
  set(lastUndoAtom, id)
})

const restoreAtom = atom(null, async (_get, set, line: LineItem) => {
  const { productId, variantId, quantity, sku, name } = line
  const [price, special] = [priceBeforeSale(line), unitPrice(line)]
  const outcome = await set(addToCartAtom, {
    line: { productId, variantId, quantity },
    added: {
      imageUrl: line.imageUrl.split('?', 1)[0] ?? line.imageUrl,
      name,
      price,
      specialPrice: special.amount < price.amount ? special : null,
      size: lineOption(line, 'Size'),
      colour: lineOption(line, 'Color'),
      length: lineOption(line, 'Length'),
      quantity,
      isGiftCard: false,
      sku,
    },
    isSilent: true,
  })
  if (outcome.status === 'failed') set(notifyAtom, { kind: 'error', text: outcome.message, action: outcome.action })
})
