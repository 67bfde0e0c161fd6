import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'
import { merchantAliases } from '../../scripts/lib/markets-file.ts'
import { maxWorkers, seed, setupFiles, timeouts } from '../../scripts/test/vitest-options.ts'

const folder = import.meta.dirname
/** `npm test` sets it to `contracts`: only the comparison with the vendors' documents. */
const { SANDBOX_TESTS = 'all' } = process.env

export default defineProject({
  resolve: { alias: merchantAliases('tests') },
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: join(folder, 'wrangler.toml') },
      miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations(join(folder, 'migrations')) } },
    })),
  ],
  test: {
    name: 'sandbox',
    isolate: false,
    maxWorkers,
    ...timeouts,
    include: [SANDBOX_TESTS === 'contracts' ? '**/*.contract.test.ts' : '**/*.test.ts'],
    setupFiles: [...setupFiles, join(folder, 'test/setup.ts')],
    provide: { seed },
  },
})
