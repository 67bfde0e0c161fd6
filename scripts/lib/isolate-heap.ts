import * as v from 'valibot'
import type { RunningWorker } from './workers.ts'

/** Bytes of an isolate. `used`: live objects of JavaScript; `buffers`: the contents of its array buffers. */
export type IsolateHeap = { used: number; buffers: number }

const TargetsSchema = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }))
const UsageSchema = v.object({ usedSize: v.number(), backingStorageSize: v.number() })
const ReplySchema = v.object({ id: v.number(), result: v.optional(v.unknown()) })

/**
 * What the isolate of a Worker holds after a garbage collection, without the rest of its process: the runtime, its
 * caches and the simulated storage. The Worker must run with `isInspectable`.
 */
export async function heapOf({ miniflare }: RunningWorker): Promise<IsolateHeap> {
  const { host } = await miniflare.getInspectorURL()
  const targets = v.parse(TargetsSchema, await (await fetch(`http://${host}/json`)).json())
  const target = targets.find(({ id }) => id.startsWith('core:user:'))
  if (!target) throw new Error('The inspector knows no Worker.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  try {
    await once(socket, 'open')
    // The runtime ignores a request to collect garbage, but collects it before a snapshot.
    await send(socket, { id: 1, method: 'HeapProfiler.takeHeapSnapshot' })
    const usage = v.parse(UsageSchema, await send(socket, { id: 2, method: 'Runtime.getHeapUsage' }))
    return { used: usage.usedSize, buffers: usage.backingStorageSize }
  } finally {
    socket.close()
  }
}

async function send(socket: WebSocket, command: { id: number; method: string }): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  function read({ data }: MessageEvent): void {
    const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), ReplySchema), data)
    if (reply.success && reply.output.id === command.id) resolve(reply.output.result)
  }
  const fail = () => reject(new Error(`The inspector did not reply to ${command.method}.`))
  socket.addEventListener('message', read)
  socket.addEventListener('close', fail)
  socket.send(JSON.stringify(command))
  try {
    return await promise
  } finally {
    socket.removeEventListener('message', read)
    socket.removeEventListener('close', fail)
  }
}

function once(socket: WebSocket, event: 'open'): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener(event, () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector cannot be reached.')), { once: true })
  })
}
