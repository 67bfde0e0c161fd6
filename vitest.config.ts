import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { assetManifest, clientAssets } from './scripts/build-plugins/asset-manifest.ts'
import { messageCatalogues } from './scripts/build-plugins/message-catalogues.ts'
import { embeddedSettings } from './scripts/lib/embedded-settings.ts'
import { marketsOfTests, merchantAliases } from './scripts/lib/markets-file.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { pseudoLanguage, withPseudoLanguage } from './scripts/test/pseudo-language.ts'
import { readSandboxWorker } from './scripts/test/sandbox-worker.ts'
import { isProof, maxWorkers, seed, setupFiles, testFiles, timeouts } from './scripts/test/vitest-options.ts'

const { FUZZ_BODIES = '10', FUZZ_ONLY = null } = process.env
/** Set by `npm run fuzz`; otherwise a small sample. */
const fuzz = { bodies: Number(FUZZ_BODIES), only: FUZZ_ONLY }

/**
 * The vendors' configured addresses lead to a sandbox of this workerd process; no test reaches the network. The files
 * of one process run one after the other, so none of them sees stock or orders that another one changes meanwhile.
 */
const storefront = async () => ({
  wrangler: { configPath: './wrangler.toml' },
  miniflare: {
    outboundService: 'sandbox',
    workers: [await readSandboxWorker()],
    bindings: embeddedSettings(await marketsOfTests()),
  },
})

/** The tests have markets and a catalogue of their own. */
const resolve = { alias: merchantAliases('tests') }

export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/skip-reporter.ts'],
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*',
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          ...timeouts,
          ...testFiles('{client,shared,scripts,proof/bench,proof/model,proof/chaos,proof/contracts,proof/judges}'),
          setupFiles,
          provide: { seed },
        },
      },
      {
        resolve,
        plugins: [messageCatalogues(), assetManifest(clientAssets), cloudflareTest(storefront)],
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
        resolve,
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
