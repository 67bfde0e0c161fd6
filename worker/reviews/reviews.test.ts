import { decodeHTML } from 'entities'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pagePolicies } from '../cache/page-policy.ts'
import { toBytes } from '../lib/crypto.ts'
import { callsOf, inWaves } from '../test/counted-calls.ts'
import { forgetCaches } from '../test/isolate.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { giftCardStyles, type PlatformProduct, type PlatformSummary } from '#shared/domain/product.ts'
import { roundedAverage } from '#shared/domain/review.ts'
import { productPath, reviewsPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { reviews as texts } from '#shared/messages/reviews.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const market = markets.en
const vars = { PAGE_CACHE: 'off' }
const { services } = sandboxServices()
const listed = await services.catalogue.productPage({ market, page: 1 }, untilDone())
const summaries: PlatformSummary[] = []
for (let start = 0; start < Math.min(200, listed.length); start += 50) {
  const ids = listed.slice(start, start + 50).map(({ id }) => id)
  summaries.push(...(await services.catalogue.summaries({ market, ids }, untilDone())))
}
const countOf = ({ rating }: PlatformSummary) => rating?.count ?? 0
function withCount(least: number, most: number): PlatformSummary {
  const found = summaries.find((summary) => countOf(summary) >= least && countOf(summary) <= most && summary.price)
  if (!found) throw new Error(`No product has ${least} to ${most} reviews.`)
  return found
}
const many = withCount(30, 140)
/** A product that no other test has read. */
const unread = summaries.findLast((summary) => countOf(summary) > 6 && summary.price)!
const shop = openShop({ vars })
const open = (path: string) => textOf(shop.get(path))
const pathOf = ({ id, slug, colour }: PlatformSummary) => productPath({ id, slug, colour: colour?.name ?? null })
const section = (html: string) => /<section class="reviews" id="reviews".*?<\/section>/s.exec(html)?.[0] ?? ''
const starsOf = (html: string) =>
  [...html.matchAll(/<li><h\d dir="auto">.*?aria-label="(\d) out of 5 stars"/gs)].map(([, stars]) => Number(stars))
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'ProductGroup') ?? {}
const times = (html: string) => [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, time = '']) => time)

