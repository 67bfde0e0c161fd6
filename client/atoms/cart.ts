import { ApiError } from '../api/call-api.ts'
import type { CartFact } from '../api/cart-fact.ts'
import type { Commerce, RequestedLine } from '../api/commerce.ts'
import { addedLineAtom, addedToCartAtom, type AddedToCart } from './added-to-cart.ts'
import { cartFailureText, mayHaveBeenDone, requireCart, rereadCartAtom, runCartOperation } from './cart-operation.ts'
import { inTurn, inTurnInOneTab } from './cart-queue.ts'
import { cartBusyAtom, cartStatusAtom, loadedCartAtom } from './cart-state.ts'
import { commerceAtom } from './commerce.ts'
import { atom, type Setter } from './jotai.ts'
import { notifyAtom, type NewNotification } from './notifications.ts'
import { promotionsOutcomeAtom, syncPromotionsAtom } from './promotions.ts'
import { dropQuantityAtom, flushQuantitiesAtom, removedLinesAtom } from './quantities.ts'
import { recorderAtom } from './recorder.ts'
import { pageServices } from './services.ts'
import { cartAtom } from './shown-cart.ts'
import { openPanelAtom } from './ui.ts'
import { emptyCart, type Cart, type LineItem } from '#shared/domain/cart.ts'
import * as messages from '#shared/messages/shop.ts'

export type Addition = {
  line: RequestedLine
  /** For the pop-up. `lineItemQuantity` is read from the response. */
  added: Omit<AddedToCart, 'lineItemQuantity'>
  /** True to leave the pop-up closed. */
  isSilent?: true
}

/** `message` is for the shopper. `action` repeats an addition that may succeed later. */
export type AdditionResult =
  | { status: 'added' }
  | { status: 'failed'; message: string; action?: NewNotification['action'] }

/** Reads the cart from the Worker. A failure is stored under `load` and keeps the known cart. */
export const loadCartAtom = atom(null, async (get, set) => {
  if (get(cartStatusAtom) === 'loading') return set(rereadCartAtom)
  set(cartStatusAtom, 'loading')
  const result = await runCartOperation({ get, set }, 'load', () =>
    inTurn({ get, set }, async () => set(loadedCartAtom, await get(commerceAtom).cart())),
  )
  set(cartStatusAtom, result.status === 'done' ? 'ready' : 'failed')
})

/** Loads the cart that another tab or a login has changed, and its promotions if this page shows them. */
export const refreshCartAtom = atom(null, async (get, set) => {
  await set(loadCartAtom)
  if (get(promotionsOutcomeAtom) !== null) await set(syncPromotionsAtom)
})

/** Adopts the cart that the server rendered into a personal page, unless a cart is known and a newer one is loading. */
export const seedCartAtom = atom(null, (get, set, cart: Cart) => {
  if (get(loadedCartAtom) === null || get(cartBusyAtom).length === 0) adopt(set, cart)
})

/**
 * Adds a line, records the event and opens the pop-up, unless the addition is silent. Used by product page, quick add
 * and wishlist. The caller shows the message of a failure.
 */
export const addToCartAtom = atom(null, async (get, set, addition: Addition): Promise<AdditionResult> => {
  const { line, added, isSilent } = addition
  // Send pending quantities first. Sent later, they would undo the addition.
  void set(flushQuantitiesAtom)
  const content = JSON.stringify(line)
  const { [content]: operationId = crypto.randomUUID(), ...others } = get(failedAdditionsAtom)
  set(failedAdditionsAtom, others)
  // The Worker remembers the press, so its repeat adds nothing.
  const send = () => get(commerceAtom).addLines([line], operationId)
  const result = await runCartOperation({ get, set }, 'addItem', () =>
    inTurnInOneTab({ get, set }, async () => {
      adopt(set, await send().catch((error: Error) => (mayHaveBeenDone(error) ? send() : Promise.reject(error))))
      requireCart(get, messages.bag.noCartToAdd)
    }),
  )
  if (result.status === 'failed') {
    set(failedAdditionsAtom, (failed) => ({ ...failed, [content]: operationId }))
    const message = cartFailureText(result.error)
    if (!mayHaveBeenDone(result.error)) return { status: 'failed', message }
    return { status: 'failed', message, action: { label: messages.bag.retry, run: (again) => repeat(again, addition) } }
  }
  if (pageServices(get).hasHint?.('sv-cart') === false) {
    // The browser kept no cookie, so the next page will not know this cart.
    set(loadedCartAtom, null)
    return { status: 'failed', message: messages.needsCookies.text }
  }
  const sameVariant =
    get(loadedCartAtom)?.lineItems.filter((item) => item.sku === added.sku || item.variantId === line.variantId) ?? []
  set(addedToCartAtom, {
    ...added,
    size: sameVariant[0]?.sizeName ?? added.size,
    lineItemQuantity: sameVariant.reduce((sum, item) => sum + item.quantity, 0),
  })
  get(recorderAtom).record({ event: 'add-to-cart', added, line: get(addedLineAtom), cart: get(cartAtom) })
  if (!isSilent) set(openPanelAtom, 'added-to-bag')
  return { status: 'added' }
})

