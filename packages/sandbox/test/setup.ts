import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { resetSignInLimits } from '../bigcommerce/customers/login/sign-in.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'

// The test files share one isolate and its database. Each of them starts with a new database, as if it ran by itself.
await reset()
resetSignInLimits()
resetRateWindows()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
