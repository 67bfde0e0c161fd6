import { createMiddleware } from 'hono/factory'
import { seedCustomers } from '../bigcommerce/customers/samples/seed.ts'
import type { SandboxContext } from '../env.ts'

let arePresent = false

/** Seeds the sample accounts in a new database before the first response, which is that of the start's health check. */
export const withSamples = createMiddleware<SandboxContext>(async function samples(c, next) {
  if (!arePresent) {
    await seedCustomers(c.env.DB, c.env)
    arePresent = true
  }
  await next()
})
