import { Hono } from 'hono'
import type { SandboxContext } from '../../env.ts'
import { withManagementApi } from '../rest.ts'
import { accountRoutes } from './account-routes.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { loginRoutes } from './login/login-routes.tsx'
import { respondWithCustomersError } from './refusals.ts'
import { wishlistRoutes } from './wishlist-routes.ts'

const family = new Hono<SandboxContext>()
family.route('/addresses', addressRoutes)
family.route('/', accountRoutes)
family.route('/', customerRoutes)
family.onError(respondWithCustomersError)

/**
 * Customers, their addresses and wishlists: in the REST Management API under `/stores/{store_hash}`, and on the store's
 * own domain.
 */
export const customers = new Hono<SandboxContext>()

customers.use('/stores/:storeHash/*', withManagementApi)
customers.route('/stores/:storeHash/v3/customers', family)
customers.route('/stores/:storeHash/v3/wishlists', wishlistRoutes)
customers.route('/', loginRoutes)
customers.onError(respondWithCustomersError)
