import { describe, expect, test } from 'vitest'
import { categories } from '../../catalogue/categories.ts'
import { sceneNames } from '../../pictures/campaign.ts'
import { withoutGerman } from './german/german-content.ts'
import { placeholders } from './german/market.ts'
import { readFields } from './german/translate-draft.ts'
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

test.each(['uk/', 'us/', 'eu/', 'eu/de/'])(
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

const prefixOf = (key: string) => (key.startsWith('eu/de/') ? 'eu/de/' : key.slice(0, 3))

// Pages of the storefront that need no content.
const ownPages = new Set(['/', '/login', '/wishlist', '/newsletter', '/find-order', '/gift-certificates'])

test('links only to existing pages in every market', () => {
  const listings = new Set(
    categories.filter((category) => category.is_visible === 1).map(({ path }) => `/browse${path.replace(/\/$/, '')}`),
  )
  const addresses = rows.flatMap(({ key, body }) =>
    [...body.matchAll(/(?:"(?:url|link|buttonLink|primaryBlockUrl|imageUrl|href)":"|\]\()(\/[^")]*)/g)].map(
      ([, address = '']) => ({ market: prefixOf(key), address }),
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
      !(market === 'eu/de/' && withoutGerman.has(`page${address}`)) &&
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
    [...keys]
      .filter((key) => key.includes('/listing/'))
      .filter((key) => !paths.has(key.slice(`${prefixOf(key)}listing/`.length))),
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

/** Texts that a shopper reads, by their place in the item. */
function textsOf(value: unknown, place = '', field = ''): [place: string, text: string][] {
  if (typeof value === 'string') return readFields.has(field) && value !== '' ? [[place, value]] : []
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, `${place}/${index}`, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => name !== '_meta')
    .flatMap(([name, below]) => textsOf(below, `${place}/${name}`, name))
}

describe('the German content', () => {
  const german = rows.filter(({ key }) => key.startsWith('eu/de/'))
  const englishByKey = new Map(rows.map(({ key, content }) => [key, content]))
  // Names, sizes, and words that are the same in both languages.
  const unchanged =
    /^(?:campaign-.*|Selvedge .*|UK \d+|\d+(?:-\d+)?|Fair Isle|Chinos|Sale|Newsletter|Cookies|Berlin|Bordeaux|Cork|Dublin|Frankfurt|Galway|Hamburg|Kilkenny|Limerick|Lyon|Madrid|Paris|Rotterdam|Sligo|Stockholm|Utrecht|Waterford)$/

  test('has every item of the market but one, whose English version is shown in its place', () => {
    const keysOf = (prefix: string) =>
      rows.filter(({ key }) => prefixOf(key) === prefix).map(({ key }) => key.slice(prefix.length))
    const missing = keysOf('eu/').filter((key) => !keysOf('eu/de/').includes(key))
    expect(missing).toEqual([...withoutGerman])
    expect(keysOf('eu/de/')).toEqual(expect.arrayContaining(['page/impressum', 'page/widerruf', 'page/agb']))
  })

  test('leaves no text in English', () => {
    const left = german.flatMap(({ key, content }) => {
      const english = new Set(textsOf(englishByKey.get(key.replace('eu/de/', 'eu/'))).map(([, text]) => text))
      return textsOf(content).filter(([, text]) => english.has(text) && !unchanged.test(text))
    })
    expect(new Set(left.map(([, text]) => text))).toEqual(new Set())
  })

  test('fills every placeholder of the market', () => {
    const bodies = german.map(({ body }) => body).join('\n')
    expect(Object.keys(placeholders).filter((placeholder) => bodies.includes(placeholder))).toEqual([])
    expect(bodies).toContain('Standardversand 6,95\u00a0€')
  })

  test('names no market in a link, because the storefront puts the address of the language before it', () => {
    const addresses = german.flatMap(({ body }) => [
      ...body.matchAll(/(?:"(?:url|link|buttonLink|primaryBlockUrl|imageUrl|href)":"|\]\()([^")]*)/g),
    ])
    const wrong = addresses
      .map(([, address = '']) => address)
      .filter((address) => /^\/(?:eu|us|de)(?:\/|$)/.test(address))
    expect(addresses.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test('links to the imprint, the terms and the right of withdrawal in the footer of every page', () => {
    const footer = german.find(({ key }) => key === 'eu/de/footer')!
    for (const url of ['/impressum', '/agb', '/widerruf', '/privacy', '/returns', '/delivery', '/help'])
      expect(footer.body).toContain(`"url":"${url}"`)
  })

  test('has the instructions on withdrawal with the model form of the law', () => {
    const page = german.find(({ key }) => key === 'eu/de/page/widerruf')!
    expect(page.body).toContain('binnen vierzehn Tagen ohne Angabe von Gründen')
    expect(page.body).toContain('Hiermit widerrufe(n) ich/wir')
  })

  test('searches in German for the words that it shows', () => {
    const searches = german.find(({ key }) => key === 'eu/de/popular-searches')!
    expect(searches.body).toContain('{"term":"Kerzen","url":"/search?query=Kerzen"}')
  })
})
