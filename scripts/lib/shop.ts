import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProgressBar, seedSandbox } from '../seed-sandbox.ts'
import { d1File, migrate } from './database.ts'
import { freePort } from './ports.ts'
import { root } from './root.ts'
import { runWorker } from './workers.ts'
import type { RunningWorker } from './workers.ts'

export const defaultPort = 8787
export const defaultSandboxPort = 8788
const storefrontConfig = 'dist/selvedge/wrangler.json'
const sandboxConfig = 'dist/sandbox/selvedge_sandbox/wrangler.json'
const startDeadline = 30_000

type ShopOptions = {
  /** A free port is chosen when left out; the same holds for the sandbox's. */
  port?: number
  sandboxPort?: number
  /** D1 and KV: created when missing, kept afterwards. */
  dataFolder: string
  /** Number of styles in the sandbox's catalogue. */
  styles?: number | undefined
  /** Bindings of the storefront that replace those of its configuration. */
  vars?: Record<string, string>
  /** Skips Miniflare's assets router: pages only, for benchmarks. */
  isBare?: boolean
}

export type Shop = { storefront: URL; sandbox: URL; workers: { storefront: RunningWorker; sandbox: RunningWorker }; stop: () => Promise<void> }

/** Migrates and seeds the sandbox and serves both built Workers, each in a workerd process of its own. Resolves when both answer. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const ports = { storefront: options.port ?? (await freePort()), sandbox: options.sandboxPort ?? (await freePort()) }
  prepareDatabase(options)
  const running: RunningWorker[] = []
  const stop = async () => void (await Promise.all(running.map((worker) => worker.stop())))
  try {
    const shared = { dataFolder: options.dataFolder }
    const sandbox = await runWorker({ ...shared, config: sandboxConfig, port: ports.sandbox, vars: localVars(sandboxConfig, ports) })
    running.push(sandbox)
    const vars = { ...localVars(storefrontConfig, ports), ...options.vars }
    const storefront = await runWorker({ ...shared, config: storefrontConfig, port: ports.storefront, vars, isBare: options.isBare ?? false })
    running.push(storefront)
    const shop = { storefront: originOf(ports.storefront), sandbox: originOf(ports.sandbox) }
    await untilHealthy(new URL('/control/health', shop.sandbox))
    await untilHealthy(new URL('/health', shop.storefront))
    return { ...shop, workers: { storefront, sandbox }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function prepareDatabase({ dataFolder, styles }: ShopOptions): void {
  const [database] = readConfig(sandboxConfig).d1_databases
  if (!database) throw new Error('The sandbox has no D1 database in its wrangler.toml.')
  const databaseFile = d1File(dataFolder, database.database_id)
  migrate(databaseFile, join(root, 'sandbox/migrations'))
  seedSandbox({ databaseFile, styles, onProgress: createProgressBar('Seeding the sandbox') })
}

/** The configured vars with the default local ports replaced by those in use. */
function localVars(config: string, ports: { storefront: number; sandbox: number }): Record<string, string> {
  const entries = Object.entries(readConfig(config).vars).map(([name, value]) => [
    name,
    value.replaceAll(`localhost:${defaultPort}`, `localhost:\0${ports.storefront}`).replaceAll(`localhost:${defaultSandboxPort}`, `localhost:${ports.sandbox}`).replaceAll('\0', ''),
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
