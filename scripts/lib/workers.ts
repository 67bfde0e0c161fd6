import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  Response,
  type V4WorkerOptions,
  type V4WorkerOptionsShape,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { root } from './root.ts'

type WorkerOptions = {
  /** A built Worker: the `wrangler.json` which the build wrote, relative to the root. */
  config: string
  port: number
  /**
   * More isolates of the Worker with the same KV and D1, each on a port of its own: as at the edge, where two tabs of a
   * shopper may meet two.
   */
  morePorts?: readonly number[]
  /** Bindings that replace those of the configuration. */
  vars: Record<string, string>
  /** KV and D1 live here and survive a restart. */
  dataFolder: string
  /** Gets each line that the Worker logs, instead of the terminal. */
  onLog?: ((line: string) => void) | undefined
  /** Leaves out the static assets and with them Miniflare's assets router: what a benchmark measures. */
  isBare?: boolean
}

export type RunningWorker = { miniflare: Miniflare; stop: () => Promise<void> }

/** Serves a production build in a workerd process of its own, on 127.0.0.1. */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { onLog } = options
  const { main, workerOptions } = readWorker(join(root, options.config))
  if (!main) throw new Error(`${options.config} names no main module: build first.`)
  const { modulesRules: _, bindings, assets, serviceBindings, ...rest }: V4WorkerOptionsShape = workerOptions
  const worker: V4WorkerOptions = {
    ...rest,
    name: basename(dirname(main)),
    rootPath: dirname(main),
    modules: modulesOf(main),
    bindings: { ...bindings, ...options.vars },
    serviceBindings: {
      ...serviceBindings,
      ...(assets && options.isBare && { [assets.binding ?? 'ASSETS']: notFound }),
    },
    ...(assets && !options.isBare && { assets }),
    // Miniflare's entry Worker would compress HTML, and hold streamed chunks back: a direct socket does not.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port }],
  }
  // Durable Objects are the first one's: there is one of each name for all isolates.
  const durableObjects = Object.fromEntries(
    Object.entries(workerOptions.durableObjects ?? {}).map(([name, { className }]) => [
      name,
      { className, scriptName: basename(dirname(main)), useSQLite: true },
    ]),
  )
  const more = (options.morePorts ?? []).map((port) => ({
    ...worker,
    durableObjects,
    name: `${worker.name}-${port}`,
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }))
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      resourcePersistencePath: options.dataFolder,
      telemetry: { enabled: false },
      workers: [worker, ...more],
    }),
  )
  await miniflare.ready
  return { miniflare, stop: () => miniflare.dispose() }
}

function modulesOf(main: string) {
  const chunks = globSync('**/*.{js,mjs,bin}', { cwd: dirname(main) }).filter((path) => path !== basename(main))
  const files = globSync('**/*.bin', { cwd: dirname(main) })
  return [
    ...[basename(main), ...chunks].map((path) => ({
      type: path.endsWith('.bin') ? ('Data' as const) : ('ESModule' as const),
      path,
    })),
    ...files.map((path) => ({ type: 'Data' as const, path })),
  ]
}

function notFound() {
  return new Response(null, { status: 404 })
}
