import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import type { TalononeContext } from './context.ts'
import { managementRoutes } from './management-routes.ts'
import { customerDataRoutes, inventoryRoutes, profileRoutes } from './profile-routes.ts'
import { Refusal, respondToError } from './refusal.ts'
import { sessionRoutes } from './session-routes.ts'
import { withApiKey } from './with-api-key.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

const api = new Hono<TalononeContext>()
api.use(withApiKey)
api.use(withIdempotencyKey)
api.route('/v2/customer_sessions', sessionRoutes)
api.route('/v2/customer_profiles', profileRoutes)
api.route('/v1/customer_profiles', inventoryRoutes)
api.route('/v1/customer_data', customerDataRoutes)
api.all('*', () => {
  throw new Refusal(404, 'Not found')
})
api.onError(respondToError)

/** The promotions engine: its Integration API, and of its Management API applications and attributes. */
export const talonone = new Hono<SandboxContext>()
talonone.route('/v1', managementRoutes)
talonone.route('/', api)
