import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { readPresentNote, withPresentNote } from '../api/present-note.ts'
import { WireText } from '../api/wire-text.ts'
import { withoutMessage } from '../api/without-message.ts'
import { asVersion } from './cart.ts'
import { checkoutPath } from './checkout.ts'
import type { PresentPort } from '#worker/ports/present-port.ts'

const MessageSchema = v.object({
  data: v.object({ customer_message: WireText, version: v.nullish(v.number(), null) }),
})

/**
 * Presents in the customer message of BigCommerce's checkouts (checkouts.v3.yml, `PUT /checkouts/{checkoutId}`). The
 * order has it as `customer_message` (orders.v2.oas2.yml), however it is paid, and the control panel shows it as the
 * order's comments. The hosted checkout shows it in its field of comments, where the shopper can change it.
 */
export function createBigCommercePresents({ api }: { api: BigCommerceApi }): PresentPort {
  const read = (cartId: string, signal: AbortSignal) =>
    api.rest('present', MessageSchema, { path: checkoutPath(cartId), absentOn: [404], signal })
  return {
    async present({ cartId }, signal) {
      const checkout = await read(cartId, signal)
      return checkout && readPresentNote(checkout.data.customer_message).present
    },
    async keep({ cartId, present }, signal) {
      const path = checkoutPath(cartId)
      const { data } = await api.rest('present', MessageSchema, { path, signal })
      const message = withPresentNote(data.customer_message, present)
      if (message === null) return 'full'
      if (message === data.customer_message) return 'kept'
      await withoutMessage(
        'present-keep',
        api.rest('present-keep', MessageSchema, {
          path,
          method: 'PUT',
          body: { customer_message: message, ...asVersion(data.version) },
          signal,
        }),
      )
      return 'kept'
    },
  }
}
