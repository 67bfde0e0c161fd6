import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { noTracing } from '../telemetry/span.ts'
import { createMemoryPageStore } from './memory-page-store.ts'
import { ageOf, cutAt, servesOnError, type StoredPage, insertNonce } from './page-cache.ts'
import type { PagePolicy } from './page-policy.ts'
import { servePage, type RenderedPage } from './serve-page.ts'

const policy: PagePolicy = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 3600 }
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const bytes = (value: string) => new TextEncoder().encode(value)

describe('nonces of cached pages', () => {
  test('the nonces of a cached page are replaced by the new nonce in every place', () => {
    const page = bytes('<script nonce="first">a</script>first<script nonce="first">')
    expect(text(insertNonce(cutAt(page, 'first'), 'second-and-longer'))).toBe(
      '<script nonce="second-and-longer">a</script>second-and-longer<script nonce="second-and-longer">',
    )
  })

  test('replacing the nonce keeps all other bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
        const [from, to] = ['n0nce/0123456789', 'fresh+9876543210']
        const clean = parts.map((part) => part.replaceAll(from, ''))
        fc.pre(!clean.some((part) => part.includes(from)))
        expect(text(insertNonce(cutAt(bytes(clean.join(from)), from), to))).toBe(text(bytes(clean.join(to))))
      }),
    )
  })
})

describe('page age', () => {
  const page: StoredPage = { status: 200, segments: [], storedAt: 0, bytes: 0, contentVersion: 7, isOnlyHere: false }
  test.each([
    [59_000, 'fresh'],
    [60_000, 'stale'],
    [659_000, 'stale'],
    [660_000, 'expired'],
  ] as const)('a page that is %d ms old is %s', (now, age) => {
    expect(ageOf(page, { policy, contentVersion: 7 }, now)).toBe(age)
  })

  test('a page expires when content is published [CNT-32]', () => {
    expect(ageOf(page, { policy, contentVersion: 8 }, 1)).toBe('expired')
    expect(ageOf(page, { policy, contentVersion: 6 }, 1)).toBe('fresh')
  })

  test('an expired page may be served for a while during an outage', () => {
    expect(servesOnError(page, policy, 3_600_000)).toBe(true)
    expect(servesOnError(page, policy, 3_660_000)).toBe(false)
  })
})

