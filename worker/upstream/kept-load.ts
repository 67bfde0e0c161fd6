import * as v from 'valibot'
import type { Log } from '../log.ts'

export type KeptRequest<Value> = {
  /** Name in KV. */
  name: string
  /** An older build may have written the stored value, so it is parsed. */
  schema: v.GenericSchema<unknown, Value>
  load: () => Promise<Value>
  isWorthKeeping: (value: Value) => boolean
}

/** A load that reads KV before it calls the service. A failure of KV never makes it reject. */
export type KeptLoad = <Value>(request: KeptRequest<Value>) => Promise<Value>

type KeptLoadOptions = { kv: KVNamespace; waitUntil(work: Promise<unknown>): void; log: Log; now?: () => number }

const freshMs = 60_000
const keptSeconds = 30 * 24 * 60 * 60

/**
 * Lets a new isolate reuse what another one has loaded. A KV entry is fresh for a minute, then served for up to a month
 * while a background load refreshes it.
 */
export function createKeptLoad({ kv, waitUntil, log, now = Date.now }: KeptLoadOptions): KeptLoad {
  return async function keptLoad({ name, schema, load, isWorthKeeping }) {
    const loadAndKeep = async () => {
      const value = await load()
      if (isWorthKeeping(value)) waitUntil(write(name, value))
      return value
    }
    const kept = await read(name, v.object({ value: schema, readAt: v.number() }))
    if (!kept) return loadAndKeep()
    if (now() - kept.readAt >= freshMs)
      waitUntil(loadAndKeep().catch((cause: unknown) => log.error('kept-refresh', cause, { name })))
    return kept.value
  }

  async function read<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | null> {
    try {
      const parsed = v.safeParse(schema, await kv.get(name, 'json'))
      return parsed.success ? parsed.output : null
    } catch (cause) {
      log.error('kept-read', cause, { name })
      return null
    }
  }

  async function write(name: string, value: unknown): Promise<void> {
    try {
      await kv.put(name, JSON.stringify({ value, readAt: now() }), { expirationTtl: keptSeconds })
    } catch (cause) {
      log.error('kept-write', cause, { name })
    }
  }
}
