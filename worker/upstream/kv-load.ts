import * as v from 'valibot'
import type { Log } from '../lib/log.ts'

export type KvLoadRequest<Value> = {
  /** Name in KV. */
  name: string
  /** An older build may have written the stored value, so it is parsed. */
  schema: v.GenericSchema<unknown, Value>
  load: () => Promise<Value>
  isCacheable: (value: Value) => boolean
  /** The age at which a stored value is read again, in the background. A minute by default. */
  freshMs?: number
}

/** A load that reads KV before it calls the service. A failure of KV never makes it reject. */
export type KvLoad = <Value>(request: KvLoadRequest<Value>) => Promise<Value>

type KvLoadOptions = { kv: KVNamespace; waitUntil(work: Promise<unknown>): void; log: Log; now?: () => number }

const minuteMs = 60_000
const ttlSeconds = 30 * 24 * 60 * 60

/**
 * Lets a new isolate reuse what another one has loaded. A KV entry that is no longer fresh is served for up to a month
 * while a background load refreshes it.
 */
export function createKvLoad({ kv, waitUntil, log, now = Date.now }: KvLoadOptions): KvLoad {
  return async function kvLoad({ name, schema, load, isCacheable, freshMs = minuteMs }) {
    const loadAndStore = async () => {
      const value = await load()
      if (isCacheable(value)) waitUntil(write(name, value))
      return value
    }
    const stored = await read(name, v.object({ value: schema, readAt: v.number() }))
    if (!stored) return loadAndStore()
    if (now() - stored.readAt >= freshMs)
      waitUntil(loadAndStore().catch((cause: unknown) => log.error('kept-refresh', cause, { name })))
    return stored.value
  }

  async function read<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | null> {
    const parsed = v.safeParse(schema, await kv.get(name, 'json').catch(log.fallback('kept-read', null, { name })))
    return parsed.success ? parsed.output : null
  }

  async function write(name: string, value: unknown): Promise<void> {
    try {
      await kv.put(name, JSON.stringify({ value, readAt: now() }), { expirationTtl: ttlSeconds })
    } catch (cause) {
      log.error('kept-write', cause, { name })
    }
  }
}