describe('the reviews of a product page', () => {
  test('are the mean, the number and the newest three, in at most 3 KB of HTML that is the same for every visitor [REV-01]', async () => {
    const html = await open(pathOf(many))
    const part = section(html)
    const rating = many.rating ?? { average: 0, count: 0 }
    expect(part).toContain(texts.outOfFive(roundedAverage(rating).toFixed(1)))
    expect(part).toContain(texts.all(rating.count))
    expect([starsOf(part).length, times(part)]).toEqual([3, times(part).toSorted().toReversed()])
    expect(toBytes(part).length).toBeLessThanOrEqual(3 * 1024)
    expect(html).toMatch(/<\/h1><p class="product-page__rating"><a href="#reviews">/)
    expect(section(await textOf(openShop({ vars }).get(pathOf(many))))).toBe(part)
  })

  test.each([
    ['long', 'I could go on. '],
    ['of one endless word', 'o'],
    ['in Japanese', '生地がしっかり'],
    ['of marks that HTML escapes', '<&"> '],
  ])('have at most 3 KB also if the reviews are %s [REV-01, REV-10]', async (_what, words) => {
    forgetCaches()
    const upstream = {
      fetch: async (input: string, init: RequestInit) => {
        const response = await fetch(input, init)
        if (!String(init.body).includes('query Product(')) return response
        const wire = await response.json<{ data: { site: { product: { reviews: { edges: { node: object }[] } } } } }>()
        for (const { node } of wire.data.site.product.reviews.edges)
          Object.assign(node, {
            title: words.repeat(500),
            text: words.repeat(5000),
            author: { name: words.repeat(90) },
          })
        return Response.json(wire)
      },
    }
    const part = section(await textOf(openShop({ vars, upstream }).get(`/eu/de${pathOf(many)}`)))
    expect(times(part)).toHaveLength(3)
    expect(toBytes(part).length).toBeLessThanOrEqual(3 * 1024)
  })

  test('are read with the product, in no call of their own [REV-01]', async () => {
    const calls = await callsOf(pathOf(unread), pathOf(withCount(2, 6)))
    expect(
      inWaves(calls)
        .flat()
        .filter((name) => /^(?:Product|Review)/.test(name)),
    ).toEqual(['Product'])
  })

  test('are an invitation for a product without a review, which has no rating anywhere [REV-01, REV-09]', async () => {
    const without = summaries.find(({ rating, style }) => !rating && !giftCardStyles.includes(style))
    const html = await open(pathOf(without!))
    expect(section(html)).toContain(texts.first)
    expect([html.includes('product-page__rating'), jsonLdOf(html)]).toEqual([
      false,
      expect.not.objectContaining({ aggregateRating: expect.anything() }),
    ])
  })

  test('are those of its structured data [REV-09]', async () => {
    const html = await open(pathOf(many))
    const data = jsonLdOf(html)
    expect(data['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: roundedAverage(many.rating!),
      reviewCount: many.rating!.count,
    })
    expect(
      (data['review'] as { reviewRating: { ratingValue: number } }[]).map((each) => each.reviewRating.ratingValue),
    ).toEqual(starsOf(section(html)))
  })

  test.each([
    ['small', 'small'],
    ['true', 'true to size'],
    ['large', 'large'],
    ['<b>huge</b>', null],
  ])('say what customers say of the sizes, if the platform’s field is %s [REV-13]', async (value, text) => {
    const found = (await services.catalogue.product({ market, id: many.id }, untilDone()))!
    const product: PlatformProduct = { ...found, customFields: { ...found.customFields, customer_fit: value } }
    const html = section(
      await textOf(openShop({ vars, broken: { catalogue: { product: async () => product } } }).get(pathOf(many))),
    )
    expect(/Customers say it (?:is|runs) ([^.]+)\./.exec(html)?.[1] ?? null).toBe(text)
  })

  test('say so in German too [REV-13]', async () => {
    const found = (await services.catalogue.product({ market: markets.eu, id: many.id }, untilDone()))!
    const product: PlatformProduct = { ...found, customFields: { ...found.customFields, customer_fit: 'small' } }
    const german = openShop({ vars, broken: { catalogue: { product: async () => product } } })
    expect(section(await textOf(german.get(`/eu/de${pathOf(many)}`)))).toContain('fällt klein aus')
  })
})

