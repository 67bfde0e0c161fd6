import { readD1Migrations } from '@cloudflare/vitest-plugin'
import { build } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { sandboxSettings } from '../lib/embedded-settings.ts'
import { marketsOfTests, merchantAliases } from '../lib/markets-file.ts'
import { withoutQuota } from '../lib/temporary-shop.ts'

/**
 * The sandbox (local stand-ins of the external services) as a second Worker of each workerd process that runs tests,
 * built from the current sources, with data of its own that `reset` leaves alone.
 */
export async function readSandboxWorker() {
  const { vars, compatibility_date, compatibility_flags } = readConfig({ config: 'packages/sandbox/wrangler.toml' })
  return {
    name: 'sandbox',
    modules: [{ type: 'ESModule' as const, path: 'sandbox.js', contents: await (built ??= buildSandbox()) }],
    ...(compatibility_date && { compatibilityDate: compatibility_date }),
    compatibilityFlags: compatibility_flags,
    bindings: {
      ...vars,
      ...withoutQuota,
      ...sandboxSettings(await marketsOfTests()),
      TEST_MIGRATIONS: await readD1Migrations('packages/sandbox/migrations'),
    },
    durableObjects: { SANDBOX: { className: 'SeededSandbox', useSQLite: true, unsafePreventEviction: true } },
  }
}

let built: Promise<string> | undefined

async function buildSandbox(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: merchantAliases('tests') },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'packages/sandbox/test/worker.ts',
      write: false,
      minify: false,
      rolldownOptions: { external: [/^(?:node|cloudflare):/], moduleTypes: { '.bin': 'binary' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The build of the sandbox for the tests gave no module.')
  return output.output[0].code
}
