import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recordedLog } from '../test/recorded-fetch.ts'
import { createKvLoad } from './kv-load.ts'

const kv = (env as unknown as { CONTENT: KVNamespace }).CONTENT
const minute = 60_000
const name = 'kept-load-test'

describe('a load backed by KV', () => {
  beforeEach(() => kv.delete(name))

  test('a load backed by KV calls the service once for all isolates', async () => {
    const { ask, settle } = isolate(() => 0)
    const load = vi.fn(async () => 7)
    expect(await ask(load)).toBe(7)
    await settle()
    expect(await isolate(() => minute - 1).ask(load)).toBe(7)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a load backed by KV serves the stored value while it is refreshed in the background', async () => {
    const first = isolate(() => 0)
    await first.ask(async () => 7)
    await first.settle()
    const second = isolate(() => minute)
    expect(await second.ask(async () => 8)).toBe(7)
    await second.settle()
    expect(await isolate(() => minute).ask(async () => 9)).toBe(8)
  })

  test('a load backed by KV serves the stored value if the service fails, and logs the failure', async () => {
    const first = isolate(() => 0)
    await first.ask(async () => 7)
    await first.settle()
    const second = isolate(() => 2 * minute)
    expect(await second.ask(() => Promise.reject(new Error('down')))).toBe(7)
    await second.settle()
    expect(second.lines.map(([, event]) => event)).toEqual(['kept-refresh'])
  })

  test('a load backed by KV calls the service if KV fails or holds a value that no longer parses', async () => {
    await kv.put(name, '{"value":"seven","readAt":0}')
    const first = isolate(() => 0)
    expect(await first.ask(async () => 8)).toBe(8)
    await first.settle()
    const broken = {
      get: () => Promise.reject(new Error('no KV')),
      put: () => Promise.reject(new Error('no KV')),
    } as unknown as KVNamespace
    const { ask, settle, lines } = isolate(() => 0, broken)
    expect(await ask(async () => 9)).toBe(9)
    await settle()
    expect(lines.map(([, event]) => event)).toEqual(['kept-read', 'kept-write'])
  })

  test('a load backed by KV does not cache empty results or failures', async () => {
    const { ask, settle } = isolate(() => 0)
    expect(await ask(async () => 0)).toBe(0)
    await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await settle()
    expect(await kv.get(name)).toBeNull()
  })
})

function isolate(now: () => number, namespace: KVNamespace = kv) {
  const { log, lines } = recordedLog()
  const background: Promise<unknown>[] = []
  const keep = createKvLoad({ kv: namespace, waitUntil: (work) => void background.push(work), log, now })
  const ask = (load: () => Promise<number>) =>
    keep({ name, schema: v.number(), load, isCacheable: (value) => value > 0 })
  const settle = async () => {
    for (let settled = -1; settled < background.length;) {
      settled = background.length
      await Promise.all(background)
    }
  }
  return { ask, settle, lines }
}
