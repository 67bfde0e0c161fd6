import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rasterService } from '../pictures/raster-service.ts'
import type { RasterStore } from '../pictures/raster-store.ts'
import { createProgressBar, seedSandbox } from '../seed-sandbox.ts'
import { d1File, migrate } from './database.ts'
import { defaultPorts, freePort, type Ports } from './ports.ts'
import { root } from './root.ts'
import { registerWebhooks } from './webhooks.ts'
import { runWorker, type RunningWorker } from './workers.ts'

const storefrontConfig = 'dist/selvedge/wrangler.json'
const sandboxConfig = 'dist/sandbox/selvedge_sandbox/wrangler.json'
const startTimeoutMs = 30_000

type SandboxOptions = {
  /** Folder of D1 and KV. Created if missing, and kept. */
  dataFolder: string
  /** Number of styles in the sandbox's catalogue. */
  styles?: number | undefined
  /** Overrides of the sandbox's configured bindings. */
  sandboxVars?: Record<string, string>
  /** Makes WebP versions of the sandbox's pictures. Without it they stay SVG. */
  pictures?: RasterStore
}

export type ShopOptions = SandboxOptions & {
  /** Defaults to a free port, as does the sandbox's port. */
  port?: number
  sandboxPort?: number
  /** Overrides of the storefront's configured bindings. */
  vars?: Record<string, string>
  /** Serves pages without static assets and Miniflare's asset router, for benchmarks. */
  isBare?: boolean
  /** Gets each line that the storefront logs, instead of the terminal. */
  onLog?: (line: string) => void
  /** Number of isolates of the storefront, by default 1. */
  isolates?: number
}

/** `storefronts` are the addresses of all isolates; the first is `storefront`. */
export type Shop = {
  storefront: URL
  storefronts: URL[]
  sandbox: URL
  workers: { storefront: RunningWorker; sandbox: RunningWorker }
  stop: () => Promise<void>
}

/**
 * Migrates and seeds the sandbox and serves both built Workers, each in its own workerd process. Resolves when both
 * respond.
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const ports = { storefront: options.port ?? (await freePort()), sandbox: options.sandboxPort ?? (await freePort()) }
  const sandbox = await startSandbox(options, ports)
  const running = [sandbox]
  const stop = async () => void (await Promise.all(running.map((worker) => worker.stop())))
  try {
    const vars = { ...localVars(storefrontConfig, ports), ...options.vars }
    const { dataFolder, isBare = false, isolates = 1, onLog } = options
    const morePorts = await Promise.all(Array.from({ length: isolates - 1 }, freePort))
    const storefront = await runWorker({
      config: storefrontConfig,
      port: ports.storefront,
      morePorts,
      vars,
      dataFolder,
      isBare,
      onLog,
    })
    running.push(storefront)
    const storefronts = [ports.storefront, ...morePorts].map(originOf)
    for (const origin of storefronts) await untilHealthy(new URL('/health', origin))
    await registerAtSandbox(vars, originOf(ports.storefront))
    return {
      storefront: originOf(ports.storefront),
      storefronts,
      sandbox: originOf(ports.sandbox),
      workers: { storefront, sandbox },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Makes the sandbox report orders to this shop, and no longer to shops that ran on other ports. */
export async function registerAtSandbox(vars: Record<string, unknown>, { origin }: URL): Promise<void> {
  const { BIGCOMMERCE_API_URL: apiUrl, BIGCOMMERCE_ACCESS_TOKEN: accessToken, ORDER_WEBHOOK_SECRET: secret } = vars
  if (typeof apiUrl !== 'string' || typeof accessToken !== 'string' || typeof secret !== 'string') return
  await registerWebhooks({ apiUrl, accessToken, publicOrigin: origin, secret, isOnly: true })
}

/** Serves only the sandbox, migrated and seeded. Resolves when it responds. */
export async function startSandbox(options: SandboxOptions, ports: Ports): Promise<RunningWorker> {
  prepareDatabase(options)
  const vars = { ...localVars(sandboxConfig, ports), ...options.sandboxVars }
  const { dataFolder, pictures } = options
  const services = pictures ? { RASTERS: rasterService(pictures) } : {}
  const sandbox = await runWorker({ config: sandboxConfig, port: ports.sandbox, vars, dataFolder, services })
  try {
    await untilHealthy(new URL('/control/health', originOf(ports.sandbox)))
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
  migrate(databaseFile, join(root, 'sandbox/migrations'))
  const isLong = styles !== undefined && styles > 2000
  seedSandbox({ databaseFile, styles, ...(isLong && { onProgress: createProgressBar('Seeding the sandbox') }) })
}

/** The configured vars, with the ports in use instead of the default local ports. */
function localVars(config: string, ports: Ports): Record<string, string> {
  const entries = Object.entries(readConfig(config).vars).map(([name, value]) => [
    name,
    value
      .replaceAll(`localhost:${defaultPorts.storefront}`, `localhost:\0${ports.storefront}`)
      .replaceAll(`localhost:${defaultPorts.sandbox}`, `localhost:${ports.sandbox}`)
      .replaceAll('\0', ''),
  ])
  return Object.fromEntries(entries)
}

function readConfig(config: string): { vars: Record<string, string>; d1_databases: { database_id: string }[] } {
  return JSON.parse(readFileSync(join(root, config), 'utf8'))
}

function originOf(port: number): URL {
  return new URL(`http://localhost:${port}`)
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