/** Operation ids of the additions that were reported as failed. The next press for the same line is the repeat. */
const failedAdditionsAtom = atom<Readonly<Record<string, string>>>({})

async function repeat(set: Setter, addition: Addition): Promise<void> {
  const outcome = await set(addToCartAtom, addition)
  if (outcome.status === 'failed') set(notifyAtom, { kind: 'refusal', text: outcome.message, action: outcome.action })
}

/** Removes a line and records the event. The line disappears at once and comes back only after a failure. */
export const removeLineAtom = atom(null, async (get, set, lineId: string): Promise<boolean> => {
  if (get(removedLinesAtom).has(lineId)) return false
  const isInCart = () => get(cartAtom).lineItems.some(({ id }) => id === lineId)
  const wasInCart = isInCart()
  let line: LineItem | undefined
  const record = () => line && get(recorderAtom).record(removalOf([line], get(cartAtom)))
  set(dropQuantityAtom, lineId)
  set(removedLinesAtom, (removed) => new Set([...removed, lineId]))
  const result = await runCartOperation({ get, set }, 'removeItem', () =>
    inTurnInOneTab({ get, set }, async () => {
      requireCart(get, messages.bag.noCartToRemove)
      line = get(cartAtom).lineItems.find((item) => item.id === lineId)
      const { cart, isRemovedHere } = await withoutLine(get(commerceAtom), lineId)
      adopt(set, cart)
      if (isRemovedHere) record()
    }),
  )
  // Wait for the cart to be read again if the result was unknown.
  if (result.status === 'failed') await inTurn({ get, set }, async () => undefined)
  set(removedLinesAtom, (removed) => new Set([...removed].filter((id) => id !== lineId)))
  if (result.status === 'done') return true
  const isGone = wasInCart && !isInCart()
  // The response was lost, but the line was removed.
  if (isGone) record()
  else
    set(notifyAtom, {
      kind: 'error',
      text: cartFailureText(result.error),
      action: { label: messages.bag.retry, run: (again) => again(removeLineAtom, lineId) },
    })
  return isGone

  async function withoutLine(commerce: Commerce, id: string): Promise<{ cart: Cart; isRemovedHere: boolean }> {
    try {
      const cart = (await commerce.removeLine(id)) ?? emptyCart(pageServices(get).settings.currency)
      return { cart, isRemovedHere: true }
    } catch (error) {
      // Another tab has removed it already, and recorded that.
      if (error instanceof ApiError && error.status === 404)
        return { cart: await commerce.cart(), isRemovedHere: false }
      throw error
    }
  }
})

export const clearCartAtom = atom(null, async (get, set): Promise<void> => {
  for (const { id } of get(cartAtom).lineItems) set(dropQuantityAtom, id)
  const result = await runCartOperation({ get, set }, 'clear', () =>
    inTurnInOneTab({ get, set }, async () => {
      requireCart(get, messages.bag.noCartToClear)
      const { lineItems } = get(cartAtom)
      await get(commerceAtom).clear()
      adopt(set, emptyCart(pageServices(get).settings.currency))
      get(recorderAtom).record(removalOf(lineItems, get(cartAtom)))
    }),
  )
  if (result.status === 'failed')
    set(notifyAtom, {
      kind: 'error',
      text: cartFailureText(result.error),
      action: { label: messages.bag.retry, run: (again) => again(clearCartAtom) },
    })
})

function removalOf(lines: readonly LineItem[], cart: Cart): CartFact {
  return { event: 'remove_from_cart', units: lines.map((line) => ({ line, quantity: line.quantity })), cart }
}

function adopt(set: Setter, cart: Cart): void {
  set(loadedCartAtom, cart)
  set(cartStatusAtom, 'ready')
}
