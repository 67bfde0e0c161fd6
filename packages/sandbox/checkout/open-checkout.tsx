/** @jsxImportSource hono/jsx */

import type { SandboxRequest } from '../env.ts'
import { loadCheckout } from './load-checkout.ts'
import type { OpenCheckout } from './step-view.ts'
import { MessagePage } from './views/pages.tsx'

/** Wraps a handler for browsers with a cart to pay for. Other browsers are redirected or get a message. */
export function withOpenCheckout(handle: (c: SandboxRequest, checkout: OpenCheckout) => Response | Promise<Response>) {
  return async function openCheckout(c: SandboxRequest): Promise<Response> {
    const state = await loadCheckout(c)
    if (state.status === 'open') return handle(c, state)
    if (state.status === 'ordered') return c.redirect(`/checkout/order-confirmation/${state.orderId}`, 303)
    const { title, text } = messages[state.status]
    return c.html(<MessagePage title={title} text={text} shop={state.shop} />, state.status === 'empty' ? 410 : 404)
  }
}

const messages = {
  empty: {
    title: 'Your bag is empty',
    text: 'There is nothing left to pay for. Add something to your bag, then come back to the checkout.',
  },
  closed: {
    title: 'This checkout has closed',
    text: 'Your checkout has timed out, or it was opened in another browser. Go to your bag to start again.',
  },
} as const
