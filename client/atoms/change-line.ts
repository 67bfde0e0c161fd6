import { callCommerce } from '../api/call-api.ts'
import { readCart } from '../api/commerce-shapes.ts'
import { isRecord } from '../api/shapes.ts'
import { cartFailureText, runCartOperation } from './cart-operation.ts'
import { inTurnInOneTab } from './cart-queue.ts'
import { loadedCartAtom } from './cart-state.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { pageServices } from './services.ts'
import { bagPage } from '#shared/messages/bag-page.ts'

/** `version` is that of the cart in which the shopper chose. */
export type LineChange = { lineId: string; variantId: number; version: number | null }

/** `lineId` is that of the line that has the new variant now. `message` is for the shopper. */
export type LineChangeResult = { status: 'changed'; lineId: string } | { status: 'failed'; message: string }

/** Exchanges the variant of a line, which then is another line. The caller shows the message of a failure. */
export const changeLineAtom = atom(
  null,
  async (get, set, { lineId, variantId, version }: LineChange): Promise<LineChangeResult> => {
    const args = { itemId: lineId, data: { variant_id: variantId, ...(version !== null && { version }) } }
    const result = await runCartOperation({ get, set }, 'changeItem', () =>
      inTurnInOneTab({ get, set }, async () => {
        const change = await callCommerce(pageServices(get), { method: 'changeCartItem', args, read: readChange })
        set(loadedCartAtom, change.cart)
        return change
      }),
    )
    if (result.status === 'failed') return { status: 'failed', message: cartFailureText(result.error) }
    const { cart, hasBoth } = result.value
    if (hasBoth) set(notifyAtom, { kind: 'refusal', text: bagPage.keptBoth })
    const line = cart.lineItems.find((other) => other.variantId === variantId)
    return { status: 'changed', lineId: line?.id ?? lineId }
  },
)

function readChange(body: unknown) {
  return { cart: readCart(body), hasBoth: isRecord(body) && body['kept_both'] === true }
}
