import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { assetManifest, clientAssets } from './scripts/asset-manifest.ts'
import { defaultPorts } from './scripts/lib/ports.ts'
import { messageCatalogues } from './scripts/message-catalogues.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { pseudoLanguage, withPseudoLanguage } from './scripts/test/pseudo-language.ts'
import { serveSandbox } from './scripts/test/serve-sandbox.ts'
import { isProof, seed, setupFiles, testFiles } from './scripts/test/vitest-options.ts'

const { FUZZ_BODIES = '10', FUZZ_ONLY = null } = process.env
/** Set by `npm run fuzz`; otherwise a small sample. */
const fuzz = { bodies: Number(FUZZ_BODIES), only: FUZZ_ONLY }
/** Long, so that no test fails on a slow machine. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

const sandboxOrigin = `http://localhost:${defaultPorts.sandbox}`

/**
 * The vendors' configured addresses lead to a sandbox of this workerd process; no test reaches the network. The files
 * of one process run one after the other, so none of them sees stock or orders that another one changes meanwhile.
 */
async function createNetwork() {
  const { origin } = await serveSandbox({ origin: sandboxOrigin })
  return {
    name: 'network',
    modules: true,
    compatibilityDate: '2026-10-01',
    script: `export default {
      async fetch(request) {
        const url = new URL(request.url)
        if (url.origin !== '${sandboxOrigin}') throw new Error('A test asked for ' + url + ', which is not the sandbox.')
        url.host = '127.0.0.1:${new URL(origin).port}'
        const { method, headers } = request
        const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
        // A browser at the hosted checkout follows redirects by itself, with its cookies.
        const send = () => fetch(url, { method, headers, body, redirect: 'manual' })
        // A kept connection may have been closed by the sandbox, which then has not seen the request.
        return send().catch(send).catch(send)
      },
    }`,
  }
}

const storefront = async () => ({
  wrangler: { configPath: './wrangler.toml' },
  miniflare: { outboundService: 'network', workers: [await createNetwork()] },
})

export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/skip-reporter.ts'],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './sandbox/wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('sandbox/migrations') } },
          })),
        ],
        test: {
          name: 'sandbox',
          isolate: false,
          ...timeouts,
          ...testFiles('sandbox'),
          setupFiles: [...setupFiles, 'sandbox/test/setup.ts'],
          provide: { seed },
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          ...timeouts,
          ...testFiles('{client,shared,scripts,proof/bench,proof/model,proof/chaos,proof/contracts}'),
          setupFiles,
          provide: { seed },
        },
      },
      {
        plugins: [assetManifest(clientAssets), cloudflareTest(storefront)],
        // React as it is deployed. Its warnings fail the tests of all pages in the pseudo-language.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'worker',
          env: { NODE_ENV: 'production' },
          isolate: false,
          ...timeouts,
          ...testFiles('worker', ['worker/test/pseudo-language/**']),
          setupFiles: [...setupFiles, 'worker/test/setup.ts'],
          provide: { fuzz, seed, isProof },
        },
      },
      {
        plugins: [
          messageCatalogues(withPseudoLanguage),
          pseudoLanguage(),
          assetManifest(clientAssets),
          cloudflareTest(storefront),
        ],
        test: {
          name: 'pseudo-language',
          isolate: false,
          ...timeouts,
          ...testFiles('worker/test/pseudo-language'),
          setupFiles: [...setupFiles, 'worker/test/setup.ts'],
          provide: { fuzz, seed, isProof },
        },
      },
    ],
  },
})
