import * as messages from '../../shared/messages/en.ts'
import { ApiError } from '../api/call-api.ts'
import { rereadCartAtom, runCartOperation } from './cart-operation.ts'
import {
  cartAtom,
  cartBusyAtom,
  cartChangeOperations,
  cartErrorsAtom,
  type CartErrors,
  commerceAtom,
} from './cart-state.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { syncPromotionsAtom, syncsEndedAtom, isSyncingAtom } from './promotions.ts'
import { flushQuantitiesAtom } from './quantities.ts'
import { pageServices } from './services.ts'
import { checkStockAtom, hasSoldOutLinesAtom, isCheckoutDisabledAtom } from './stock.ts'

export const isCheckoutLoadingAtom = atom((get) => get(cartBusyAtom).includes('checkoutLogin'))

/** The Checkout button: `reason` is why it waits, for those who cannot see it (D-36). */
export const checkoutButtonAtom = atom((get): { label: string; isDisabled: boolean; reason: string | null } => {
  if (get(isCheckoutLoadingAtom)) return { label: messages.bag.loading, isDisabled: true, reason: null }
  if (get(isSyncingAtom))
    return { label: messages.bag.checkout, isDisabled: true, reason: messages.promotions.updating }
  return {
    label: messages.bag.checkout,
    isDisabled: get(isCheckoutDisabledAtom),
    reason: get(hasSoldOutLinesAtom) ? messages.bag.soldOutLines : null,
  }
})

/**
 * Whether a press of the button counts: one that comes while offers are looked up is not lost, and goes on when they
 * are known.
 */
export const isCheckoutAllowedAtom = atom((get) => !get(isCheckoutLoadingAtom) && !get(isCheckoutDisabledAtom))

/**
 * Leaves for the checkout: a guest by way of the identity page, a customer by checkout login. Ignored while one is
 * under way; a failure resets the flags, goes nowhere and offers a retry.
 */
export const checkoutAtom = atom(null, async (get, set) => {
  if (get(isCheckoutLoadingAtom)) return
  const { settings, assign } = pageServices(get)
  const result = await runCartOperation({ get, set }, 'checkoutLogin', async () => {
    await set(syncsEndedAtom)
    const before = get(cartErrorsAtom)
    if (!(await set(flushQuantitiesAtom))) return null
    // A change that failed while this one waited is told already; the bag is not what the shopper asked for.
    if (hasNewError(before, get(cartErrorsAtom))) return null
    await set(checkStockAtom)
    if (get(hasSoldOutLinesAtom)) set(notifyAtom, { kind: 'error', text: messages.bag.soldOutLines })
    if (get(isCheckoutDisabledAtom)) return null
    if (get(cartAtom).customerId === 0) return `${settings.prefix}/checkout-identity`
    const { redirectUrl } = await get(commerceAtom).checkoutLogin()
    return redirectUrl
  })
  if (result.status === 'done') {
    if (result.value !== null) assign(result.value)
    return
  }
  const held = heldText(result.error)
  if (held !== null) {
    await set(rereadCartAtom)
    await Promise.all([set(checkStockAtom), set(syncPromotionsAtom)])
    set(notifyAtom, { kind: 'error', text: held })
    return
  }
  set(notifyAtom, {
    kind: 'error',
    text: messages.bag.checkoutFailed,
    action: { label: 'Try again', run: () => void set(retryCheckoutAtom) },
  })
})

// An atom that sets itself would set its value.
const retryCheckoutAtom = atom(null, (_get, set) => set(checkoutAtom))

function hasNewError(before: CartErrors, after: CartErrors): boolean {
  return [...cartChangeOperations].some(
    (operation) => after[operation] !== undefined && after[operation] !== before[operation],
  )
}

/** Why the Worker would not let this bag go to the checkout; `null` where it failed otherwise. */
function heldText(error: Error): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.is('sold-out-lines')) return messages.bag.soldOutLines
  if (error.is('quantity-adjusted')) return messages.bag.quantityAdjusted
  // The Worker says what has changed.
  return error.is('total-changed') || error.is('codes-refused') || error.is('busy') ? error.message : null
}
