import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Applies only missing migrations, so it can run before every test file.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
