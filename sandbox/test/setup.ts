import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Applies only what is missing, so it may run before every file.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
