import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import type { Ports } from '../ports/ports.ts'
import { recordedLog } from '../test/recorded-fetch.ts'
import { textOf } from '../test/shop.ts'
import { readIndex, slicesOf } from './feed-index.ts'
import { makeSlice } from './make-slice.ts'
import { bucket, emptyBucket, feedOf, itemsOf, tick, type Ticking } from './test/feed-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'
import { platformProduct, platformVariant } from '#shared/test/products.ts'

const minute = 60_000
const start = Date.parse('2026-11-29T10:00:00Z')
const names = ['en', 'us', 'eu', 'eu-de']

/** A shop of two slices, with one product in each, whose reads are recorded. */
function shopOf({ ids = [1, 300], pence = 4500 }: { ids?: number[]; pence?: number } = {}) {
  const read: string[] = []
  const failing = new Set<string>()
  const shop = { ids, pence, read, failing }
  const priceIn = ({ currency }: Market) => ({ regular: { amount: shop.pence, currency }, reduced: null })
  const catalogue: Partial<Ports['catalogue']> = {
    lastProductId: async () => Math.max(...shop.ids),
    productsFrom: async ({ market, from }) => {
      const slice = `${market.code} ${market.language} ${from}`
      read.push(slice)
      if (failing.has(slice)) throw new ServiceError('commerce', 'unavailable', { status: 503 })
      return shop.ids
        .filter((id) => id >= from && id < from + 250)
        .map((id) => ({
          ...platformProduct({
            id,
            price: priceIn(market),
            variants: [platformVariant({ id: 9, price: priceIn(market) })],
          }),
          identifiers: new Map(),
        }))
    },
  }
  const at = (minutes: number, more: Ticking = {}) =>
    tick({ broken: { catalogue, badges: null, ...more.broken }, now: () => start + minutes * minute, ...omit(more) })
  return Object.assign(shop, { at, catalogue })
}

const omit = ({ broken: _broken, ...rest }: Ticking) => rest
const idsIn = async (name: string) => [...itemsOf(await textOf(feedOf(name))).keys()]
const pricesIn = async (name: string) => [...itemsOf(await textOf(feedOf(name))).values()].map((item) => item['price'])

beforeEach(emptyBucket)
afterEach(() => vi.restoreAllMocks())

describe('ticks', () => {
  test('make each slice of each feed, and again when it is 20 minutes old [FEED-04]', async () => {
    const { at, read } = shopOf()
    await at(0)
    expect(read.toSorted()).toEqual(
      ['en en 0', 'en en 250', 'eu de 0', 'eu de 250', 'eu en 0', 'eu en 250', 'us en 0', 'us en 250'].toSorted(),
    )
    for (const name of names) expect(await idsIn(name)).toEqual(['1-9', '300-9'])
    await at(19)
    expect(read).toHaveLength(8)
    await at(21)
    expect(read).toHaveLength(16)
  })

  test('begin no slice above their budget of calls, and go on with those that were tried longest ago [FEED-04]', async () => {
    const { at, read } = shopOf()
    await at(0, { callsOfRead: 200 })
    expect(read).toHaveLength(2)
    expect((await feedOf('us')).status).toBe(503)
    for (const minutes of [1, 2, 3]) await at(minutes, { callsOfRead: 200 })
    expect([read.length, new Set(read).size]).toEqual([8, 8])
    for (const name of names) expect((await feedOf(name)).status).toBe(200)
  })

  test('begin no slice above their budget of time [FEED-04]', async () => {
    const { catalogue, read } = shopOf()
    let now = start
    const slow: typeof catalogue = {
      ...catalogue,
      productsFrom: async (...request) => {
        now += 30_000
        return (await catalogue.productsFrom?.(...request)) ?? []
      },
    }
    await tick({ broken: { catalogue: slow, badges: null }, now: () => now })
    expect(read).toHaveLength(2)
  })

  test('change a price in the whole slice at once [FEED-04]', async () => {
    const shop = shopOf()
    await shop.at(0)
    shop.pence = 3900
    await shop.at(21)
    expect(await pricesIn('en')).toEqual(['39.00 GBP', '39.00 GBP'])
    expect(await pricesIn('eu-de')).toEqual(['39.00 EUR', '39.00 EUR'])
  })

  test('write no object if the items of a slice are the same [FEED-04]', async () => {
    const { at } = shopOf()
    await at(0)
    const before = await readIndex(bucket, 'en')
    await at(21)
    const after = await readIndex(bucket, 'en')
    expect(after && slicesOf(after).map(({ key }) => key)).toEqual(before && slicesOf(before).map(({ key }) => key))
    expect(after?.slices['0']?.checkedAt).toBe(start + 21 * minute)
  })

  test('do nothing without the setting or the bucket [FEED-08]', async () => {
    const { at, read } = shopOf()
    await at(0, { vars: { PRODUCT_FEEDS: '' } })
    await at(0, { bindings: { FEEDS: undefined } as never })
    expect([read, (await bucket.list()).objects]).toEqual([[], []])
  })
})

