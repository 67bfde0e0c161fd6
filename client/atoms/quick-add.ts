import type { OfferedVariant } from '../components/buy-box/offer.ts'
import { initialSelection, selectedVariant, type Selection } from '../components/buy-box/selection.ts'
import { roomFor } from '../../shared/domain/stock.ts'
import * as messages from '../../shared/messages/en.ts'
import { callCommerce } from '../runtime/api.ts'
import type { CardData } from '../runtime/product-card-data.ts'
import { isRecord } from '../runtime/shapes.ts'
import { addToBagAtom, type Addition } from './cart.ts'
import { cartAtom } from './cart-state.ts'
import { commerceAtom } from './commerce.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { quickAddAtom, type QuickAdd, type QuickOffer } from './quick-add-state.ts'
import { pageServices } from './services.ts'

const nothing: Selection = { size: null, length: null }

/** Opens the panel of a card with nothing chosen, and loads what the product offers and its stock [PLP-41]. */
export const openQuickAddAtom = atom(null, async (get, set, card: CardData) => {
  const opened: QuickAdd = { card, status: 'loading', product: null, selection: nothing, isAdding: false }
  set(quickAddAtom, opened)
  try {
    const args = { entityId: card.productId, color: card.colour }
    const product = await callCommerce(pageServices(get), { method: 'getProductById', args, read: readOffer })
    if (get(quickAddAtom) === opened) set(quickAddAtom, { ...opened, status: 'ready', product, selection: initialSelection(product.offer, nothing) })
  } catch (error) {
    console.error('quick add:', error)
    if (get(quickAddAtom) === opened) set(quickAddAtom, { ...opened, status: 'failed' })
  }
})

/** Closes the panel; with a card, only that card's, since another may have been opened meanwhile. */
export const closeQuickAddAtom = atom(null, (get, set, card?: CardData) => {
  if (!card || get(quickAddAtom)?.card === card) set(quickAddAtom, null)
})

/** Chooses a size or a length; a second press takes it back. */
export const chooseQuickAddAtom = atom(null, (get, set, change: Partial<Selection>) => {
  const current = get(quickAddAtom)
  if (current) set(quickAddAtom, { ...current, selection: { ...current.selection, ...change } })
})

/**
 * Adds one unit, after asking for the stock anew. What the bag holds already counts; a refusal and a failure are told, and
 * then the panel stays (D-52).
 */
export const addQuickAddAtom = atom(null, async (get, set) => {
  const current = get(quickAddAtom)
  if (!current?.product || current.isAdding) return
  const { card, product, selection } = current
  const variant = selectedVariant(product.offer, selection)
  if (!variant) {
    console.warn('quick add: no variant has this selection', card.productId, selection)
    set(notifyAtom, { kind: 'error', text: messages.bag.failed })
    return
  }
  set(quickAddAtom, { ...current, isAdding: true })
  const refusal = await refuse(variant.id)
  const outcome = refusal === null ? await set(addToBagAtom, additionOf(card, variant)) : { status: 'failed' as const, message: refusal }
  if (outcome.status === 'failed') set(notifyAtom, { kind: 'error', text: outcome.message })
  const now = get(quickAddAtom)
  if (now?.card !== card) return
  set(quickAddAtom, outcome.status === 'added' ? null : { ...now, isAdding: false })

  async function refuse(variantId: number): Promise<string | null> {
    try {
      const added = { productId: card.productId, variantId }
      const stock = await get(commerceAtom).inventory([added])
      return roomFor(added, get(cartAtom).lineItems, stock) < 1 ? messages.bag.exceedsStock : null
    } catch (error) {
      console.error('quick add:', error)
      return messages.bag.failed
    }
  }
})

function additionOf(card: CardData, { id, price, size, length, sku }: OfferedVariant): Addition {
  return {
    line: { productId: card.productId, variantId: id, quantity: 1 },
    added: {
      imageUrl: card.imageUrl,
      name: card.name,
      price: price.price,
      specialPrice: price.special,
      size,
      colour: card.colour,
      length,
      quantity: 1,
      isGiftCard: false,
      sku,
    },
  }
}

/** @throws TypeError */
function readOffer(body: unknown): QuickOffer {
  const product = isRecord(body) ? body : {}
  if (!isRecord(product['offer']) || !Array.isArray(product['offer']['variants'])) throw new TypeError('Not an offer')
  return product as unknown as QuickOffer
}
