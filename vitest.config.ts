import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', environment: 'node', include: ['{client,shared,scripts,bench}/**/*.test.{ts,tsx}'], setupFiles: ['scripts/test/fail-on-console-error.ts'] },
      },
    ],
  },
})
