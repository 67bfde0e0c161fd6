import { join } from 'node:path'
import { rasterService } from '../pictures/raster-service.ts'
import type { RasterStore } from '../pictures/raster-store.ts'
import { createProgressBar, seedSandbox } from '../seed-sandbox.ts'
import { planCheckoutReturn } from '../setup/checkout-return.ts'
import { deleteOtherWebhooks, planPlatformWebhooks } from '../setup/platform-webhooks.ts'
import { createStoreCall } from '../setup/vendor.ts'
import { d1File, migrate } from './database.ts'
import { sandboxSettings } from './embedded-settings.ts'
import { embeddedVars } from './environments.ts'
import { localVars, originOf, readConfig, type Tls } from './local-vars.ts'
import { freePort, type Ports } from './ports.ts'
import { root } from './root.ts'
import { runWorker, type RunningWorker } from './workers.ts'
import { sitesOf } from '#shared/sites.ts'

const storefrontConfig = 'dist/storefront/wrangler.json'
const sandboxConfig = 'dist/sandbox/worker/wrangler.json'
const startTimeoutMs = 30_000

type SandboxOptions = {
  /** Serves with HTTPS. */
  tls?: Tls | undefined
  /** Folder of D1 and KV. Created if missing, and kept. */
  dataFolder: string
  /** Number of styles in the sandbox's catalogue. */
  styles?: number | undefined
  /** Overrides of the sandbox's configured bindings. */
  sandboxVars?: Record<string, string>
  /** Makes WebP versions of the sandbox's pictures. Without it they stay SVG. */
  pictures?: RasterStore
  /** Gets each line that the sandbox logs, instead of the terminal. */
  onSandboxLog?: (line: string) => void
}

export type ShopOptions = SandboxOptions & {
  /** The `wrangler.json` of the storefront's build, by default of the current one. */
  build?: string
  /** Defaults to a free port, as does the sandbox's port. */
  port?: number
  sandboxPort?: number
  /** Overrides of the storefront's configured bindings. */
  vars?: Record<string, string>
  /** The version that the storefront reports; by default one that Miniflare makes up. */
  version?: { id: string; tag: string; timestamp: string }
  /** Serves pages without static assets and Miniflare's asset router, for benchmarks. */
  isBare?: boolean
  /** True to measure the heaps of the storefront's isolates (`isolate-heap.ts`). */
  isInspectable?: boolean
  /** Gets each line that the storefront logs, instead of the terminal. */
  onLog?: (line: string) => void
  /** True to fill the operations page: browsers report, and the Worker sends copies. Both would count in measurements. */
  isWatched?: boolean
  /** Number of isolates of the storefront, by default 1. */
  isolates?: number
}

type WorkerName = 'storefront' | 'sandbox'

