import type { Log } from '../lib/log.ts'
import type { ContentVersion } from '../ports/content-port.ts'
import { pause } from '../upstream/pause.ts'
import { createSharedLoad, type SharedLoad } from '../upstream/shared-load.ts'

/** The version that an isolate has read last. */
export type VersionMemory = { newest: number; load: SharedLoad<number> }

export type ContentVersionOptions = {
  kv: KVNamespace
  memory: VersionMemory
  waitUntil(work: Promise<unknown>): void
  log: Log
  now?: () => number
  /** Milliseconds to wait before a write is repeated. */
  retryDelayMs?: () => number
}

export const versionKey = 'content-version'

// A busy isolate reads the version every two seconds in the background. An isolate that has been idle waits for it.
const memoryTtl = { freshMs: 2000, staleMs: 8000, maxInFlightMs: 1000, maxEntries: 1, maxBytes: 1024 }
// The shortest TTL that KV accepts, in seconds: a data centre may see a new version this much later.
const cacheTtl = 30
const maxWrites = 4
// KV accepts one write to a key in a second, and an edition publishes many items at once.
const jitter = () => 1000 + Math.random() * 300

export function createVersionMemory(now?: () => number): VersionMemory {
  return { newest: 0, load: createSharedLoad({ ...memoryTtl, ...(now && { now }) }) }
}

export function createContentVersion({
  kv,
  memory,
  waitUntil,
  log,
  now = Date.now,
  retryDelayMs = jitter,
}: ContentVersionOptions): ContentVersion {
  const read = async () => Number((await kv.get(versionKey, { cacheTtl })) ?? 0) || 0
  const onFailure = (cause: unknown) => log.error('content-version', cause)
  const remember = (version: number) => {
    memory.newest = Math.max(memory.newest, version)
    return memory.newest
  }
  return {
    async current() {
      try {
        return remember(await memory.load({ key: versionKey, load: read, waitUntil, onRefreshFailure: onFailure }))
      } catch (cause) {
        onFailure(cause)
        return memory.newest
      }
    },
    async advance() {
      const before = Math.max(now(), memory.newest)
      for (let attempt = 1; ; attempt += 1) {
        const version = Math.max(now(), memory.newest + 1)
        try {
          await kv.put(versionKey, String(version))
          return remember(version)
        } catch (cause) {
          if (attempt === maxWrites) throw cause
          await pause(retryDelayMs())
          // A write for another publication, made after this one was published, covers both.
          if (memory.newest > before) return memory.newest
        }
      }
    },
  }
}
