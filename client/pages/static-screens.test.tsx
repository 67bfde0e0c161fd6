import { describe, expect, test } from 'vitest'
import { files } from '../test/files.ts'
import { htmlOf } from '../test/html-of.ts'
import { CookiesPage } from './cookies-page.tsx'
import { ShopFinderPage } from './shop-finder-page.tsx'
import { createProjection, type Point } from './shop-finder/project.ts'
import { ShopMap } from './shop-finder/shop-map.tsx'
import { findPlace, matchesTown, type NamedPlace, type Shop } from './shop-finder/shop.ts'
import { SizeGuidePage } from './size-guide-page.tsx'
import { inUnit, systemsOf } from '#shared/domain/size-charts.ts'
import { dismissedLocaleCookie } from '#shared/locale-suggestion.ts'
import { type MarketCode, markets } from '#shared/markets.ts'
import { cookieTexts, storageTexts } from '#shared/messages/cookies.ts'
import { preferredLocaleCookie } from '#shared/preferred-locale.ts'
import { shopFeatures } from '#shared/test/shop-features.ts'

const view = (code: MarketCode) => ({ market: markets[code], mediaBase: '', title: 'Title', blocks: [] })

const bath: Shop = {
  name: 'Milsom Street',
  address: '12 Milsom Street',
  town: 'Bath',
  postcode: 'BA1 1DE',
  telephone: '01225 000 000',
  latitude: 51.38,
  longitude: -2.36,
  openingHours: [{ days: 'Monday to Saturday', hours: '9.30am to 6pm' }],
}
const evora: Shop = {
  ...bath,
  name: 'Praça',
  town: 'Évora',
  address: 'Praça do Giraldo',
  postcode: '7000-508',
  latitude: 38.57,
  longitude: -7.91,
  openingHours: [],
}

const places: NamedPlace[] = [
  { name: 'Manchester', postcodes: ['M'], latitude: 53.48, longitude: -2.24 },
  { name: 'Maidstone', postcodes: ['ME'], latitude: 51.27, longitude: 0.52 },
  { name: 'New York', postcodes: ['100', '112'], latitude: 40.71, longitude: -74.01 },
]

describe('shop finder', () => {
  const render = (town: string, shops: Shop[], code: MarketCode = 'en') =>
    htmlOf(<ShopFinderPage {...view(code)} town={town} shops={shops} places={places} isListMissing={false} />)

  test('the shop finder lists shops with address, telephone and opening hours, each numbered on the map [RTE-21]', () => {
    const html = render('', [bath, evora])
    expect(html.replace(/<[^>]+>/g, ' ')).toContain('12 Milsom Street, Bath, BA1 1DE')
    for (const part of [
      'href="tel:01225000000"',
      'Monday to Saturday',
      '9.30am to 6pm',
      'id="shop-2"',
      'href="#shop-2"',
      'aria-label="2: Praça, Évora"',
      'https://www.openstreetmap.org/directions?to=',
    ])
      expect(html).toContain(part)
    expect(html.match(/shop-map__pin/g)).toHaveLength(2)
  })

  test('the shop finder searches with a plain form within the market, and shows all shops if it is not known where the town is [RTE-21]', () => {
    const html = render('Hull', [bath, evora], 'eu')
    expect(html).toMatch(/<form[^>]*action="\/eu\/shop-finder" method="get"/)
    expect(html).toContain('value="Hull"')
    expect(html).toContain('We have no shop in “Hull”. These are all our shops.')
    expect(html.match(/id="shop-\d"/g)).toHaveLength(2)
    expect(render('bath', [bath, evora], 'eu').match(/id="shop-\d"/g)).toHaveLength(1)
  })

  test('the shop finder names the nearest shops of a town without one, with the distance in the unit of the market, and a way to shop online [RTE-21]', () => {
    const html = render('manchester', [evora, bath])
    expect(html).toContain('We have no shop in “manchester”. These are the nearest ones.')
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(
      /Milsom Street\s+145 miles from Manchester[^]*Praça\s+1,0\d\d miles from Manchester/,
    )
    expect(html).toMatch(/<a href="\/">Shop online<\/a>/)
    expect(render('M1 1AA', [evora, bath], 'eu')).toContain('234 kilometres from Manchester')
    expect(render('Bath', [bath])).not.toContain(' from ')
    expect(render('Manchester', [bath, evora, bath, evora]).match(/id="shop-\d"/g)).toHaveLength(3)
  })

  test.each([
    ['Manchester', 'Manchester'],
    [' MANCHESTER ', 'Manchester'],
    ['m1 1ae', 'Manchester'],
    ['ME15 6AA', 'Maidstone'],
    ['MK1 1AA', undefined],
    ['M', undefined],
    ['10012', 'New York'],
    ['20001', undefined],
    ['', undefined],
  ])('the shop finder takes "%s" for the place %s', (typed, name) => {
    expect(findPlace(places, typed)?.name).toBe(name)
  })

  test('the shop finder renders without shops', () => {
    expect(render('', [], 'us')).toContain('We have no shops here yet')
  })

  test.each([
    ['bath', bath, true],
    [' BA1 ', bath, true],
    ['ba11de', bath, true],
    ['evora', evora, true],
    ['', evora, true],
    ['hull', bath, false],
  ])('the shop finder compares "%s" with town, address and postcode', (typed, shop, isFound) => {
    expect(matchesTown(shop, typed)).toBe(isFound)
  })

  test('the map has north at the top and east on the right, and all shops inside it', () => {
    const size = { width: 640, height: 480 }
    const [first, second] = [bath, evora].map(createProjection([bath, evora], size)) as [Point, Point]
    expect([first.y < second.y, first.x > second.x]).toEqual([true, true])
    for (const { x, y } of [first, second]) expect([x >= 0 && x <= 640, y >= 0 && y <= 480]).toEqual([true, true])
    expect(createProjection([bath], size)(bath)).toEqual({ x: 320, y: 240 })
  })

  test('the map shows the coast of Great Britain around its shops, and no ground around others', () => {
    const land = (shops: Shop[]) => /shop-map__land" d="M([^Z]*)Z"/.exec(htmlOf(<ShopMap shops={shops} />))
    const coast = (land([bath])?.[1] ?? '').split('L').map((point) => point.split(' ').map(Number))
    expect(coast.length).toBeGreaterThan(100)
    // Bath is in the middle of the map, and the coast is on all four sides of it.
    const [xs, ys] = [coast.map(([x = 0]) => x), coast.map(([, y = 0]) => y)]
    expect([Math.min(...xs) < 320, Math.max(...xs) > 320, Math.min(...ys) < 240, Math.max(...ys) > 240]).not.toContain(
      false,
    )
    expect(land([bath, evora])).toBeNull()
  })
})

