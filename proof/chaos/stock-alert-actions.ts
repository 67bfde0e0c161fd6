import { request } from '../model/http.ts'
import { differs, type ChaosAction } from './action.ts'
import { linkTo, mailed } from './mailed.ts'
import { marketing } from './other-actions.ts'
import type { Stage } from './stage.ts'
import { newEmail } from './visitors.ts'
import { stopStockAlertsPath } from '#shared/links.ts'
import { actions } from '#shared/routes.ts'

/** The forms of stock alerts. */
export const stockAlertActions = {
  notifyStock: {
    needs: ['bigcommerce', 'marketing'],
    async prepare(stage) {
      const email = newEmail()
      const visitor = stage.visitors.guest()
      const { productId, variantId, sku } = stage.soldOut
      return {
        visitor,
        press: () =>
          visitor.jar.post(actions.notifyStock, { productId: String(productId), variantId: String(variantId), email }),
        isDone: ({ location }) => location.includes('notify=kept'),
        async check() {
          // The service says if it knew the request already.
          const { status } = await marketing(stage, '/stock-notifications', { email, sku, market: 'en' })
          return differs('status of the same request', status, 200)
        },
      }
    },
  },
  stopStockAlerts: {
    needs: ['marketing'],
    async prepare(stage) {
      const email = newEmail()
      const visitor = stage.visitors.guest()
      const link = await stockAlertLink(stage, email)
      await marketing(stage, '/stock-notifications', { email, sku: stage.soldOut.sku, market: 'en' })
      return {
        visitor,
        press: () => visitor.jar.post(actions.stopStockAlerts, { link }),
        async check() {
          const { body } = await marketing(stage, '/stock-notifications/list', { email })
          return differs('open requests', body, '{"notifications":[]}')
        },
      }
    },
  },
} as const satisfies Record<string, ChaosAction>

/** The link in the mail about a variant that is in stock. */
async function stockAlertLink(stage: Stage, email: string): Promise<string> {
  const variant = stage.product.variants.find(({ inventory_level: level }) => level > 0)
  if (!variant) throw new Error('The product of the stage is sold out.')
  const { sku, inventory_level: units } = variant
  const sandbox = stage.shop.sandbox
  await marketing(stage, '/stock-notifications', { email, sku, market: 'en' })
  await request(new URL('/control/stock', sandbox), {
    method: 'POST',
    headers: { 'x-control': '1', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ sku, units: String(units) }).toString(),
  })
  return mailed(stage, email, linkTo(stopStockAlertsPath))
}
