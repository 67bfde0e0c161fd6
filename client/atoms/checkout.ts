import { ApiError } from '../api/call-api.ts'
import { rereadCartAtom, runCartOperation } from './cart-operation.ts'
import { cartBusyAtom, cartChangeOperations, cartErrorsAtom, type CartErrors } from './cart-state.ts'
import { commerceAtom } from './commerce.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { isSyncingAtom } from './promotions-state.ts'
import { syncPromotionsAtom, syncsEndedAtom } from './promotions.ts'
import { flushQuantitiesAtom } from './quantities.ts'
import { recorderAtom } from './recorder.ts'
import { pageServices } from './services.ts'
import { cartAtom } from './shown-cart.ts'
import { checkStockAtom, isCheckoutDisabledAtom, lineBlockAtom } from './stock.ts'
import { checkoutIdentityPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

export const isCheckoutLoadingAtom = atom((get) => get(cartBusyAtom).includes('checkoutLogin'))

/**
 * The state of the Checkout button. `reason` tells screen reader users why it is disabled, or busy because promotions
 * are loading: a press meanwhile is kept, and continues when they are known (D-574).
 */
export const checkoutButtonAtom = atom((get): { label: string; isDisabled: boolean; reason: string | null } => {
  if (get(isCheckoutLoadingAtom)) return { label: messages.bag.loading, isDisabled: true, reason: null }
  return {
    label: messages.bag.checkout,
    isDisabled: get(isCheckoutDisabledAtom),
    reason: get(lineBlockAtom) ?? (get(isSyncingAtom) ? messages.promotions.updating : null),
  }
})

/**
 * Goes to the checkout: guests via the identity page, customers via checkout login. Ignored while a call is running. A
 * failure resets the flags, stays on the page and shows a button to retry.
 */
export const checkoutAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isCheckoutLoadingAtom)) return
  const { settings, assign } = pageServices(get)
  const result = await runCartOperation({ get, set }, 'checkoutLogin', async () => {
    await set(syncsEndedAtom)
    const before = get(cartErrorsAtom)
    if (!(await set(flushQuantitiesAtom))) return null
    // A change failed during the wait and was reported. The cart is not what the shopper asked for, so stop.
    if (hasNewError(before, get(cartErrorsAtom))) return null
    await set(checkStockAtom)
    const block = get(lineBlockAtom)
    if (block !== null) set(notifyAtom, { kind: 'error', text: block })
    if (get(isCheckoutDisabledAtom)) return null
    if (get(cartAtom).customerId === 0) return marketPath(settings, checkoutIdentityPath)
    const { redirectUrl } = await get(commerceAtom).checkoutLogin()
    return redirectUrl
  })
  if (result.status === 'done') {
    if (result.value === null) return
    get(recorderAtom).record({ event: 'begin_checkout', cart: get(cartAtom) })
    assign(result.value)
    return
  }
  const refusal = refusalText(result.error)
  if (refusal !== null) {
    await set(rereadCartAtom)
    await Promise.all([set(checkStockAtom), set(syncPromotionsAtom)])
    set(notifyAtom, { kind: 'error', text: refusal })
    return
  }
  set(notifyAtom, {
    kind: 'error',
    text: messages.bag.checkoutFailed,
    action: { label: messages.bag.retry, run: (again) => again(checkoutAtom) },
  })
})

function hasNewError(before: CartErrors, after: CartErrors): boolean {
  return [...cartChangeOperations].some(
    (operation) => after[operation] !== undefined && after[operation] !== before[operation],
  )
}

/** The Worker's reason for refusing the checkout; `null` for any other failure. */
function refusalText(error: Error): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.is('sold-out-lines')) return messages.bag.soldOutLines
  if (error.is('unavailable-lines')) return messages.bag.unavailableLines
  if (error.is('quantity-adjusted')) return messages.bag.quantityAdjusted
  // The Worker's message names the changes.
  return error.is('total-changed') || error.is('codes-refused') || error.is('busy') ? error.message : null
}
