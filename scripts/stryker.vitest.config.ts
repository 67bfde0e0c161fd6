import { defineConfig } from 'vitest/config'
import { seed, setupFiles } from './test/vitest-options.ts'

/** The tests that `npm run mutation` runs: those that need no workerd, which Stryker cannot run. */
export default defineConfig({
  test: { include: ['shared/**/*.test.ts'], setupFiles, provide: { seed } },
})
