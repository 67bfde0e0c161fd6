import { expect, test } from 'vitest'
import { categories } from '../../catalogue/categories.ts'
import { sceneNames } from '../../pictures/campaign.ts'
import { seedRows } from './rows.ts'

const { rows, version } = await seedRows()
const keys = new Set(rows.map(({ key }) => key))
const shellKeys = [
  'desktop-navigation',
  'mobile-navigation',
  'footer',
  'locale-selector-image',
  'app-header',
  'benefit-bar',
  'countdown-timer',
]

test.each(['uk/', 'us/', 'eu/'])(
  'gives %s the shell, the home page, listings and pages [CNT-02] [CNT-03] [CNT-05]',
  (prefix) => {
    for (const key of [
      ...shellKeys,
      'home',
      'bag-page',
      'popular-searches',
      'listing/womens',
      'page/help',
      'page/other-stuff',
    ])
      expect(keys).toContain(`${prefix}${key}`)
  },
)

// Pages of the storefront that need no content.
const ownPages = new Set(['/', '/login', '/wishlist', '/newsletter'])

test('links only to existing pages in every market', () => {
  const listings = new Set(
    categories.filter((category) => category.is_visible === 1).map(({ path }) => `/browse${path.replace(/\/$/, '')}`),
  )
  const addresses = rows.flatMap(({ key, body }) =>
    [...body.matchAll(/(?:"(?:url|link|buttonLink|primaryBlockUrl|imageUrl|href)":"|\]\()(\/[^")]*)/g)].map(
      ([, address = '']) => ({ market: key.slice(0, 3), address }),
    ),
  )
  expect(addresses.length).toBeGreaterThan(300)
  const paths = addresses.map(({ market, address }) => ({
    market,
    address: address.replace(/\?(?:filters\[size\]|sort)=.*$/, ''),
  }))
  const dead = paths.filter(
    ({ market, address }) =>
      !ownPages.has(address) &&
      !listings.has(address) &&
      !keys.has(`${market}page${address}`) &&
      !address.startsWith('/search?query='),
  )
  expect(dead).toEqual([])
})

test('promises no gift wrapping, which the shop does not offer', () => {
  const promises = rows.flatMap(({ body }) => [...body.matchAll(/[^".]*wrapp(?:ed|ing)[^".]*/gi)].map(([text]) => text))
  expect(new Set(promises)).toEqual(new Set(['What is it wrapped in?']))
  expect(categories.filter(({ description }) => /wrapp/i.test(description))).toEqual([])
})

test('gives listing headers only to existing categories', () => {
  const paths = new Set(categories.map(({ path }) => path.slice(1, -1)))
  expect(
    [...keys].filter((key) => key.includes('/listing/')).filter((key) => !paths.has(key.slice('uk/listing/'.length))),
  ).toEqual([])
})

test('uses only pictures that the sandbox can draw', () => {
  const scenes = rows.flatMap(({ body }) =>
    [...body.matchAll(/"name":"campaign-([a-z-]+?)(?:-\d+)?"/g)].map(([, scene]) => scene),
  )
  expect(scenes.filter((scene) => !sceneNames.includes(scene ?? ''))).toEqual([])
})

// The parts of an item that are never on screen together with the rest of it.
const elsewhere = /^(?:socialImage|mobileImage|mobileMedia|mobileBackground)$/

test('shows no scene twice on one page, in one header or in one menu', () => {
  const twice = rows.flatMap(({ key, content }) => {
    const scenes: string[] = []
    JSON.stringify(content, (field, value: unknown) => {
      if (elsewhere.test(field)) return undefined
      const scene = typeof value === 'string' ? /^campaign-([a-z-]+?)(?:-\d+)?$/.exec(value)?.[1] : undefined
      if (field === 'name' && scene) scenes.push(scene)
      return value
    })
    return scenes.filter((scene, index) => scenes.indexOf(scene) < index).map((scene) => `${key}: ${scene}`)
  })
  expect(twice).toEqual([])
})

test('generates the same ids each time, and no id twice', async () => {
  const again = await seedRows()
  expect(again.version).toBe(version)
  const ids = rows.flatMap(({ body }) => [...body.matchAll(/"deliveryId":"([^"]+)"/g)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
