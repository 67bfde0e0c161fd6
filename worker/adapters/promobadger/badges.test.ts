import { describe, expect, test } from 'vitest'
import type { ConfigurationOf } from '../../configuration/configuration.ts'
import { hangingFetch, json, recordedFetch, recordedLog, untilDone } from '../../test/recorded-fetch.ts'
import { createCall } from '../../upstream/call.ts'
import { createBadgeMemory, createPromobadgerBadges } from './badges.ts'
import { type Market, markets } from '#shared/markets.ts'
import { byMarket, channelIds } from '#shared/test/by-market.ts'

const configuration = {
  url: 'https://badges.example.com',
  project: 'a b',
  applications: byMarket((_market, index) => 11 + index),
  channelIds,
}
const content = { text: '2 for $50', textColour: '#ffffff', backgroundColour: '#14532d' }
const toResponse = (badges: object[], ids = [1]) =>
  json({ products: ids.map((id) => ({ query: { id }, badges: [{ id: 'one' }] })), badges })
const badge = (change: object, typeId = 'microLabel') => ({ id: 'one', typeId, content: { ...content, ...change } })

function open(
  fetch: ReturnType<typeof recordedFetch>['fetch'],
  options: { timeoutMs?: number; now?: () => number; applications?: ConfigurationOf<'badges'>['applications'] } = {},
) {
  const { log, lines } = recordedLog()
  const call = createCall({
    service: 'badges',
    fetch,
    timeoutMs: options.timeoutMs ?? 1000,
    retryDelayMs: () => 0,
    log,
  })
  const applications = options.applications ?? configuration.applications
  return {
    port: createPromobadgerBadges({
      configuration: { ...configuration, applications },
      call,
      memory: createBadgeMemory(options.now),
      log,
    }),
    lines,
  }
}

async function read(wire: object, market: Market = markets.en) {
  const { port } = open(recordedFetch(toResponse([wire])).fetch)
  return (await port.badges({ market, productIds: [1] }, untilDone())).get(1)?.[0]
}

