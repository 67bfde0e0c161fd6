/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { readCheckoutSettings } from '../bigcommerce/commerce/checkouts/checkout-settings.ts'
import { arrivalLines, languageOfOrder } from '../bigcommerce/commerce/orders/order-mail.ts'
import { findOrder, paidOrderIdOfCart } from '../bigcommerce/commerce/orders/order-store.ts'
import type { Order } from '../bigcommerce/commerce/orders/order.ts'
import { readShopLinks } from '../bigcommerce/store-sites.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { readSession } from './session.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { MessagePage } from './views/pages.tsx'

const containerId = 'checkout-app'

/**
 * The platform's order confirmation. A channel with a script of its own gets only an empty element, and the script
 * fills the page: https://github.com/bigcommerce/dev-docs/pull/1001
 */
export async function showOrderConfirmation(c: SandboxRequest): Promise<Response> {
  const order = await orderOfSession(c, Number(c.req.param('orderId')))
  if (!order) return c.redirect('/checkout', 303)
  const { confirmation: texts } = checkoutTexts[order.language]
  const { custom_order_confirmation_script_url: script } = await readCheckoutSettings(c.env.DB, order.channelId)
  if (!script) {
    const shop = await readShopLinks(c.env, order.channelId, order.language)
    return c.html(
      <InLanguage language={order.language}>
        <MessagePage
          title={texts.placed}
          text={texts.number(order.orderId)}
          details={deliveriesOf(order.placed)}
          shop={shop}
        />
      </InLanguage>,
    )
  }
  const nonce = crypto.randomUUID()
  const source = `script-src 'nonce-${nonce}' ${new URL(script).origin}; connect-src 'self'`
  c.header(
    'content-security-policy',
    `default-src 'none'; img-src 'self'; ${source}; base-uri 'none'; frame-ancestors 'none'`,
  )
  const config = JSON.stringify({ containerId, orderId: order.orderId })
  return c.html(
    html`<!doctype html>
      <html lang="${order.language}">
        <head>
          <title>${texts.title}</title>
        </head>
        <body>
          <div id="${containerId}"></div>
          <script nonce="${nonce}">
            window.checkoutConfig = ${raw(config)}
          </script>
          <script src="${script}"></script>
        </body>
      </html>`,
  )
}

/** `/api/storefront/orders/{orderId}` of the store's own domain: only the order of this browser's checkout. */
export const storefrontOrders = new Hono<SandboxContext>().get('/:orderId', async (c) => {
  const order = await orderOfSession(c, Number(c.req.param('orderId')))
  if (!order) return c.json({ status: 404, title: 'Not found' }, 404)
  return c.json({ orderId: order.orderId, cartId: order.cartId, channelId: order.channelId, isComplete: true })
})

async function orderOfSession(c: SandboxRequest, orderId: number) {
  const session = await readSession(c)
  if (!session || (await paidOrderIdOfCart(c.env.DB, session.cartId)) !== orderId) return null
  const placed = await findOrder(c.env.DB, orderId)
  return placed && { ...session, orderId, placed, language: languageOfOrder(placed) }
}

/** 'Standard delivery: Thu 3 – Mon 7 Dec' for each delivery. */
function deliveriesOf(order: Order): string[] {
  const { name } = checkoutTexts[languageOfOrder(order)].delivery
  return order.deliveries.map((delivery) => [name(delivery.methodName), ...arrivalLines(order, delivery)].join(': '))
}
