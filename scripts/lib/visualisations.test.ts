import { expect, test } from 'vitest'
import { visualisationsOf, withVisualisations } from './visualisations.ts'
import { everyMarket, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { sitesOf } from '#shared/sites.ts'
import { requirePreviewToken } from '#worker/preview/preview.ts'

const key = 'c2VsdmVkZ2UtdGVzdC1rZXktb25seS1mb3ItdGVzdHMtMDE'
const environment = 'abc123.staging.bigcontent.io'
const expires = 2_000_000_000
const every = everyMarket
const origin = 'https://shop.example'
const shop = { sites: sitesOf(origin, {}), environments: [environment], key, expires }
const own = {
  contentTypeUri: contentTypeUri('accordion'),
  status: 'ACTIVE',
  settings: {
    label: 'Accordion',
    icons: [{ size: 256, url: '/block-pictures/accordion.webp' }],
    visualizations: [],
    cards: [],
  },
}

test('the visualisations of a shop show each market, with a token that the shop accepts [CNT-10]', async () => {
  const found = await visualisationsOf(shop)
  expect(found.map(({ label, templatedUri }) => [label, templatedUri.split('?')[0]])).toEqual(
    every.map(({ code, label, language, prefix }) => [
      `${label}${language === markets[code].language ? '' : `, ${language}`} (shop.example)`,
      `${origin}${prefix}/amplience-visualization/{{vse.domain}}/{{content.sys.id}}`,
    ]),
  )
  const configuration = { domainSuffix: '.staging.bigcontent.io', domains: [environment], key, frameAncestors: [] }
  const host = { domain: environment, environment }
  for (const { templatedUri } of found)
    await requirePreviewToken(new URL(templatedUri).searchParams.get('token'), { host, configuration, now: 0 })
})

test('two staging environments have visualisations of their own, because a token is for one', async () => {
  const found = await visualisationsOf({ ...shop, environments: [environment, 'def456.staging.bigcontent.io'] })
  expect(new Set(found.map(({ label }) => label)).size).toBe(2 * every.length)
  expect(new Set(found.map(({ templatedUri }) => templatedUri.split('?')[1])).size).toBe(2)
})

test.each([
  [{ sites: sitesOf('http://localhost:8787', {}) }, 'PUBLIC_ORIGIN'],
  [{ environments: [] }, 'PREVIEW_DOMAINS'],
])('a shop with %o has no visualisations', async (change, name) => {
  await expect(visualisationsOf({ ...shop, ...change })).rejects.toThrow(name)
})

test('a push replaces the visualisations of its shop, and keeps everything that was set by hand', async () => {
  const first = withVisualisations(own, { origin, visualisations: await visualisationsOf({ ...shop, key: null }) })
  expect(first.settings.visualizations.map((each) => each.default)).toEqual(every.map((_, index) => index === 0))
  const byHand = { label: 'Campaign site', templatedUri: 'https://campaign.example/{{content.sys.id}}', default: true }
  const staging = await visualisationsOf({ ...shop, sites: sitesOf('https://staging.example', {}) })
  const existing = {
    ...first,
    settings: {
      label: 'Akkordeon',
      icons: [{ size: 256, url: 'https://icons.example/a.png' }],
      cards: [{ label: 'Card', templatedUri: 'https://cards.example', default: true }],
      visualizations: [
        ...first.settings.visualizations.map((each) => ({ ...each, default: false })),
        byHand,
        ...staging.map((each) => ({ ...each, default: false })),
      ],
    },
  }
  const renewed = await visualisationsOf(shop)
  const { settings } = withVisualisations(own, { origin, visualisations: renewed }, existing)
  expect(settings).toMatchObject({ label: 'Akkordeon', icons: existing.settings.icons, cards: existing.settings.cards })
  expect(settings.visualizations).toEqual(
    [byHand, ...staging, ...renewed].map((each) => ({ ...each, default: each === byHand })),
  )
})

test('a push gives each content type the picture of its block as icon, also after the shop has moved', () => {
  const first = withVisualisations(own, { origin, visualisations: [] })
  expect(first.settings.icons).toEqual([{ size: 256, url: `${origin}/block-pictures/accordion.webp` }])
  const moved = { origin: 'https://www.shop.example', visualisations: [] }
  expect(withVisualisations(own, moved, first).settings.icons).toEqual([
    { size: 256, url: 'https://www.shop.example/block-pictures/accordion.webp' },
  ])
})
