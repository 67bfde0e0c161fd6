import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { assetManifest, clientAssets } from './scripts/asset-manifest.ts'
import { defaultPorts, freePort } from './scripts/lib/ports.ts'

const setupFiles = ['scripts/test/fail-on-console-error.ts']
const sandboxPort = await freePort()
/** Set by `npm run fuzz`; otherwise a small sample. */
const { FUZZ_BODIES = '10', FUZZ_SEED = String(Math.floor(Math.random() * 2 ** 31)), FUZZ_ONLY = null } = process.env
const fuzz = { bodies: Number(FUZZ_BODIES), seed: Number(FUZZ_SEED), only: FUZZ_ONLY }
/** A slow machine is no fault of a test's: what hangs ends all the same. */
const testTimeout = 60_000

export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/skip-reporter.ts'],
    projects: [
      'sandbox/vitest.config.ts',
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout,
          include: ['{client,shared,scripts,bench,model,chaos}/**/*.test.{ts,tsx}'],
          setupFiles,
        },
      },
      {
        plugins: [
          assetManifest(clientAssets),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { outboundService: toSandbox },
          }),
        ],
        test: {
          name: 'worker',
          testTimeout,
          include: ['worker/**/*.test.{ts,tsx}'],
          setupFiles,
          globalSetup: ['scripts/test/serve-sandbox.ts'],
          provide: { sandboxPort, fuzz },
        },
      },
    ],
  },
})

/** The vendors' configured addresses lead to the sandbox that this run serves; no test reaches the network. */
function toSandbox(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (url.host !== `localhost:${defaultPorts.sandbox}`)
    return Promise.reject(new Error(`A test asked for ${url}, which is not the sandbox.`))
  url.host = `127.0.0.1:${sandboxPort}`
  const call = new Request(url, request)
  // A connection that is kept may be closed over there while the next call is on its way.
  call.headers.set('connection', 'close')
  // A browser at the hosted checkout follows redirects by itself, with its cookies.
  return fetch(call, { redirect: 'manual' })
}
