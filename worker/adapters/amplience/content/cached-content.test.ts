import { describe, expect, test } from 'vitest'
import { createCachedContent, createContentMemory } from './cached-content.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'
import { type ContentPort, PartialContentError } from '#worker/ports/content-port.ts'
import { recordedLog, untilDone } from '#worker/test/recorded-fetch.ts'

const published = { kind: 'published' } as const
const minute = 60_000
const day = 24 * 60 * minute

type Stored = { value: string; expiresAt: number }

/** A clock, a KV and a content service; a test can make KV and the service fail. */
function setUp() {
  const world = {
    at: 1_000_000,
    published: 0,
    version: 1 as number | null,
    isServiceDown: false,
    /** Keys that the service does not have, and keys that it fails to load. */
    absent: [] as string[],
    failing: [] as string[],
    /** When the items expire, as an ISO date. */
    expiry: null as string | null,
    isKvDown: false,
    asked: [] as string[][],
    source: 'https://content.test https://media.test',
    kvReads: 0,
  }
  const stored = new Map<string, Stored>()
  const background: Promise<unknown>[] = []
  const { log, lines } = recordedLog()
  const now = () => world.at

  const kv = {
    async get(names: string[]) {
      world.kvReads += 1
      if (world.isKvDown) throw new Error('KV is down')
      return new Map(names.map((name) => [name, readStored(name)]))
    },
    async put(name: string, value: string, { expirationTtl }: { expirationTtl: number }) {
      if (world.isKvDown) throw new Error('KV is down')
      stored.set(name, { value, expiresAt: world.at + expirationTtl * 1000 })
    },
  } as unknown as KVNamespace

  function readStored(name: string): unknown {
    const entry = stored.get(name)
    return entry && entry.expiresAt > world.at ? JSON.parse(entry.value) : null
  }

  const lifecycle = () => world.expiry !== null && { lifecycle: { expiryTime: world.expiry } }
  const content: ContentPort = {
    async items<Key extends string>({ market, keys }: { market: { contentPrefix: string }; keys: readonly Key[] }) {
      world.asked.push([...keys])
      if (world.isServiceDown) throw new ServiceError('content', 'unavailable')
      const item = (key: Key) =>
        world.version === null || world.absent.includes(key)
          ? null
          : { _meta: { schema: 'footer', ...lifecycle() }, title: `${market.contentPrefix}${key} ${world.version}` }
      const loaded = keys.filter((key) => !world.failing.includes(key))
      const items = Object.fromEntries(loaded.map((key) => [key, item(key)])) as Record<Key, ContentItem | null>
      if (loaded.length < keys.length) throw new PartialContentError(new ServiceError('content', 'unavailable'), items)
      return items
    },
  }

  let memory = createContentMemory(now)
  const inner = () =>
    createCachedContent({
      content,
      store: { kv, source: world.source },
      memory,
      version: async () => world.published,
      waitUntil: (work) => void background.push(work),
      log,
      now,
    })
  const ask = async (
    keys: string[] = ['footer'],
    source: Parameters<ContentPort['items']>[0]['source'] = published,
  ) => {
    const items = await inner().items({ market: markets.en, keys, source }, untilDone())
    return keys.map((key) => items[key]?.['title'] ?? null)
  }
  return {
    world,
    stored,
    lines,
    ask,
    askAs: (market: Market) => inner().items({ market, keys: ['footer'], source: published }, untilDone()),
    settle: () => Promise.all(background.splice(0)),
    /** Another isolate: KV is shared, memory is not. */
    newIsolate: () => void (memory = createContentMemory(now)),
  }
}

