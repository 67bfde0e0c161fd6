import { cartFailureText } from './cart-operation.ts'
import { addToCartAtom, type Addition, type AdditionResult } from './cart.ts'
import { commerceAtom } from './commerce.ts'
import { atom, type Getter } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { quickAddAtom, type CardData } from './quick-add-state.ts'
import { cartAtom } from './shown-cart.ts'
import type { ProductOffer, OfferedVariant } from '#shared/domain/offer.ts'
import { smallestAddition } from '#shared/domain/order-limit.ts'
import { availability, initialSelection, isBuyable, selectedVariant, type Selection } from '#shared/domain/selection.ts'
import { roomFor, type StockByVariant } from '#shared/domain/stock.ts'
import * as messages from '#shared/messages/shop.ts'

const emptySelection: Selection = { size: null, length: null }

/** Opens the panel of a card with nothing chosen. */
export const openQuickAddAtom = atom(null, (_get, set, card: CardData) =>
  set(quickAddAtom, { card, selection: emptySelection, isAdding: false }),
)

/** Closes the panel of a card. Another one may be open by now. */
export const closeQuickAddAtom = atom(null, (get, set, card: CardData) => {
  if (get(quickAddAtom)?.card === card) set(quickAddAtom, null)
})

/** Chooses a size or a length. A second press clears the choice. */
export const chooseQuickAddAtom = atom(null, (get, set, change: Partial<Selection>) => {
  const current = get(quickAddAtom)
  if (current) set(quickAddAtom, { ...current, selection: { ...current.selection, ...change } })
})

/**
 * Reads the stock again and adds the smallest quantity, which is one unit unless the order must contain more. Units in
 * the cart count. After a refusal or failure a message shows and the panel stays open (D-52). Resolves with the stock,
 * or `null` if it was not read.
 */
export const addQuickAddAtom = atom(
  null,
  async (get, set, { offer }: { offer: ProductOffer }): Promise<StockByVariant | null> => {
    const current = get(quickAddAtom)
    if (!current || current.isAdding) return null
    const { card } = current
    const selection = initialSelection(offer, current.selection)
    const variant = selectedVariant(offer, selection)
    if (!variant) {
      console.warn('quick add: no variant has this selection', card.productId, selection)
      set(notifyAtom, { kind: 'refusal', text: messages.bag.failed })
      return null
    }
    set(quickAddAtom, { ...current, isAdding: true })
    const added = { productId: card.productId, variantId: variant.id }
    const stock = await readStock(get, added)
    const { lineItems } = get(cartAtom)
    const quantity = smallestAddition({ id: card.productId, orderLimits: offer.orderLimits }, lineItems)
    const refusal =
      stock instanceof Error
        ? cartFailureText(stock)
        : roomFor(added, lineItems, stock) < quantity
          ? messages.bag.exceedsStock
          : null
    const outcome: AdditionResult =
      refusal === null
        ? await set(addToCartAtom, additionOf(card, variant, quantity))
        : { status: 'failed', message: refusal }
    if (outcome.status === 'failed') set(notifyAtom, { kind: 'refusal', text: outcome.message, action: outcome.action })
    const panel = get(quickAddAtom)
    if (panel?.card === card) set(quickAddAtom, outcome.status === 'added' ? null : { ...panel, isAdding: false })
    return stock instanceof Error ? null : stock
  },
)

/** Adds one unit if there is nothing to choose, and the product can be bought (D-230). Resolves like `addQuickAddAtom`. */
export const addUnchosenAtom = atom(
  null,
  (_get, set, { offer, isOnSale }: { offer: ProductOffer; isOnSale: boolean }): Promise<StockByVariant | null> => {
    const hasChoice = offer.sizes.length > 0 || offer.lengths.length > 0
    return hasChoice || !isBuyable(availability(offer, emptySelection, isOnSale))
      ? Promise.resolve(null)
      : set(addQuickAddAtom, { offer })
  },
)

async function readStock(
  get: Getter,
  variant: { productId: number; variantId: number },
): Promise<StockByVariant | Error> {
  try {
    return await get(commerceAtom).inventory([variant])
  } catch (error) {
    console.error('quick add:', error)
    return error instanceof Error ? error : new Error(String(error))
  }
}

function additionOf(card: CardData, { id, price, size, length, sku }: OfferedVariant, quantity: number): Addition {
  return {
    line: { productId: card.productId, variantId: id, quantity },
    added: {
      imageUrl: card.imageUrl,
      name: card.name,
      price: price.price,
      specialPrice: price.special,
      size,
      colour: card.colour,
      length,
      quantity,
      isGiftCard: false,
      sku,
    },
  }
}