describe('the page of a product’s reviews', () => {
  const path = reviewsPath(many)

  test('is not indexed, and its canonical address is the product’s [REV-02]', async () => {
    const html = await open(path)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:8787${pathOf(many)}">`)
    const other = await shop.get(`/reviews/${many.id}/another-name`)
    expect([other.status, other.headers.get('location')]).toEqual([301, path])
    for (const gone of ['/reviews/999999/x', '/reviews/x/y', '/reviews/12345678901/y'])
      expect([gone, (await shop.get(gone)).status]).toEqual([gone, 404])
  })

  test('is sorted by date and by stars [REV-02]', async () => {
    const dates = times(await open(`${path}?order=oldest`))
    expect(dates).toEqual(dates.toSorted())
    expect(times(await open(path))).toEqual(
      times(await open(path))
        .toSorted()
        .toReversed(),
    )
    const highest = starsOf(await open(`${path}?order=highest`))
    const lowest = starsOf(await open(`${path}?order=lowest`))
    expect([highest[0], highest.toSorted().toReversed()]).toEqual([5, highest])
    expect(lowest).toEqual(lowest.toSorted())
    expect(lowest[0]).toBeLessThan(5)
  })

  test('is filtered by stars, whose counts add up to all reviews [REV-02, REV-03]', async () => {
    const html = await open(path)
    const counts = [...html.matchAll(/<meter[^>]* value="(\d+)"/g)].map(([, count]) => Number(count))
    expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([5, many.rating!.count])
    const four = starsOf(await open(`${path}?stars=4`))
    expect([new Set(four), four.length]).toEqual([new Set([4]), Math.min(10, counts[1]!)])
  })

  test('links to the pages after and before it, until every review was shown once [REV-02]', async () => {
    const linkTo = (html: string, label: string) =>
      new RegExp(`<a rel="nofollow" href="([^"]+)">${label}</a>`).exec(decodeHTML(html))?.[1]
    const seen: string[] = []
    let address: string | undefined = `${path}?order=lowest`
    let last = ''
    for (let page = 0; address !== undefined && page < 50; page += 1) {
      last = await open(address)
      seen.push(...times(last))
      address = linkTo(last, texts.next)
    }
    expect(seen).toHaveLength(many.rating!.count)
    expect(new Set(seen).size).toBe(seen.length)
    const before = linkTo(last, texts.previous)
    expect(times(await open(before!)).at(-1)).toBe(seen.at(-times(last).length - 1))
  })

  test.each(['order=best', 'stars=9', 'stars=<b>', 'after=<script>', `after=${'A'.repeat(300)}`])(
    'shows the newest reviews for an address that makes no sense: %s [REV-02]',
    async (query) => {
      expect(times(await open(`${path}?${query}`))).toEqual(times(await open(path)))
    },
  )

  test('leads to its first page if the platform does not know a cursor [REV-02]', async () => {
    const response = await shop.get(`${path}?order=oldest&after=AAAA`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `${path}?order=oldest`])
  })

  test('comes from the cache of pages, and has a new review when its lifetime is over [REV-14]', async () => {
    forgetCaches()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    let title = 'An older review'
    const review = { id: 1, author: 'Ada', text: 'Warm', stars: 5 as const, writtenAt: '2026-10-01T10:00:00Z' }
    const page = vi.fn(async () => ({
      rating: many.rating!,
      starCounts: null,
      reviews: [{ ...review, title }],
      previous: null,
      next: null,
    }))
    const cached = openShop({ broken: { reviews: { page } } })
    const titleNow = async () => {
      const html = await textOf(cached.get(path))
      await cached.settle()
      return /<h2 dir="auto">([^<]*)</.exec(html)?.[1]
    }
    expect(await titleNow()).toBe('An older review')
    title = 'A new review'
    expect([await titleNow(), page.mock.calls.length]).toEqual(['An older review', 1])
    vi.setSystemTime(Date.now() + (pagePolicies.content.fresh + 1) * 1000)
    await titleNow()
    expect([await titleNow(), page.mock.calls.length]).toEqual(['A new review', 2])
    forgetCaches()
  })

  test('costs one wave of two calls, none of them to the REST API [REV-02]', async () => {
    const calls = await callsOf(reviewsPath(withCount(160, 999)), pathOf(withCount(2, 6)))
    expect(inWaves(calls)).toEqual([['Product', 'Reviews']])
  })
})

