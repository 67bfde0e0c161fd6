/** @jsxImportSource hono/jsx */

import type { SandboxRequest } from '../env.ts'
import { loadCheckout } from './load-checkout.ts'
import type { OpenCheckout } from './step-view.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { MessagePage } from './views/pages.tsx'

/** Wraps a handler for browsers with a cart to pay for. Other browsers are redirected or get a message. */
export function withOpenCheckout(handle: (c: SandboxRequest, checkout: OpenCheckout) => Response | Promise<Response>) {
  return async function openCheckout(c: SandboxRequest): Promise<Response> {
    const state = await loadCheckout(c)
    if (state.status === 'open') return handle(c, state)
    if (state.status === 'ordered') return c.redirect(`/checkout/order-confirmation/${state.orderId}`, 303)
    const { status, language, shop } = state
    return c.html(
      <InLanguage language={language}>
        <MessagePage {...checkoutTexts[language].messages[status]} shop={shop} />
      </InLanguage>,
      status === 'empty' ? 410 : 404,
    )
  }
}
