import { createMiddleware } from 'hono/factory'
import { seedCustomers } from '../bigcommerce/customers/samples/seed.ts'
import type { SandboxContext } from '../env.ts'

let arePresent = false

/**
 * Puts the sample accounts into a fresh database before the first call is answered, which is the health check of the
 * start.
 */
export const withSamples = createMiddleware<SandboxContext>(async function samples(c, next) {
  if (!arePresent) {
    await seedCustomers(c.env.DB, c.env)
    arePresent = true
  }
  await next()
})