describe('size guide', () => {
  test.each([
    { code: 'en', system: 'UK', heading: 'Bust (cm)', cell: '>88<' },
    { code: 'us', system: 'US', heading: 'Bust (in)', cell: '>34.5<' },
    { code: 'eu', system: 'EU', heading: 'Bust (cm)', cell: '>88<' },
  ] as const)(
    'in market $code the size guide begins with $system sizes, and has $heading [RTE-22]',
    ({ code, system, heading, cell }) => {
      const html = htmlOf(<SizeGuidePage {...view(code)} />)
      expect(/<th scope="col">([^<]+)</.exec(html)?.[1]).toBe(system)
      expect(html.replace(/<!-- -->/g, '')).toContain(heading)
      expect(html).toContain(cell)
      expect(systemsOf(markets[code])).toHaveLength(3)
    },
  )

  test('the size guide shows exact centimetres, and inches to the half', () => {
    expect([inUnit(22.1, 'cm'), inUnit(80, 'in'), inUnit(88, 'in')]).toEqual([22.1, 31.5, 34.5])
  })
})

describe('cookies page', () => {
  test('the cookies page has a row for each cookie of the table [RTE-23]', () => {
    const html = htmlOf(
      <CookiesPage
        {...view('en')}
        features={shopFeatures({ hasExpressWallet: true, hasGiftCertificates: true, hasPresents: true })}
        cartDays={12}
      />,
    )
    for (const [name, { lasts }] of [...Object.entries(cookieTexts(12)), ...Object.entries(storageTexts)]) {
      expect(html).toContain(name)
      expect(html).toContain(lasts)
    }
  })

  test('the cookies page of a shop without consent, analytics and wallets has no rows and no choice of them', () => {
    const features = shopFeatures({ hasAnalytics: false, consent: { rule: 'opt-in', service: null, purposes: [] } })
    const html = htmlOf(<CookiesPage {...view('en')} features={features} cartDays={7} />)
    const names = ['sv-consent', 'sv-logged-in', 'sv-events-', 'sv-purchases', 'sv-buy-now', 'sv-unable', 'settings']
    expect(names.filter((name) => html.includes(name))).toEqual([])
    for (const name of ['cart-id_…', 'sv-wishlist']) expect(html).toContain(name)
  })

  test('the only other locale cookie remembers a dismissed offer, for 30 days rather than a year [LOC-16] [D-85] [D-152]', () => {
    const names = Object.keys(cookieTexts(7))
    expect(names.filter((name) => /locale/i.test(name))).toEqual([
      preferredLocaleCookie.name,
      dismissedLocaleCookie.name,
    ])
    expect(dismissedLocaleCookie.maxAge).toBe(30 * 24 * 60 * 60)
  })

  test('the cookies page names every cookie that the code of the Worker and of the pages sets, and no other [RTE-23]', () => {
    const setters = readSources('{worker,shared}/**/*.{ts,tsx}')
      .filter(
        ({ path, source }) =>
          /import \{[^}]*\b(defineCookie|setCookie)\b|\bcookies\.set\(/.test(source) ||
          (path.startsWith('shared/') && source.includes('Cookie = {')),
      )
      .map(({ path, source }) => ({
        path,
        source,
        names: [
          ...source.matchAll(/(?:(?:name|Name|prefix|baseKey)(?::| =)|purpose =) (?:\(\w*\) => )?['`]([\w-]+)/g),
        ].map(([, name = '']) => name.replace(/_$/, '')),
      }))
    // A file without a name of its own sets a cookie that `shared/` names, or writes what a rule has named.
    const elsewhere =
      /Cookie\b.* from '.*shared\/|export (?:async )?function (?:defineCookie|startVisit|askBag|visitOf)\b/
    expect(setters.filter(({ names, source }) => names.length === 0 && !elsewhere.test(source))).toEqual([])
    const listed = Object.keys(cookieTexts(7)).map((name) => name.replace(/_?…$/, ''))
    expect([...new Set(setters.flatMap(({ names }) => names))].toSorted()).toEqual(listed.toSorted())
  })

  test('the cookies page names every storage key that scripts use in the browser [RTE-23]', () => {
    const { keys, unread } = storageKeysIn(readSources('{client,shared}/**/*.{ts,tsx}'))
    expect(unread).toEqual([])
    expect(keys.toSorted()).toEqual(Object.keys(storageTexts).toSorted())
  })

  test('a storage key is found wherever it is written, and a write whose key is not found is reported', () => {
    const sources = [
      "sessionStorage.setItem('sv-a', '1')",
      "const seen = createOnceList('sv-b')",
      "export const keptKey = 'sv-c'",
      'localStorage.setItem(keptKey, text)',
      'const place = placeKey(market)\nstorage().setItem(place, text)',
      'export function placeKey(market: string) {\n  return `sv-d-${market}`\n}',
      'localStorage.setItem(names[0], text)',
      "localStorage['sv-e'] = text",
    ]
    const { keys, unread } = storageKeysIn(sources.map((source, index) => ({ path: `${index}.ts`, source })))
    expect(keys).toEqual(['sv-a', 'sv-b', 'sv-c', 'sv-d-…'])
    expect(unread).toEqual(['6.ts: names[0]', "7.ts: localStorage['sv-e'] ="])
  })
})

type Source = { path: string; source: string }

/** The keys of the browser's storage that scripts write, and the writes whose key is neither a text nor named by one. */
function storageKeysIn(sources: readonly Source[]): { keys: string[]; unread: string[] } {
  const textOf = (expression: string, own: Source): string | null => {
    const [, text, start, called, name] = /^(?:'([^']+)'|`([\w-]+)-\$|(\w+)\(|(\w+)$)/.exec(expression) ?? []
    if (text !== undefined || start !== undefined) return text ?? `${start}-…`
    const definition = new RegExp(called ? `function ${called}\\(.*?return (.+)` : `const ${name} = (.+)`, 's')
    const definer = [own, ...sources].find(({ source }) => definition.test(source))
    const [line = ''] = definer ? (definition.exec(definer.source)?.[1] ?? '').split('\n', 1) : []
    return definer && line !== expression ? textOf(line, definer) : null
  }
  const writes = sources.flatMap((own) => [
    ...[...own.source.matchAll(/\b(?:setItem|create(?:Once|Stored)List)\(\s*([^,)]+)/g)]
      // A function that takes the key.
      .filter(([, key = '']) => key !== 'key: string' && !(key === 'key' && /\(key: string/.test(own.source)))
      .map(([, key = '']) => ({ own, key, text: textOf(key, own) })),
    ...[...own.source.matchAll(/(?:local|session)Storage(?:\[[^\]]+\]|\.\w+) =(?!=)/g)].map(([key]) => ({
      own,
      key,
      text: null,
    })),
  ])
  return {
    keys: [...new Set(writes.flatMap(({ text }) => text ?? []))],
    unread: writes.filter(({ text }) => text === null).map(({ own, key }) => `${own.path}: ${key}`),
  }
}

/** Paths and texts. Not by `import.meta.glob`, which would count as a use of every file in the check for unused code. */
function readSources(pattern: string) {
  const paths = files.globSync(pattern, { exclude: ['**/*.test.*', '**/test/**'] })
  return paths.map((path) => ({ path, source: files.readFileSync(path, 'utf8') }))
}