describe('the content cache', () => {
  test('the content cache makes no call to the content service on a hit in KV [CNT-32]', async () => {
    const { ask, settle, newIsolate, world, stored } = setUp()
    await ask()
    await settle()
    expect([...stored.keys()]).toEqual(['content/uk/footer'])
    newIsolate()
    expect(await ask()).toEqual(['uk/footer 1'])
    expect(world.asked).toHaveLength(1)
  })

  test('the content cache leaves out what expires while it is cached, and a preview what has expired at its time', async () => {
    const { ask, world } = setUp()
    world.expiry = new Date(world.at + 1000).toISOString()
    const preview = (timestamp: number | null) => ask(['footer'], { kind: 'preview', domain: 'vse.example', timestamp })
    const [before, after] = [world.at, world.at + 1000]
    expect([await ask(), await preview(null)]).toEqual([['uk/footer 1'], ['uk/footer 1']])
    world.at = after
    expect([await ask(), await preview(null)]).toEqual([[null], [null]])
    expect([await preview(before), await preview(after)]).toEqual([['uk/footer 1'], [null]])
    expect(world.asked).toHaveLength(5)
  })

  test('the content cache reads no entry from before the content service or a host of its media changed [CNT-32]', async () => {
    const { ask, settle, newIsolate, world } = setUp()
    await ask()
    await settle()
    newIsolate()
    world.source = 'https://content.test https://other-media.test'
    world.version = 2
    expect(await ask()).toEqual(['uk/footer 2'])
  })

  test('the content cache keeps markets apart [CNT-32, CNT-03]', async () => {
    const { ask, askAs } = setUp()
    await ask()
    expect((await askAs(markets.us)).footer?.['title']).toBe('us/footer 1')
  })

  test('the content cache does not read KV again for items that the isolate has just read [CNT-32]', async () => {
    const { ask, world } = setUp()
    await ask()
    await ask()
    expect(world.kvReads).toBe(1)
    world.at += 6000
    await ask()
    expect(world.kvReads).toBe(2)
  })

  test('an item that is read from KV again is the same object as long as it has not changed', async () => {
    const { world, askAs, settle } = setUp()
    const { footer } = await askAs(markets.en)
    await settle()
    world.at += 6000
    expect((await askAs(markets.en)).footer).toBe(footer)
    expect(world.kvReads).toBe(2)
    world.published += 1
    world.version = 2
    expect((await askAs(markets.en)).footer).not.toEqual(footer)
  })

  test('the content cache serves stale content after a minute while one load refreshes it [CNT-32] [D-138]', async () => {
    const { ask, settle, world } = setUp()
    await ask()
    await settle()
    world.at += minute
    world.version = 2
    expect(await Promise.all([ask(), ask()])).toEqual([['uk/footer 1'], ['uk/footer 1']])
    await settle()
    expect(world.asked).toHaveLength(2)
    expect(await ask()).toEqual(['uk/footer 2'])
  })

  test('the content cache serves the last good copy for 30 days when the service fails [CNT-32, CNT-06, CNT-07]', async () => {
    const { ask, settle, newIsolate, world, lines } = setUp()
    await ask()
    await settle()
    world.isServiceDown = true
    world.at += 29 * day
    newIsolate()
    expect(await ask()).toEqual(['uk/footer 1'])
    await settle()
    expect(lines.map(([, event]) => event)).toContain('content-refresh')
    world.at += 2 * day
    newIsolate()
    await expect(ask()).rejects.toMatchObject({ service: 'content', kind: 'unavailable' })
  })

  test('the content cache tries a failing service at most once in ten seconds [CNT-32]', async () => {
    const { ask, settle, world } = setUp()
    await ask()
    await settle()
    world.isServiceDown = true
    world.at += minute
    for (let second = 0; second < 12; second += 1) {
      await ask()
      await settle()
      world.at += 1000
    }
    expect(world.asked).toHaveLength(3)
  })

  test('the content cache caches for a minute that an item does not exist [CNT-32] [D-139]', async () => {
    const { ask, settle, newIsolate, world } = setUp()
    world.version = null
    expect(await ask()).toEqual([null])
    await settle()
    world.version = 1
    world.at += minute - 1
    newIsolate()
    expect(await ask()).toEqual([null])
    world.at += 1
    expect(await ask()).toEqual(['uk/footer 1'])
  })

  test('the content cache requests only the missing keys from the service [CNT-32]', async () => {
    const { ask, settle, world } = setUp()
    await ask(['footer'])
    await settle()
    expect(await ask(['footer', 'home', 'home'])).toEqual(['uk/footer 1', 'uk/home 1', 'uk/home 1'])
    expect(world.asked).toEqual([['footer'], ['home']])
  })

  test('the content cache serves the page if KV fails [CNT-32]', async () => {
    const { ask, settle, world, lines } = setUp()
    world.isKvDown = true
    expect(await ask()).toEqual(['uk/footer 1'])
    await settle()
    expect(lines.map(([level, event]) => `${level} ${event}`)).toEqual([
      'error content-cache-read',
      'error content-cache-write',
    ])
  })

  test('the content cache ignores an entry that does not parse [CNT-32]', async () => {
    const { ask, stored, world } = setUp()
    stored.set('content/uk/footer', { value: '{"old":"shape"}', expiresAt: Number.POSITIVE_INFINITY })
    expect(await ask()).toEqual(['uk/footer 1'])
    expect(world.asked).toHaveLength(1)
  })

  test('the content cache is neither read nor written for a preview [CNT-32, CNT-04]', async () => {
    const { ask, settle, world, stored } = setUp()
    const preview = { kind: 'preview', domain: 'abc.staging.bigcontent.io', timestamp: null } as const
    await ask(['footer'], preview)
    await ask(['footer'], preview)
    await settle()
    expect([world.asked.length, world.kvReads, stored.size]).toEqual([2, 0, 0])
  })

  test('the content cache reloads in every isolate the items from before the last publication [CNT-32]', async () => {
    const { ask, settle, newIsolate, world } = setUp()
    await ask()
    await settle()
    world.version = 2
    expect(await ask()).toEqual(['uk/footer 1'])
    world.published = world.at + 1
    expect(await ask()).toEqual(['uk/footer 2'])
    await settle()
    newIsolate()
    expect(await ask()).toEqual(['uk/footer 2'])
    expect(world.asked).toHaveLength(2)
  })

  test('the content cache shows a published item that did not exist before [CNT-32]', async () => {
    const { ask, settle, world } = setUp()
    world.version = null
    expect(await ask()).toEqual([null])
    await settle()
    world.version = 1
    world.published = world.at + 1
    expect(await ask()).toEqual(['uk/footer 1'])
  })

  test('the content cache serves items from before the publication if the service fails after it [CNT-32, CNT-06, CNT-07]', async () => {
    const { ask, settle, world, lines } = setUp()
    await ask()
    await settle()
    world.published = world.at + 1
    world.isServiceDown = true
    expect(await ask()).toEqual(['uk/footer 1'])
    expect(lines.map(([, event]) => event)).toContain('content-outdated')
    await expect(ask(['footer', 'home'])).rejects.toMatchObject({ service: 'content' })
  })

  test('the content cache serves cached items although a neighbour does not exist, for as long as the service fails [CNT-06, CNT-07, CNT-32, D-153]', async () => {
    const { ask, settle, newIsolate, world } = setUp()
    world.absent = ['countdown-timer']
    const keys = ['footer', 'countdown-timer', 'benefit-bar']
    await ask(keys)
    await settle()
    world.isServiceDown = true
    for (const age of [70_000, day, 29 * day]) {
      world.at = 1_000_000 + age
      newIsolate()
      expect(await ask(keys)).toEqual(['uk/footer 1', null, 'uk/benefit-bar 1'])
      await settle()
    }
  })

  test('the content cache calls a failing service for an absent item at most once in ten seconds [CNT-32, D-153]', async () => {
    const { ask, settle, world } = setUp()
    world.absent = ['app-header']
    await ask(['app-header'])
    await settle()
    world.isServiceDown = true
    world.at += minute
    for (let second = 0; second < 12; second += 1) {
      expect(await ask(['app-header'])).toEqual([null])
      await settle()
      world.at += 1000
    }
    expect(world.asked).toHaveLength(3)
  })

  test('the content cache reports a key that it cannot load together with the items of its neighbours [CNT-07, D-153]', async () => {
    const { ask, settle, newIsolate, world, stored } = setUp()
    await ask(['footer'])
    await settle()
    newIsolate()
    world.failing = ['benefit-bar']
    await expect(ask(['footer', 'benefit-bar', 'home'])).rejects.toMatchObject({
      service: 'content',
      kind: 'unavailable',
      available: { footer: { title: 'uk/footer 1' }, home: { title: 'uk/home 1' } },
    })
    await settle()
    expect([...stored.keys()]).toEqual(['content/uk/footer', 'content/uk/home'])
  })

  test('the content cache does not keep in KV that an address has no page, however many addresses are requested [CNT-32]', async () => {
    const { ask, settle, world, stored } = setUp()
    world.version = null
    for (let page = 0; page < 50; page += 1) {
      expect(await ask([`page/unknown-${page}`])).toEqual([null])
      expect(await ask([`page/unknown-${page}`])).toEqual([null])
    }
    await settle()
    expect([stored.size, world.asked.length]).toEqual([0, 50])
  })
})