describe('the memory store', () => {
  test('the memory store evicts the least recently used page first', async () => {
    const store = createMemoryPageStore(10)
    const page = (size: number): StoredPage => ({
      status: 200,
      segments: [],
      storedAt: 0,
      bytes: size,
      contentVersion: 0,
      isOnlyHere: false,
    })
    await store.put('a', page(4), policy)
    await store.put('b', page(4), policy)
    await store.get('a')
    await store.put('c', page(4), policy)
    expect([await store.get('a'), await store.get('b'), await store.get('c')].map((found) => found !== null)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('the memory store does not store a page larger than its capacity', async () => {
    const store = createMemoryPageStore(10)
    await store.put(
      'a',
      { status: 200, segments: [], storedAt: 0, bytes: 11, contentVersion: 0, isOnlyHere: false },
      policy,
    )
    expect(await store.get('a')).toBeNull()
  })
})

describe('serving a page', () => {
  function setUp() {
    const background: Promise<unknown>[] = []
    const errors: unknown[] = []
    let renders = 0
    let now = 0
    const [store, edge] = [createMemoryPageStore(1_000_000), createMemoryPageStore(1_000_000)]
    const none: Promise<unknown> = Promise.resolve()
    const held = { farStore: none, rendering: none }
    const state = { fails: false, isStorable: true, isMadeUp: false, contentVersion: 0 }
    const render = async (): Promise<RenderedPage> => {
      renders += 1
      await held.rendering
      if (state.fails) throw new Error('down')
      const nonce = `nonce-of-render-${renders}`
      return {
        status: 200,
        nonce,
        isStorable: () => state.isStorable,
        isMadeUp: state.isMadeUp,
        body: new Blob([`render ${renders} ${nonce}`]).stream(),
      }
    }
    let request = 0
    const ask = async (key = 'k') => {
      request += 1
      const served = await servePage(
        { key, policy, contentVersion: state.contentVersion, nonce: `fresh-${request}`, render },
        {
          stores: [store, { ...edge, get: (of) => held.farStore.then(() => edge.get(of)) }],
          now: () => now,
          waitUntil: (work) => background.push(work),
          onError: (cause) => errors.push(cause),
          tracing: noTracing,
        },
      )
      return {
        state: served.state,
        text: served.body instanceof Uint8Array ? text(served.body) : await new Response(served.body).text(),
      }
    }
    return {
      ask,
      state,
      held,
      isAtTheEdge: async (key = 'k') => (await edge.get(key)) !== null,
      settle: () => Promise.all(background),
      at: (seconds: number) => {
        now = seconds * 1000
      },
      renders: () => renders,
      errors,
    }
  }

  test('the page cache renders once, then serves the cached page with a fresh nonce each time', async () => {
    const shop = setUp()
    expect(await shop.ask()).toEqual({ state: 'miss', text: 'render 1 nonce-of-render-1' })
    await shop.settle()
    expect(await shop.ask()).toEqual({ state: 'hit', text: 'render 1 fresh-2' })
    expect(await shop.ask()).toEqual({ state: 'hit', text: 'render 1 fresh-3' })
  })

  test('the page cache renders once for requests that arrive at the same time', async () => {
    const shop = setUp()
    const responses = await Promise.all([shop.ask(), shop.ask(), shop.ask()])
    expect(shop.renders()).toBe(1)
    expect(responses.map(({ state }) => state).toSorted()).toEqual(['hit', 'hit', 'miss'])
  })

  test('the page cache serves a stale page at once and renders it again in the background', async () => {
    const shop = setUp()
    await shop.ask()
    await shop.settle()
    shop.at(100)
    expect((await shop.ask()).state).toBe('stale')
    await shop.settle()
    expect(await shop.ask()).toEqual({ state: 'hit', text: 'render 2 fresh-3' })
  })

  test('the page cache serves an expired page if rendering fails, and logs the failure', async () => {
    const shop = setUp()
    await shop.ask()
    await shop.settle()
    shop.at(3000)
    shop.state.fails = true
    expect((await shop.ask()).state).toBe('stale-if-error')
    expect(shop.errors).toHaveLength(1)
  })

  test('the page cache throws the failure if there is no page to serve', async () => {
    const shop = setUp()
    shop.state.fails = true
    await expect(shop.ask()).rejects.toThrow('down')
    shop.state.fails = false
    expect((await shop.ask()).state).toBe('miss')
  })

  test('the page cache does not cache an incomplete page', async () => {
    const shop = setUp()
    shop.state.isStorable = false
    await shop.ask()
    await shop.settle()
    expect((await shop.ask()).state).toBe('miss')
  })

  test('the page cache renders at once after content was published, and serves the old page if that fails [CNT-32]', async () => {
    const shop = setUp()
    await shop.ask()
    await shop.settle()
    shop.state.contentVersion = 1
    shop.state.fails = true
    expect(await shop.ask()).toEqual({ state: 'stale-if-error', text: 'render 1 fresh-2' })
    shop.state.fails = false
    expect((await shop.ask()).state).toBe('miss')
    await shop.settle()
    expect((await shop.ask()).state).toBe('hit')
  })

  test('the page cache shares a rendering that ends while a far store is asked', async () => {
    const shop = setUp()
    shop.state.isMadeUp = true
    const rendering = Promise.withResolvers<void>()
    shop.held.rendering = rendering.promise
    const first = shop.ask()
    await vi.waitFor(() => expect(shop.renders()).toBe(1))
    shop.held.farStore = first.then(shop.settle)
    const later = shop.ask()
    rendering.resolve()
    const second = await later
    expect([second.state, shop.renders()]).toEqual(['hit', 1])
  })

  test('the page cache stores a page beyond the isolate at once', async () => {
    const shop = setUp()
    await shop.ask()
    await shop.settle()
    expect(await shop.isAtTheEdge()).toBe(true)
  })

  test('the page cache stores a page with a made-up address beyond the isolate only at its second request', async () => {
    const shop = setUp()
    shop.state.isMadeUp = true
    await shop.ask('once')
    await shop.ask('twice')
    await shop.settle()
    expect([await shop.isAtTheEdge('once'), await shop.isAtTheEdge('twice')]).toEqual([false, false])
    expect((await shop.ask('twice')).state).toBe('hit')
    await shop.settle()
    expect([await shop.isAtTheEdge('once'), await shop.isAtTheEdge('twice')]).toEqual([false, true])
  })

  test('the page cache does not share a rendering that began with older content', async () => {
    const shop = setUp()
    const first = shop.ask()
    shop.state.contentVersion = 1
    expect((await Promise.all([first, shop.ask()])).map(({ state }) => state)).toEqual(['miss', 'miss'])
  })
})