describe('a slice that fails', () => {
  test('keeps its former version, is named in the log, and is tried after the others [FEED-05]', async () => {
    const shop = shopOf()
    await shop.at(0)
    shop.pence = 3900
    shop.failing.add('en en 0')
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
    await shop.at(21, { vars: { LOG_LEVEL: 'error' } })
    expect(await pricesIn('en')).toEqual(['45.00 GBP', '39.00 GBP'])
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'feed-slice-failed', feed: 'en', slice: 0 },
    ])
    shop.failing.clear()
    shop.read.length = 0
    await shop.at(22)
    expect(shop.read).toEqual(['en en 0'])
    expect(await pricesIn('en')).toEqual(['39.00 GBP', '39.00 GBP'])
  })

  test('ends the tick with the third failure, so that a service that is down is left alone [FEED-05]', async () => {
    const shop = shopOf()
    for (const slice of ['en en', 'us en', 'eu en', 'eu de'])
      for (const from of [0, 250]) shop.failing.add(`${slice} ${from}`)
    await shop.at(0)
    expect(shop.read).toHaveLength(3)
  })

  test('is none with a product that has no address: only this product is left out, and the log names it [FEED-05]', async () => {
    const shop = shopOf({ ids: [1, 2] })
    const productsFrom: Ports['catalogue']['productsFrom'] = async (...request) =>
      ((await shop.catalogue.productsFrom?.(...request)) ?? []).map((each) => ({
        ...each,
        variants: each.variants.map((own) => ({ ...own, colour: each.id === 1 ? '\uD800' : null })),
      }))
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
    await shop.at(0, { vars: { LOG_LEVEL: 'error' }, broken: { catalogue: { ...shop.catalogue, productsFrom } } })
    expect(await idsIn('en')).toEqual(['2-9'])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'feed-product-failed', feed: 'en', productId: 1 })
  })

  test('is one whose badges cannot be read, because its prices would be others than on the pages [FEED-05]', async () => {
    const shop = shopOf()
    await shop.at(0)
    shop.pence = 3900
    const badges = {
      badges: async () => {
        throw new ServiceError('badges', 'timeout')
      },
    }
    await shop.at(21, { broken: { badges } })
    expect(await pricesIn('en')).toEqual(['45.00 GBP', '45.00 GBP'])
  })

  test('leaves the feed whole if the tick ends in the middle, and the next ones go on [FEED-05]', async () => {
    const shop = shopOf()
    await shop.at(0)
    shop.pence = 3900
    let puts = 0
    // The platform ends the tick after the object of a slice was written, so that nothing else of it happens.
    const ended = new Proxy(bucket, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name)
        if (name !== 'put') return typeof own === 'function' ? own.bind(target) : own
        return async (key: string, ...rest: [string]) => {
          puts += Number(key.endsWith('.xml'))
          if (puts > 0 && !key.endsWith('.xml')) throw new Error('ended')
          return target.put(key, ...rest)
        }
      },
    })
    await shop.at(21, { bindings: { FEEDS: ended } }).catch(() => undefined)
    expect(puts).toBeGreaterThan(0)
    expect(await pricesIn('en')).toEqual(['45.00 GBP', '45.00 GBP'])
    await shop.at(22)
    expect(await pricesIn('en')).toEqual(['45.00 GBP', '45.00 GBP'])
    await shop.at(25)
    for (const name of names)
      expect(new Set((await pricesIn(name)).map((text) => text?.slice(0, 5)))).toEqual(new Set(['39.00']))
  })

  test('of which the number of products cannot be read stays in the feed [FEED-05]', async () => {
    const shop = shopOf()
    await shop.at(0)
    const lastProductId = async () => {
      throw new ServiceError('commerce', 'timeout')
    }
    await shop.at(21, { broken: { catalogue: { ...shop.catalogue, lastProductId } } })
    expect(await idsIn('en')).toEqual(['1-9', '300-9'])
    expect(shop.read).toHaveLength(16)
  })
})

