import { describe, expect, test } from 'vitest'
import { recordedLog } from '../test/recorded-fetch.ts'
import { createContentVersion, createVersionMemory } from './content-version.ts'

function setUp() {
  const world = { at: 1_000_000, stored: null as string | null, isDown: false, reads: 0 }
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
      world.stored = value
    },
  } as unknown as KVNamespace
  const isolate = () => {
    const memory = createVersionMemory(now)
    return () => createContentVersion({ kv, memory, waitUntil: (work) => void background.push(work), log, now })
  }
  return { world, lines, isolate, settle: () => Promise.all(background.splice(0)) }
}

describe('the content version', () => {
  test('is 0 until something is published, and then its time', async () => {
    const { isolate, world } = setUp()
    const version = isolate()
    expect(await version().current()).toBe(0)
    await version().advance()
    expect([await version().current(), world.stored]).toEqual([1_000_000, '1000000'])
  })

  test('grows with every publication, be they in one moment', async () => {
    const version = setUp().isolate()
    expect([await version().advance(), await version().advance()]).toEqual([1_000_000, 1_000_001])
  })

  test('is read once in two seconds, and then behind the answer', async () => {
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

  test('is waited for by an isolate that was quiet', async () => {
    const { isolate, world } = setUp()
    const [here, there] = [isolate(), isolate()]
    await here().current()
    await there().advance()
    world.at += 10_000
    expect(await here().current()).toBe(1_000_000)
  })

  test('never goes back, though KV shows an older one', async () => {
    const { isolate, world } = setUp()
    const version = isolate()
    await version().advance()
    world.stored = '5'
    world.at += 60_000
    expect(await version().current()).toBe(1_000_000)
  })

  test('is the last one known while KV fails, which is logged', async () => {
    const { isolate, world, lines } = setUp()
    const version = isolate()
    await version().advance()
    world.isDown = true
    world.at += 60_000
    expect(await version().current()).toBe(1_000_000)
    expect(lines.map(([level, event]) => [level, event])).toEqual([['error', 'content-version']])
    await expect(version().advance()).rejects.toThrow('KV is down')
  })

  test('takes what is no number for none', async () => {
    const { isolate, world } = setUp()
    world.stored = 'x'
    expect(await isolate()().current()).toBe(0)
  })
})
