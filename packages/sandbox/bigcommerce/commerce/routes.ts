import { Hono } from 'hono'
import type { SandboxContext } from '../../env.ts'
import { withManagementApi } from '../rest.ts'
import { cartRoutes } from './carts/cart-routes.ts'
import { checkoutRoutes } from './checkouts/checkout-routes.ts'
import { checkoutSettingsRoutes } from './checkouts/checkout-settings.ts'
import { orderMetafieldRoutes } from './orders/order-metafields.ts'
import { orderRefundRoutes, orderRoutes } from './orders/order-routes.ts'
import { promotionRoutes } from './promotion-routes.ts'

/** Carts, checkouts and orders of the REST Management API, under `/stores/{store_hash}`. */
export const commerce = new Hono<SandboxContext>()

commerce.use('/stores/:storeHash/*', withManagementApi)
commerce.route('/stores/:storeHash/v3/carts', cartRoutes)
commerce.route('/stores/:storeHash/v3/checkouts/settings/channels', checkoutSettingsRoutes)
commerce.route('/stores/:storeHash/v3/checkouts', checkoutRoutes)
commerce.route('/stores/:storeHash/v3/promotions', promotionRoutes)
commerce.route('/stores/:storeHash/v3/orders', orderRefundRoutes)
commerce.route('/stores/:storeHash/v3/orders', orderMetafieldRoutes)
commerce.route('/stores/:storeHash/v2', orderRoutes)
