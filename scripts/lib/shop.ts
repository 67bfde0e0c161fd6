import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProgressBar, seedSandbox } from '../seed-sandbox.ts'
import { d1File, migrate } from './database.ts'
import { defaultPorts, freePort, type Ports } from './ports.ts'
import { root } from './root.ts'
import { registerWebhooks } from './webhooks.ts'
import { runWorker, type RunningWorker } from './workers.ts'

const storefrontConfig = 'dist/selvedge/wrangler.json'
const sandboxConfig = 'dist/sandbox/selvedge_sandbox/wrangler.json'
const startDeadline = 30_000

type SandboxOptions = {
  /** D1 and KV: created when missing, kept afterwards. */
  dataFolder: string
  /** Number of styles in the sandbox's catalogue. */
  styles?: number | undefined
  /** Bindings of the sandbox that replace those of its configuration. */
  sandboxVars?: Record<string, string>
}

export type ShopOptions = SandboxOptions & {
  /** A free port is chosen when left out; the same holds for the sandbox's. */
  port?: number
  sandboxPort?: number
  /** Bindings of the storefront that replace those of its configuration. */
  vars?: Record<string, string>
  /** Leaves out static assets and Miniflare's router for them: pages only, for benchmarks. */
  isBare?: boolean
  /** Gets each line that the storefront logs, instead of the terminal. */
  onLog?: (line: string) => void
  /** How many isolates serve the storefront; 1 when left out. */
  isolates?: number
}

/** `storefronts`: every isolate's address, that of `storefront` first. */
export type Shop = {
  storefront: URL
  storefronts: URL[]
  sandbox: URL
  workers: { storefront: RunningWorker; sandbox: RunningWorker }
  stop: () => Promise<void>
}

/**
 * Migrates and seeds the sandbox and serves both built Workers, each in a workerd process of its own. Resolves when
 * both answer.
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

/** Has the sandbox report orders to this shop, and to no shop that ran on another port. */
export async function registerAtSandbox(vars: Record<string, unknown>, { origin }: URL): Promise<void> {
  const { BIGCOMMERCE_API_URL: apiUrl, BIGCOMMERCE_ACCESS_TOKEN: accessToken, ORDER_WEBHOOK_SECRET: secret } = vars
  if (typeof apiUrl !== 'string' || typeof accessToken !== 'string' || typeof secret !== 'string') return
  await registerWebhooks({ apiUrl, accessToken, publicOrigin: origin, secret, isOnly: true })
}

/** The sandbox alone, migrated and seeded. Resolves when it answers. */
export async function startSandbox(options: SandboxOptions, ports: Ports): Promise<RunningWorker> {
  prepareDatabase(options)
  const vars = { ...localVars(sandboxConfig, ports), ...options.sandboxVars }
  const sandbox = await runWorker({ config: sandboxConfig, port: ports.sandbox, vars, dataFolder: options.dataFolder })
  try {
    await untilHealthy(new URL('/control/health', originOf(ports.sandbox)))
    return sandbox
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}

/** The number of styles that `SANDBOX_STYLES` asks for. @throws for what is no such number. */
export function chosenStyles(): number | undefined {
  const chosen = process.env['SANDBOX_STYLES']
  if (!chosen) return undefined
  const styles = Number(chosen)
  if (!Number.isInteger(styles) || styles < 1)
    throw new Error(`SANDBOX_STYLES is ${chosen}, which is not a number of styles.`)
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

/** The configured vars with the default local ports replaced by those in use. */
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
  const deadline = Date.now() + startDeadline
  for (;;) {
    const answer = await fetch(url).then(
      async (response) => (response.ok ? '' : `${response.status} ${await response.text()}`),
      (error: unknown) => String(error),
    )
    if (!answer) return
    if (Date.now() > deadline) throw new Error(`${url} does not answer: ${answer.slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