describe('a card', () => {
  test('has the mean and the number of its product’s reviews, and none without one [REV-04]', async () => {
    const html = await open('/browse/womens')
    const cards = [...html.matchAll(/<article class="product-card" data-product="(\d+)".*?<\/article>/gs)]
    expect(cards.length).toBeGreaterThan(20)
    const ids = cards.map(([, id]) => Number(id)).slice(0, 50)
    const known = new Map(
      (await services.catalogue.summaries({ market, ids }, untilDone())).map((summary) => [summary.id, summary]),
    )
    for (const [card, id] of cards.slice(0, 48)) {
      const { rating } = known.get(Number(id))!
      const text = rating
        ? `${texts.outOfFive(roundedAverage(rating).toFixed(1))}, ${texts.count(rating.count)}`
        : undefined
      expect([id, /product-card__rating" role="img" aria-label="([^"]*)"/.exec(card)?.[1]]).toEqual([id, text])
    }
  })

  test.each(['/browse/womens?', '/search?query=dress&'])(
    'has at least the stars that the list %s is refined by [REV-04, PLP-20]',
    async (list) => {
      const html = await open(`${list}filters[rating]=4`)
      const cards = [...html.matchAll(/<article class="product-card" data-product="(\d+)".*?<\/article>/gs)].slice(
        0,
        48,
      )
      const means = cards.map(([card]) => /product-card__rating" role="img" aria-label="([\d.]+) /.exec(card)?.[1])
      expect(means.length).toBeGreaterThan(5)
      expect(means.filter((mean) => !(Number(mean) >= 4))).toEqual([])
    },
  )
})

describe('hostile texts of reviews', () => {
  const texted = (text: string) => ({
    id: 1,
    author: text.slice(0, 60),
    title: text.slice(0, 80),
    text,
    stars: 5 as const,
    writtenAt: '2026-10-01T10:00:00Z',
  })
  const attack = '</p></li></section></script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const page = (broken: object) => openShop({ vars, broken })

  test('are text in the page, in the list and in structured data [REV-10]', async () => {
    const found = (await services.catalogue.product({ market, id: many.id }, untilDone()))!
    const hostile = { ...found, reviews: [texted(attack)] }
    const html = await textOf(page({ catalogue: { product: async () => hostile } }).get(pathOf(many)))
    const all = await textOf(
      page({
        reviews: {
          page: async () => ({
            rating: many.rating!,
            starCounts: null,
            reviews: [texted(attack)],
            previous: null,
            next: null,
          }),
        },
      }).get(reviewsPath(many)),
    )
    for (const text of [html, all]) {
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('<img src=x')
      expect(text).toContain('&lt;script&gt;alert(1)')
    }
    expect(jsonLdOf(html)['review']).toEqual([expect.objectContaining({ reviewBody: attack })])
  })

  test('that the platform sends are cut, freed of invisible marks and marked with their own direction [REV-10]', async () => {
    const names = [...new Set(summaries.filter((summary) => countOf(summary) > 100))]
    let longest = 0
    for (const product of names.slice(0, 8)) {
      const html = await open(`${reviewsPath(product)}?order=oldest`)
      const shown = [...html.matchAll(/<p class="reviews__text" dir="auto">([^<]*)</g)].map(([, text = '']) => text)
      expect(shown.length).toBeGreaterThan(0)
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/)
      longest = Math.max(longest, ...shown.map((text) => text.length))
    }
    expect(longest).toBeLessThanOrEqual(5100)
  })
})

describe('a market without reviews of its own', () => {
  const script = { RATINGS_SCRIPT_URL: 'https://ratings.example/a.js' }
  const without: [string, Record<string, string>][] = [
    ['without the setting', { REVIEWS: 'off' }],
    ['with a ratings widget', script],
  ]

  test.each(without)('has neither reviews nor their pages, %s [REV-11] [D-350]', async (_why, change) => {
    forgetCaches()
    const other = openShop({ vars: { ...vars, ...change } })
    const html = await textOf(other.get(pathOf(many)))
    expect([section(html), jsonLdOf(html)['aggregateRating']]).toEqual(['', undefined])
    expect(html.includes('widget-slot--ratings')).toBe('RATINGS_SCRIPT_URL' in change)
    expect(await textOf(other.get('/browse/womens'))).not.toContain('product-card__rating" role')
    for (const path of [reviewsPath(many), `/write-review/${many.id}`])
      expect([path, (await other.get(path)).status]).toEqual([path, 404])
    expect((await other.post('/write-review', { productId: String(many.id) })).status).toBe(404)
  })

  test('has the widget while another one has the reviews [REV-11] [D-350]', async () => {
    forgetCaches()
    const other = openShop({ vars: { ...vars, ...script, RATINGS_LOCALES: 'us' } })
    expect(section(await textOf(other.get(pathOf(many))))).toContain(texts.title)
    expect(await textOf(other.get(`/us${pathOf(many)}`))).toContain('widget-slot--ratings')
  })
})

test('a product in another language has its ratings in that language [REV-01]', async () => {
  const html = section(await open(`/eu/de${pathOf(many)}`))
  expect(html).toContain(`${roundedAverage(many.rating!).toFixed(1).replace('.', ',')} von 5 Sternen`)
})