/** `storefronts` are the addresses of all isolates; the first is `storefront`. */
export type Shop = {
  storefront: URL
  storefronts: URL[]
  sandbox: URL
  workers: Record<WorkerName, RunningWorker>
  /** Starts a Worker again, with the same ports and data. Its process may have been killed. */
  restart: (worker: WorkerName) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Migrates and seeds the sandbox and serves both built Workers, each in its own workerd process. Resolves when both
 * respond.
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { tls } = options
  const ports = { storefront: options.port ?? (await freePort()), sandbox: options.sandboxPort ?? (await freePort()) }
  const morePorts = await Promise.all(Array.from({ length: (options.isolates ?? 1) - 1 }, freePort))
  const storefronts = [ports.storefront, ...morePorts].map((port) => originOf(port, tls))
  const vars = {
    ...localVars(embeddedVars(), ports, tls),
    ...(!options.isWatched && { OPERATIONS_PAGE_URL: '', BROWSER_REPORTS_SHARE: '' }),
    ...options.vars,
  }
  const start = {
    sandbox: () => startSandbox(options, ports),
    storefront: () => startStorefront({ ...options, vars }, [ports.storefront, ...morePorts]),
  }
  const sandbox = await start.sandbox()
  try {
    const workers = { sandbox, storefront: await start.storefront() }
    const stop = async () => void (await Promise.all(Object.values(workers).map((worker) => worker.stop())))
    try {
      await registerAtSandbox(vars, originOf(ports.storefront, tls), sandbox.addresses[0])
    } catch (error) {
      await workers.storefront.stop()
      throw error
    }
    return {
      storefront: originOf(ports.storefront, tls),
      storefronts,
      sandbox: originOf(ports.sandbox, tls),
      workers,
      async restart(worker) {
        await workers[worker].stop()
        workers[worker] = await start[worker]()
      },
      stop,
    }
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}

/** Serves only the storefront, with one isolate for each port. Resolves when all of them respond. */
async function startStorefront(
  {
    build = storefrontConfig,
    vars = {},
    version,
    dataFolder,
    isBare = false,
    isInspectable = false,
    onLog,
    tls,
  }: ShopOptions,
  [port = 0, ...morePorts]: readonly number[],
): Promise<RunningWorker> {
  const storefront = await runWorker({
    config: build,
    port,
    morePorts,
    vars,
    version,
    dataFolder,
    isBare,
    isInspectable,
    onLog,
    certificate: tls?.certificate,
  })
  try {
    for (const address of storefront.addresses) await untilHealthy(new URL('/health', address))
    return storefront
  } catch (error) {
    await storefront.stop()
    throw error
  }
}

/**
 * Makes the sandbox report orders and stock, and return shoppers to this shop, and no longer to shops that ran on other
 * ports. `sandbox` is its address for this program, if that differs from the one in the settings.
 */
export async function registerAtSandbox(vars: Record<string, unknown>, { origin }: URL, sandbox?: URL): Promise<void> {
  const { BIGCOMMERCE_API_URL: apiUrl, BIGCOMMERCE_ACCESS_TOKEN: accessToken, ORDER_WEBHOOK_SECRET: secret } = vars
  if (typeof apiUrl !== 'string' || typeof accessToken !== 'string' || typeof secret !== 'string') return
  const call = createStoreCall({
    apiUrl: sandbox ? new URL(new URL(apiUrl).pathname, sandbox).href : apiUrl,
    accessToken,
  })
  await deleteOtherWebhooks(call, origin)
  const changes = [
    planPlatformWebhooks(call, { publicOrigin: origin, secret }),
    ...Object.values(sitesOf(origin, {})).map((site) =>
      planCheckoutReturn(call, { site, channelId: site.market.defaultChannelId }),
    ),
  ]
  for (const { apply } of (await Promise.all(changes)).flat()) await apply()
}

/** Serves only the sandbox, migrated and seeded. Resolves when it responds. */
export async function startSandbox(options: SandboxOptions, ports: Ports): Promise<RunningWorker> {
  prepareDatabase(options)
  const { tls } = options
  const vars = {
    ...localVars(readConfig(sandboxConfig).vars, ports, tls),
    ...sandboxSettings(undefined, embeddedVars()),
    ...options.sandboxVars,
  }
  const { dataFolder, pictures, onSandboxLog: onLog } = options
  const services = pictures ? { RASTERS: rasterService(pictures) } : {}
  const sandbox = await runWorker({
    config: sandboxConfig,
    port: ports.sandbox,
    vars,
    dataFolder,
    services,
    onLog,
    certificate: tls?.certificate,
  })
  try {
    for (const address of sandbox.addresses) await untilHealthy(new URL('/control/health', address))
    return sandbox
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}

/** Number of styles in `SANDBOX_STYLES`. @throws Error if it is not a valid number */
export function chosenStyles(): number | undefined {
  const chosen = process.env['SANDBOX_STYLES']
  if (!chosen) return undefined
  const styles = Number(chosen)
  if (!Number.isInteger(styles) || styles < 1)
    throw new Error(`SANDBOX_STYLES is ${chosen}, which is not a valid number of styles.`)
  return styles
}

function prepareDatabase({ dataFolder, styles }: SandboxOptions): void {
  const [database] = readConfig(sandboxConfig).d1_databases
  if (!database) throw new Error('The sandbox has no D1 database in its wrangler.toml.')
  const databaseFile = d1File(dataFolder, database.database_id)
  migrate(databaseFile, join(root, 'packages/sandbox/migrations'))
  const isLong = styles !== undefined && styles > 2000
  seedSandbox({ databaseFile, styles, ...(isLong && { onProgress: createProgressBar('Seeding the sandbox') }) })
}

async function untilHealthy(url: URL): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const failure = await fetch(url).then(
      async (response) => (response.ok ? '' : `${response.status} ${await response.text()}`),
      (error: unknown) => String(error),
    )
    if (!failure) return
    if (Date.now() > deadline) throw new Error(`${url} does not respond: ${failure.slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
