import type { Log } from '../log.ts'
import { createSharedLoad, type SharedLoad } from '../upstream/shared-load.ts'

/**
 * When content was last published, in epoch milliseconds; 0 until a publication was told. What was made of an older
 * version is made anew, and served only where that fails.
 */
export type ContentVersion = {
  /** Never raises, and never goes back. */
  current(): Promise<number>
  /** Says that content was published now. Raises when that cannot be kept. */
  advance(): Promise<number>
}

/** What an isolate knows of the version. */
export type VersionMemory = { newest: number; load: SharedLoad<number> }

export type ContentVersionOptions = {
  kv: KVNamespace
  memory: VersionMemory
  waitUntil(work: Promise<unknown>): void
  log: Log
  now?: () => number
}

export const versionKey = 'content-version'

// A busy isolate asks every two seconds, behind an answer; a quiet one waits for it before it answers.
const life = { freshMs: 2000, staleMs: 8000, maxInFlightMs: 1000, maximum: 1 }
// The shortest that KV takes: a data centre may show a version this much later than the one that was told.
const cacheTtl = 30

export function createVersionMemory(now?: () => number): VersionMemory {
  return { newest: 0, load: createSharedLoad({ ...life, ...(now && { now }) }) }
}

export function createContentVersion({
  kv,
  memory,
  waitUntil,
  log,
  now = Date.now,
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
      const version = Math.max(now(), memory.newest + 1)
      await kv.put(versionKey, String(version))
      return remember(version)
    },
  }
}
