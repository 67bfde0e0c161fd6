import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  fetch,
  Log,
  LogLevel,
  Miniflare,
  type Request,
  Response,
  type V4WorkerOptions,
  type V4WorkerOptionsShape,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { freePort } from './ports.ts'
import { root } from './root.ts'
import { startTlsFront, type Certificate } from './tls.ts'

type WorkerOptions = {
  /** The `wrangler.json` of a built Worker, relative to the root. */
  config: string
  port: number
  /**
   * Ports of further isolates of the Worker with the same KV and D1. At the edge, two tabs of a shopper may use two
   * isolates.
   */
  morePorts?: readonly number[]
  /** Overrides of the configured bindings. */
  vars: Readonly<Record<string, string>>
  /** The version that the Worker reports; by default one that Miniflare makes up. */
  version?: { id: string; tag: string; timestamp: string } | undefined
  /** Folder of KV and D1, which survive a restart. */
  dataFolder: string
  /** Gets each line that the Worker logs, instead of the terminal. */
  onLog?: ((line: string) => void) | undefined
  /** Serves with HTTPS. The Worker itself gets another port. */
  certificate?: Certificate | undefined
  /** Services in this process that the Worker may call, by the name of their binding. */
  services?: Record<string, (request: Request) => Promise<Response>>
  /** True to leave out the static assets and Miniflare's asset router, for benchmarks. */
  isBare?: boolean
  /** True to measure the heap of its isolate (`isolate-heap.ts`). */
  isInspectable?: boolean
}

/** `addresses` are those of its isolates for programs on this computer, without TLS. */
export type RunningWorker = { miniflare: Miniflare; addresses: URL[]; stop: () => Promise<void> }

/** Serves a production build in its own workerd process, on 127.0.0.1; with HTTPS on all interfaces. */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { onLog, certificate } = options
  const ports = [options.port, ...(options.morePorts ?? [])]
  const plainPorts = certificate ? await Promise.all(ports.map(freePort)) : ports
  const proxyPorts = certificate ? await Promise.all(ports.map(freePort)) : []
  const [plainPort = 0, ...morePlainPorts] = plainPorts
  const { main, workerOptions } = readWorker(join(root, options.config))
  if (!main) throw new Error(`${options.config} names no main module. Run the build first.`)
  const {
    modulesRules: _,
    bindings,
    assets,
    serviceBindings,
    versionMetadata,
    ...rest
  }: V4WorkerOptionsShape = workerOptions
  const worker: V4WorkerOptions = {
    ...rest,
    // Miniflare's own version would replace the binding.
    ...(versionMetadata && !options.version && { versionMetadata }),
    name: basename(dirname(main)),
    rootPath: dirname(main),
    modules: modulesOf(main),
    bindings: { ...bindings, ...options.vars, ...(options.version && { VERSION: options.version }) },
    serviceBindings: {
      ...serviceBindings,
      ...options.services,
      ...(assets && options.isBare && { [assets.binding ?? 'ASSETS']: notFound }),
    },
    ...(assets && !options.isBare && { assets }),
    ...(certificate && { outboundService: callWithoutTls }),
    // A direct socket, because Miniflare's entry Worker would compress HTML and delay streamed chunks.
    unsafeDirectSockets: socketsOf(plainPort, proxyPorts[0]),
  }
  // The first isolate owns the Durable Objects, so that all isolates share one object for each name.
  const durableObjects = Object.fromEntries(
    Object.entries(workerOptions.durableObjects ?? {}).map(([name, { className }]) => [
      name,
      { className, scriptName: basename(dirname(main)), useSQLite: true },
    ]),
  )
  const furtherIsolates = morePlainPorts.map((port, index) => ({
    ...worker,
    durableObjects,
    name: `${worker.name}-${port}`,
    unsafeDirectSockets: socketsOf(port, proxyPorts[index + 1]),
  }))
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      resourcePersistencePath: options.dataFolder,
      telemetry: { enabled: false },
      ...(options.isInspectable && { inspectorPort: 0 }),
      workers: [worker, ...furtherIsolates],
    }),
  )
  await miniflare.ready
  const fronts = certificate
    ? await Promise.all(
        ports.map((port, index) => startTlsFront({ port, target: proxyPorts[index] ?? 0, certificate })),
      )
    : []
  const addresses = plainPorts.map((port) => new URL(`http://localhost:${port}`))
  if (certificate) for (const [index, address] of addresses.entries()) plainAddresses.set(String(ports[index]), address)
  return {
    miniflare,
    addresses,
    async stop() {
      await Promise.all(fronts.map((front) => front.stop()))
      await miniflare.dispose()
    },
  }
}

// The second one takes requests that name their whole address.
function socketsOf(port: number, proxyPort: number | undefined) {
  const host = '127.0.0.1'
  return [{ host, port }, ...(proxyPort === undefined ? [] : [{ host, port: proxyPort, proxy: true }])]
}

/** The plain address of each port that is served with HTTPS. */
const plainAddresses = new Map<string, URL>()

// A Worker does not trust the certificate of another one.
async function callWithoutTls(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const plain = plainAddresses.get(url.port)
  return fetch(plain ? new URL(url.pathname + url.search, plain) : url, request)
}

function modulesOf(main: string) {
  const others = globSync('**/*.{js,mjs,bin}', { cwd: dirname(main) }).filter((path) => path !== basename(main))
  return [basename(main), ...others].map((path) => ({
    type: path.endsWith('.bin') ? ('Data' as const) : ('ESModule' as const),
    path,
  }))
}

function notFound() {
  return new Response(null, { status: 404 })
}
