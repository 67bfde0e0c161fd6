import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

function here(path: string) {
  return decodeURIComponent(new URL(path, import.meta.url).pathname)
}

/** The sandbox's tests run in workerd on a D1 database of their own, migrated by the setup file. */
export default defineProject({
  root: here('..'),
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: here('./wrangler.toml') },
      miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations(here('./migrations')) } },
    })),
  ],
  test: {
    name: 'sandbox',
    testTimeout: 60_000,
    include: ['sandbox/**/*.test.ts'],
    setupFiles: [here('./test/setup.ts')],
  },
})