describe('what is gone', () => {
  test('a product is gone from its slice, and no other one moves [FEED-06]', async () => {
    const shop = shopOf({ ids: [1, 2, 300] })
    await shop.at(0)
    shop.ids = [2, 300]
    await shop.at(21)
    expect(await idsIn('en')).toEqual(['2-9', '300-9'])
    shop.ids = [2]
    await shop.at(42)
    expect(await idsIn('en')).toEqual(['2-9'])
  })

  test('a product that is no longer sold, or is a gift, has no item [FEED-06]', async () => {
    const shop = shopOf()
    const productsFrom: Ports['catalogue']['productsFrom'] = async (...request) =>
      ((await shop.catalogue.productsFrom?.(...request)) ?? []).map((each) => ({
        ...each,
        ...(each.id === 1 ? { isFreeGift: true } : { price: null }),
      }))
    await shop.at(0, { broken: { catalogue: { ...shop.catalogue, productsFrom } } })
    expect(await idsIn('en')).toEqual([])
  })

  test('a new slice joins the feed when it is made [FEED-06]', async () => {
    const shop = shopOf()
    await shop.at(0)
    shop.ids = [1, 300, 600]
    await shop.at(21, { callsOfRead: 500 })
    expect(await idsIn('us')).toHaveLength(2)
    for (let minutes = 22; minutes < 34; minutes += 1) await shop.at(minutes, { callsOfRead: 500 })
    expect(await idsIn('us')).toEqual(['1-9', '300-9', '600-9'])
  })

  test('slices of a market that is closed for maintenance stay, and no call is made for them [FEED-06]', async () => {
    const shop = shopOf()
    await shop.at(0)
    shop.read.length = 0
    const vars = { MAINTENANCE_LOCALES: 'eu' }
    await shop.at(21, { vars })
    expect(shop.read.filter((slice) => slice.startsWith('eu'))).toEqual([])
    expect(shop.read).toHaveLength(4)
    const closed = await feedOf('eu-de', { vars })
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '600'])
    expect(await idsIn('eu')).toEqual(['1-9', '300-9'])
  })

  test('objects that no feed names are deleted an hour after they were written, such as those of a market that is gone [FEED-06]', async () => {
    const shop = shopOf()
    await bucket.put('nl/index.json', '{}')
    await bucket.put('nl/0-a.xml', 'old')
    // Objects have the time of the platform.
    const later = (Date.now() - start) / minute
    await shop.at(later)
    await shop.at(later + 21)
    expect(await bucket.head('nl/0-a.xml')).not.toBeNull()
    await shop.at(later + 62)
    const keys = (await bucket.list()).objects.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('nl/'))).toEqual([])
    expect(keys).toHaveLength(4 * 3 + 1)
    for (const name of names) expect(await idsIn(name)).toEqual(['1-9', '300-9'])
  })
})

describe('two ticks at the same time', () => {
  test('read each slice once [FEED-07]', async () => {
    const { at, read } = shopOf()
    await Promise.all([at(0), at(0)])
    expect([read.length, new Set(read).size]).toEqual([8, 8])
  })

  test('the lease of a tick that was ended is free after three minutes [FEED-07]', async () => {
    const { at, read } = shopOf()
    await bucket.put('lease.json', JSON.stringify({ until: start + 3 * minute, sweptAt: 0 }))
    await at(2)
    expect(read).toEqual([])
    await at(3)
    expect(read).toHaveLength(8)
  })

  test('a slice that was read earlier does not replace one that was read later [FEED-07]', async () => {
    const shop = shopOf()
    await shop.at(0)
    const configuration = parseConfiguration(env as unknown as Env)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const sliceAt = (minutes: number, pence: number, until?: Promise<void>) => {
      const { catalogue } = shopOf({ pence })
      const productsFrom: Ports['catalogue']['productsFrom'] = async (...request) => {
        await until
        return (await catalogue.productsFrom?.(...request)) ?? []
      }
      const ports = { catalogue: { ...catalogue, productsFrom }, badges: null } as unknown as Ports
      return makeSlice(configuration.sites.en, 0, {
        bucket,
        ports,
        configuration,
        log: recordedLog().log,
        now: () => start + minutes * minute,
      })
    }
    const earlier = sliceAt(21, 1000, held)
    await sliceAt(22, 2000)
    release()
    await earlier
    expect(await pricesIn('en')).toEqual(['20.00 GBP', '45.00 GBP'])
  })

  test('the index is read twice for a slice, whether its items have changed or not [FEED-13]', async () => {
    const shop = shopOf()
    await shop.at(0)
    const configuration = parseConfiguration(env as unknown as Env)
    const { catalogue } = shopOf({ pence: 3000 })
    const ports = { catalogue, badges: null } as unknown as Ports
    const reads = vi.spyOn(bucket, 'get')
    const context = { bucket, ports, configuration, log: recordedLog().log, now: () => start + 21 * minute }
    for (const expected of [2, 4]) {
      await makeSlice(configuration.sites.en, 0, context)
      expect(reads).toHaveBeenCalledTimes(expected)
    }
    expect(await pricesIn('en')).toEqual(['30.00 GBP', '45.00 GBP'])
  })

  test('both of their changes of an index are kept [FEED-07]', async () => {
    const shop = shopOf()
    await shop.at(0)
    const configuration = parseConfiguration(env as unknown as Env)
    const { catalogue } = shopOf({ pence: 3000 })
    const ports = { catalogue, badges: null } as unknown as Ports
    const context = { bucket, ports, configuration, log: recordedLog().log, now: () => start + 21 * minute }
    await Promise.all([0, 1].map((number) => makeSlice(configuration.sites.en, number, context)))
    expect(await pricesIn('en')).toEqual(['30.00 GBP', '30.00 GBP'])
  })
})
