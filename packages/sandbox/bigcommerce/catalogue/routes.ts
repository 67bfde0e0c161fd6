import { Hono } from 'hono'
import type { SandboxContext } from '../../env.ts'
import { withManagementApi } from '../rest.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { adjustmentRoutes } from './adjustments.ts'
import { categoryRoutes } from './categories.ts'
import { channelRoutes } from './channels.ts'
import { inventoryRoutes } from './inventory.ts'
import { productRoutes } from './products.ts'
import { siteRoutes } from './sites.ts'
import { storeRoutes } from './store.ts'
import { variantRoutes } from './variants.ts'

const store = '/stores/:storeHash'

/**
 * The REST Management API of catalogue, inventory, channels and store. It writes only prices, stock and what the first
 * set-up of an account needs.
 */
export const catalogue = new Hono<SandboxContext>()
catalogue.use(`${store}/*`, withManagementApi)
for (const routes of [
  productRoutes,
  reviewRoutes,
  variantRoutes,
  categoryRoutes,
  inventoryRoutes,
  adjustmentRoutes,
  channelRoutes,
  siteRoutes,
  storeRoutes,
]) {
  catalogue.route(store, routes)
}
