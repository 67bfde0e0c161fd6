import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// The test files share one isolate and its database. Each of them starts with a new database, as if it ran by itself.
await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
