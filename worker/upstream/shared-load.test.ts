import { describe, expect, test } from 'vitest'
import { createSharedLoad } from './shared-load.ts'

function setUp({ maxInFlightMs = 1000 } = {}) {
  const clock = { at: 0 }
  const failures: unknown[] = []
  const work: Promise<unknown>[] = []
  const load = createSharedLoad<string>({
    freshMs: 60,
    staleMs: 600,
    maxInFlightMs,
    maxEntries: 5,
    maxBytes: 100_000,
    now: () => clock.at,
  })
  const ask = (loader: () => Promise<string>) =>
    load({
      key: 'tree',
      load: loader,
      waitUntil: (promise) => void work.push(promise),
      onRefreshFailure: (cause) => void failures.push(cause),
    })
  return { clock, failures, work, ask }
}

// A shared load is a stale-while-revalidate cache that joins simultaneous loads.
describe('shared load', () => {
  test('a shared load loads once for all callers that ask at the same time', async () => {
    const { ask } = setUp()
    let loads = 0
    const loader = async () => `load ${(loads += 1)}`
    expect(await Promise.all([ask(loader), ask(loader), ask(loader)])).toEqual(['load 1', 'load 1', 'load 1'])
    expect(await ask(loader)).toBe('load 1')
  })

  test('a shared load serves a stale value while one load refreshes it', async () => {
    const { ask, clock, work } = setUp()
    await ask(async () => 'old')
    clock.at = 100
    let loads = 0
    const loader = async () => `new ${(loads += 1)}`
    expect(await Promise.all([ask(loader), ask(loader)])).toEqual(['old', 'old'])
    await Promise.all(work)
    expect(await ask(loader)).toBe('new 1')
  })

  test('a shared load keeps the stale value if the refresh fails, and tries again', async () => {
    const { ask, clock, work, failures } = setUp()
    await ask(async () => 'old')
    clock.at = 100
    const outage = new Error('outage')
    expect(await ask(() => Promise.reject(outage))).toBe('old')
    await Promise.all(work)
    expect(failures).toEqual([outage])
    expect(await ask(async () => 'new')).toBe('old')
    await Promise.all(work)
    expect(await ask(async () => 'newer')).toBe('new')
  })

  test('a shared load throws the failure if there is no value to serve, and does not cache it', async () => {
    const { ask } = setUp()
    await expect(ask(() => Promise.reject(new Error('outage')))).rejects.toThrow('outage')
    expect(await ask(async () => 'value')).toBe('value')
  })

  test('a shared load starts again if the running load exceeds its time limit', async () => {
    const { ask } = setUp({ maxInFlightMs: 1 })
    void ask(() => new Promise(() => {}))
    expect(await ask(async () => 'mine')).toBe('mine')
  })
})
