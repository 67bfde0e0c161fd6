import { describe, expect, test } from 'vitest'
import { recordedLog } from '../test/recorded-fetch.ts'
import { createContentVersion, createVersionMemory } from './content-version.ts'

function setUp() {
  const world = {
    at: 1_000_000,
    stored: null as string | null,
    isDown: false,
    reads: 0,
    writes: 0,
    /** Until then KV refuses writes. */
    refusesUntil: 0,
  }
  const background: Promise<unknown>[] = []
  const { log, lines } = recordedLog()
  const now = () => world.at
  const kv = {
    async get() {
      world.reads += 1
      if (world.isDown) throw new Error('KV is down')
      return world.stored
    },
    async put(_name: string, value: string) {
      if (world.isDown) throw new Error('KV is down')
      if (world.at < world.refusesUntil) throw new Error('KV PUT failed: 429 Too Many Requests')
      world.writes += 1
      world.stored = value
    },
  } as unknown as KVNamespace
  const retryDelayMs = () => {
    world.at += 1000
    return 0
  }
  const isolate = () => {
    const memory = createVersionMemory(now)
    const waitUntil = (work: Promise<unknown>) => void background.push(work)
    return () => createContentVersion({ kv, memory, waitUntil, log, now, retryDelayMs })
  }
  return { world, lines, isolate, settle: () => Promise.all(background.splice(0)) }
}

describe('the content version', () => {
  test('the content version is 0 before the first publication, then the time of the last one', async () => {
    const { isolate, world } = setUp()
    const version = isolate()
    expect(await version().current()).toBe(0)
    await version().advance()
    expect([await version().current(), world.stored]).toEqual([1_000_000, '1000000'])
  })

  test('the content version grows with every publication, even within one millisecond', async () => {
    const version = setUp().isolate()
    expect([await version().advance(), await version().advance()]).toEqual([1_000_000, 1_000_001])
  })

  test('the content version is read at most once in two seconds, and then in the background', async () => {
    const { isolate, world, settle } = setUp()
    const [here, there] = [isolate(), isolate()]
    await here().current()
    await here().current()
    expect(world.reads).toBe(1)
    await there().advance()
    world.at += 2000
    expect(await here().current()).toBe(0)
    await settle()
    expect(await here().current()).toBe(1_000_000)
  })

  test('an isolate that has been idle waits for the content version', async () => {
    const { isolate, world } = setUp()
    const [here, there] = [isolate(), isolate()]
    await here().current()
    await there().advance()
    world.at += 10_000
    expect(await here().current()).toBe(1_000_000)
  })

  test('the content version never goes back, even if KV returns an older one', async () => {
    const { isolate, world } = setUp()
    const version = isolate()
    await version().advance()
    world.stored = '5'
    world.at += 60_000
    expect(await version().current()).toBe(1_000_000)
  })

  test('the content version stays at the last known one while KV fails, and the failure is logged', async () => {
    const { isolate, world, lines } = setUp()
    const version = isolate()
    await version().advance()
    world.isDown = true
    world.at += 60_000
    expect(await version().current()).toBe(1_000_000)
    expect(lines.map(([level, event]) => [level, event])).toEqual([['error', 'content-version']])
    await expect(version().advance()).rejects.toThrow('KV is down')
  })

  test('publications that KV refuses within a second of another one share a later write', async () => {
    const { isolate, world } = setUp()
    const version = isolate()
    await version().advance()
    world.at += 100
    world.refusesUntil = 1_001_000
    const publishedAt = world.at
    const versions = await Promise.all([version().advance(), version().advance(), version().advance()])
    expect(new Set(versions).size).toBe(1)
    expect(versions[0]).toBeGreaterThan(publishedAt)
    expect([world.writes, world.stored]).toEqual([2, String(versions[0])])
  })

  test('the content version ignores a value in KV that is not a number', async () => {
    const { isolate, world } = setUp()
    world.stored = 'x'
    expect(await isolate()().current()).toBe(0)
  })
})
