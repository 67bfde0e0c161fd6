import { Hono } from 'hono'
import type { SandboxContext } from '../../env.ts'
import { withManagementApi } from '../rest.ts'
import { categoryRoutes } from './categories.ts'
import { channelRoutes } from './channels.ts'
import { inventoryRoutes } from './inventory.ts'
import { pricingRoutes } from './pricing.ts'
import { productRoutes } from './products.ts'
import { storeRoutes } from './store.ts'
import { variantRoutes } from './variants.ts'

const store = '/stores/:storeHash'

/** The read side of the REST Management API: catalogue, inventory, pricing, channels, store. */
export const catalogue = new Hono<SandboxContext>()
catalogue.use(`${store}/*`, withManagementApi)
for (const routes of [productRoutes, variantRoutes, categoryRoutes, inventoryRoutes, pricingRoutes, channelRoutes, storeRoutes]) {
  catalogue.route(store, routes)
}