describe('badges', () => {
  test.each(Object.values(markets))(
    'badges are requested with the project, and the channel, currency and application of market $code [PDP-43]',
    async (market) => {
      const { fetch, requests } = recordedFetch(toResponse([]))
      await open(fetch).port.badges({ market, productIds: [7, 8, 7] }, untilDone())
      expect(requests).toHaveLength(1)
      expect([requests[0]?.method, requests[0]?.url.pathname]).toEqual(['POST', '/v1/a%20b/badges/query/byProductId'])
      expect(requests[0]?.body).toEqual({
        context: {
          bigcommerce: { channel: market.defaultChannelId, currency: market.currency },
          talonone: { applicationIds: [configuration.applications[market.code]] },
        },
        query: { products: [{ id: 7 }, { id: 8 }] },
      })
    },
  )

  test('badges are requested without an application if the market does not use the promotions engine, and then have only texts [PROMO-30]', async () => {
    const offers = [
      badge({ percentage: 20 }, 'percentOffWasNowPrice'),
      { ...badge({ amount: 5 }, 'moneyOffWasNowPrice'), id: 'two' },
      { ...badge({}), id: 'three' },
    ]
    const wire = {
      products: [{ query: { id: 1 }, badges: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] }],
      badges: offers,
    }
    const { fetch, requests } = recordedFetch(json(wire))
    const { port } = open(fetch, { applications: { us: 12 } })
    expect(
      (await port.badges({ market: markets.en, productIds: [1] }, untilDone())).get(1)?.map(({ kind }) => kind),
    ).toEqual(['microLabel'])
    expect(
      (await port.badges({ market: markets.us, productIds: [1] }, untilDone())).get(1)?.map(({ kind }) => kind),
    ).toEqual(['percentOffWasNowPrice', 'moneyOffWasNowPrice', 'microLabel'])
    expect(requests.map(({ body }) => (body as { context: object }).context)).toEqual([
      { bigcommerce: { channel: markets.en.defaultChannelId, currency: 'GBP' } },
      { bigcommerce: { channel: markets.us.defaultChannelId, currency: 'USD' }, talonone: { applicationIds: [12] } },
    ])
  })

  test('badges have kind, text, colours, link, text of the PDP, and percentage or amount [PDP-39]', async () => {
    const shared = {
      text: '2 for $50',
      colours: { text: '#ffffff', background: '#14532d' },
      link: '/browse/sale',
      pdpText: 'Two for fifty',
    }
    const wire = { link: '/browse/sale', pdpText: 'Two for fifty' }
    expect(await read(badge(wire))).toEqual({ kind: 'microLabel', ...shared })
    expect(await read(badge({ ...wire, percentage: 12.5 }, 'percentOffWasNowPrice'))).toEqual({
      kind: 'percentOffWasNowPrice',
      percentage: 12.5,
      ...shared,
    })
    expect(await read(badge({ ...wire, amount: 19.99 }, 'moneyOffWasNowPrice'), markets.eu)).toEqual({
      kind: 'moneyOffWasNowPrice',
      amount: { amount: 1999, currency: 'EUR' },
      ...shared,
    })
  })

  test('badges have the texts of the language of the page, or else the merchant’s own, each kept by itself [D-421]', async () => {
    const wire = badge({ pdpText: 'Two for fifty', translations: { de: { text: '2 für 50 $' }, fr: 7 } })
    const german = badge({ pdpText: 'Two for fifty', translations: { de: { text: '2 für 50 $' } } })
    const inGerman: Market = { ...markets.eu, language: 'de', iso: 'de-DE' }
    expect(await read(wire, markets.eu)).toMatchObject({ text: '2 for $50' })
    expect(await read(german, inGerman)).toMatchObject({ text: '2 für 50 $', pdpText: 'Two for fifty' })
    const { port } = open(recordedFetch(toResponse([german]), toResponse([german])).fetch)
    const textIn = async (market: Market) =>
      (await port.badges({ market, productIds: [1] }, untilDone())).get(1)?.[0]?.text
    expect([await textIn(markets.eu), await textIn(inGerman)]).toEqual(['2 for $50', '2 für 50 $'])
  })

  test('badges keep the order of the service for each product', async () => {
    const wire = {
      products: [{ query: { id: 1 }, badges: [{ id: 'b' }, { id: 'a' }, { id: 'gone' }] }],
      badges: ['a', 'b'].map((id) => ({ id, typeId: 'microLabel', content: { text: id } })),
    }
    const { port } = open(recordedFetch(json(wire)).fetch)
    expect(
      (await port.badges({ market: markets.en, productIds: [1] }, untilDone())).get(1)?.map(({ text }) => text),
    ).toEqual(['b', 'a'])
  })

  test.each([
    [
      'colours with too little contrast',
      badge({ textColour: '#ff0000', backgroundColour: '#ff5555' }),
      { colours: null },
    ],
    ['an invalid colour', badge({ textColour: 'red;background:url(x)' }), { colours: null }],
    ['a link to another site', badge({ link: '//evil.example' }), { link: null }],
    ['a script for a link', badge({ link: 'javascript:alert(1)' }), { link: null }],
  ])('badges leave out %s', async (_what, wire, expected) => {
    expect(await read(wire)).toMatchObject({ text: '2 for $50', ...expected })
  })

  test.each([
    ['a badge without text', badge({ text: ' ' })],
    ['an unknown kind', badge({}, 'hologram')],
    ['a percentage of nothing', badge({ percentage: 0 }, 'percentOffWasNowPrice')],
    ['a missing amount', badge({}, 'moneyOffWasNowPrice')],
    ['an object that is not a badge', { id: 'one' }],
  ])('the badges leave out %s, and log it', async (_what, wire) => {
    const { port, lines } = open(recordedFetch(toResponse([wire])).fetch)
    expect(await port.badges({ market: markets.en, productIds: [1] }, untilDone())).toEqual(new Map())
    expect(lines).toContainEqual(['warn', 'badges-unreadable', { market: 'en', count: 1 }])
  })

  test('badges are requested for a hundred products a call, and cached for a minute', async () => {
    const clock = { at: 0 }
    const { fetch, requests } = recordedFetch(({ body }) =>
      toResponse(
        [badge({})],
        (body as { query: { products: { id: number }[] } }).query.products.map(({ id }) => id),
      ),
    )
    const { port } = open(fetch, { now: () => clock.at })
    const productIds = Array.from({ length: 130 }, (_, index) => index + 1)
    expect((await port.badges({ market: markets.en, productIds }, untilDone())).size).toBe(130)
    expect(requests).toHaveLength(2)
    await port.badges({ market: markets.en, productIds: [5, 6] }, untilDone())
    expect(requests).toHaveLength(2)
    await port.badges({ market: markets.us, productIds: [5, 6] }, untilDone())
    clock.at = 60_000
    await port.badges({ market: markets.en, productIds: [5, 999] }, untilDone())
    expect(requests).toHaveLength(4)
  })

  test('badges throw if the service does not respond, because an outage is not "no badges"', async () => {
    const { port } = open(recordedFetch(json({}, { status: 500 })).fetch)
    await expect(port.badges({ market: markets.en, productIds: [1] }, untilDone())).rejects.toMatchObject({
      service: 'badges',
      kind: 'unavailable',
    })
    await expect(
      open(hangingFetch, { timeoutMs: 1 }).port.badges({ market: markets.en, productIds: [1] }, untilDone()),
    ).rejects.toMatchObject({ kind: 'timeout' })
  })
})
