import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type FeedProduct, feedRows } from './feed-row.ts'
import { feedEnd, feedItems, feedStart } from './feed-xml.ts'
import { checkXml } from './test/strict-xml.ts'
import type { Category } from '#shared/domain/category.ts'
import { giftCardStyles } from '#shared/domain/product.ts'
import { type MarketCode, marketRules, markets } from '#shared/markets.ts'
import { brand, googleCategories } from '#shared/merchant.ts'
import { isWithin } from '#shared/paths.ts'
import { siteIn } from '#shared/sites.ts'
import { summary, variant } from '#shared/test/products.ts'

const terms = {
  FREE_DELIVERY_FROM: 'en=60,eu=90',
  DELIVERY_METHODS: 'en=standard 3-5 3.95,eu=standard 4-7 6.95',
  RETURN_DAYS: 'en=28,eu=28',
}

function rowsOf(
  change: Partial<FeedProduct> = {},
  { code = 'en', language, vars = {} }: { code?: MarketCode; language?: string; vars?: Record<string, string> } = {},
) {
  const bindings = { ...env, ...terms, ...vars } as unknown as Env
  const configuration = parseConfiguration(bindings)
  const site = siteIn(configuration.sites, { code, language })
  const product = summary({ fabric: 'Wool', colourCount: 1 })
  const rows = feedRows(
    {
      product,
      description: '',
      feel: {},
      variants: [variant()],
      categoryTrails: [],
      identifiers: new Map(),
      ...change,
    },
    { site, configuration },
  )
  return { rows, site }
}

const price = (amount: number, special: number | null = null) => ({
  price: { amount, currency: 'GBP' as const },
  special: special === null ? null : { amount: special, currency: 'GBP' as const },
})
const addressesOf = (tree: readonly Category[]): string[] =>
  tree.flatMap(({ url, children }) => [url, ...addressesOf(children)])
const only = (
  change: Partial<FeedProduct>,
  ...where: Parameters<typeof rowsOf> extends [unknown?, ...infer Rest] ? Rest : []
) => rowsOf(change, ...where).rows[0]

describe('an item of a feed', () => {
  test('has the attributes of a variant by the names of Google [FEED-02]', () => {
    const { rows } = rowsOf({
      product: summary({ fabric: 'Wool', colourCount: 1, sizes: ['10'], lengths: ['Long'] }),
      description: '<p>Printed <b>by hand</b> &amp; sewn.</p>',
      variants: [variant({ id: 7, colour: 'Ink 0', size: '10', length: 'Long', price: price(7000, 6500) })],
      categoryTrails: [
        [{ name: 'Sale', url: '/sale' }],
        [
          { name: 'Womens', url: '/womens' },
          { name: 'Dresses', url: '/womens/dresses' },
        ],
      ],
      identifiers: new Map([[7, { gtin: '4006381333931', mpn: 'HSD 7' }]]),
    })
    expect(rows).toEqual([
      {
        id: '118-7',
        title: 'Harbour Stripe Dress, Ink 0, 10, Long',
        link: 'http://localhost:8787/p/118/harbour-stripe-dress/Ink_0?Size=10&Length=Long',
        image_link: 'http://localhost:8788/media/i/selvedge/200123_Ink_0_1?fmt=auto&qlt=default',
        additional_image_link: 'http://localhost:8788/media/i/selvedge/200123_Ink_0_2?fmt=auto&qlt=default',
        price: '70.00 GBP',
        sale_price: '65.00 GBP',
        availability: 'in_stock',
        color: 'Ink 0',
        size: '10 Long',
        size_system: 'UK',
        shipping: [{ country: 'GB', price: '0.00 GBP', min_transit_time: '3', max_transit_time: '5' }],
        free_shipping_threshold: [{ country: 'GB', price_threshold: '60.00 GBP' }],
        return_policy_label: '28-days',
        item_group_id: '200123',
        description: 'Printed by hand & sewn.',
        brand,
        condition: 'new',
        gender: 'female',
        age_group: 'adult',
        material: 'Wool',
        product_type: 'Womens > Dresses',
        gtin: '4006381333931',
        mpn: 'HSD 7',
      },
    ])
  })

  test('says how a product feels as details, in the words of its page [FEEL-06]', () => {
    const feel = { warmth: 5, softness: 3 } as const
    const detail = (section_name: string, attribute_name: string, attribute_value: string) => ({
      section_name,
      attribute_name,
      attribute_value,
    })
    const { rows } = rowsOf({ feel })
    expect(rows[0]?.['product_detail']).toEqual([
      detail('How it feels', 'Warmth', 'for frost'),
      detail('How it feels', 'Next to skin', 'soft, a little tickle at first'),
    ])
    expect(feedItems(rows)).toContain(
      '<g:product_detail><g:section_name>How it feels</g:section_name><g:attribute_name>Warmth</g:attribute_name>',
    )
    expect(rowsOf().rows[0]).not.toHaveProperty('product_detail')
  })

  test('leaves out what the shop does not know [FEED-02]', () => {
    const { rows } = rowsOf(
      { product: summary({ colourCount: 0 }) },
      { vars: { FREE_DELIVERY_FROM: '', DELIVERY_METHODS: '', RETURN_DAYS: '' } },
    )
    expect(
      Object.keys(rows[0] ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'additional_image_link availability brand condition description id identifier_exists image_link item_group_id link price title',
    )
    expect(rows[0]).toMatchObject({ description: 'Harbour Stripe Dress', identifier_exists: 'no' })
  })

  test.each([
    [{}, 'in_stock'],
    [{ stock: 0 }, 'out_of_stock'],
    [{ isPurchasable: false }, 'out_of_stock'],
    [{ stock: null }, 'in_stock'],
  ])('of the variant %j is %s [FEED-02]', (change, availability) => {
    expect(only({ variants: [variant(change)] })).toMatchObject({ availability })
  })

  test('of a product that is not for sale is out of stock, and that of a pre-order has its day [FEED-02]', () => {
    expect(only({ product: summary({ isAvailable: false }) })).toMatchObject({ availability: 'out_of_stock' })
    const preOrder = { message: null, releasedAt: '2027-03-01T00:00:00Z' }
    expect(only({ product: summary({ preOrder }) })).toMatchObject({
      availability: 'preorder',
      availability_date: '2027-03-01T00:00:00Z',
    })
    const soldOut = only({ product: summary({ preOrder }), variants: [variant({ stock: 0 })] })
    expect(soldOut).toMatchObject({ availability: 'out_of_stock' })
    expect(soldOut).not.toHaveProperty('availability_date')
  })

  test.each([
    [{ gtin: '1234', mpn: null }, { identifier_exists: 'no' }],
    [{ gtin: 'no number', mpn: 'A-1' }, { mpn: 'A-1' }],
    [{ gtin: '036000291452', mpn: null }, { gtin: '036000291452' }],
  ])('with the identifiers %j says %j [FEED-02]', (given, expected) => {
    const row = only({ variants: [variant({ id: 7 })], identifiers: new Map([[7, given]]) }) ?? {}
    const named = ['gtin', 'mpn', 'identifier_exists'].flatMap((name) => (name in row ? [[name, row[name]]] : []))
    expect(Object.fromEntries(named)).toEqual(expected)
  })

  test('has free delivery from the amount of the market on, to the countries of its language [FEED-02]', () => {
    const to = (cost: string) => ({
      shipping: [{ country: 'GB', price: cost, min_transit_time: '3', max_transit_time: '5' }],
      free_shipping_threshold: [{ country: 'GB', price_threshold: '60.00 GBP' }],
    })
    expect(only({ variants: [variant({ price: price(5999) })] })).toMatchObject(to('3.95 GBP'))
    expect(only({ variants: [variant({ price: price(6000) })] })).toMatchObject(to('0.00 GBP'))
    // The price that decides is the one that is paid.
    expect(only({ variants: [variant({ price: price(6000, 5000) })] })).toMatchObject(to('3.95 GBP'))
    const german = only({ variants: [variant({ price: price(9000) })] }, { code: 'eu', language: 'de' })
    const countries = ((german ?? {})['shipping'] as { country: string }[]).map(({ country }) => country)
    expect(countries.toSorted()).toEqual(['AT', 'DE'])
    expect(marketRules.eu.deliversTo).toEqual(expect.arrayContaining(countries))
  })

  test('costs what standard delivery costs in a market without free delivery, and says nothing without its price [FEED-02]', () => {
    const dear = { variants: [variant({ price: price(99_000) })] }
    const row = only(dear, { vars: { FREE_DELIVERY_FROM: '' } })
    expect(row).toMatchObject({ shipping: [{ price: '3.95 GBP' }] })
    expect(row).not.toHaveProperty('free_shipping_threshold')
    expect(
      only(dear, { vars: { FREE_DELIVERY_FROM: '', DELIVERY_METHODS: 'en=express 1-2 5.95' } }),
    ).not.toHaveProperty('shipping')
  })

  test('has no price of delivery for a gift card, which may be sent by e-mail [FEED-02]', () => {
    const card = { product: summary({ style: giftCardStyles[0] ?? '' }), variants: [variant({ price: price(2500) })] }
    expect(only(card)).not.toHaveProperty('shipping')
  })

  test('has a title and a description of the length that services accept [FEED-02]', () => {
    const long = only({ product: summary({ name: 'Very '.repeat(60) }), description: `<p>${'word '.repeat(3000)}</p>` })
    expect(String(long?.['title']).length).toBeLessThanOrEqual(150)
    expect(String(long?.['description']).length).toBeLessThanOrEqual(5000)
  })

  test.each([
    ['of its own', ['/womens', '/womens/clothing', '/womens/clothing/dresses'], '2271'],
    [
      'of the category above',
      ['/womens', '/womens/clothing', '/womens/clothing/dresses', '/womens/clothing/dresses/maxi-dresses'],
      '2271',
    ],
    ['that has none', ['/womens'], undefined],
    ['of a sale only', ['/sale', '/sale/womens', '/sale/womens/dresses'], undefined],
  ])('has the Google category of a category %s [FEED-12]', (_what, trail, expected) => {
    const row = only({ categoryTrails: [trail.map((url) => ({ name: url, url }))] })
    expect(row?.['google_product_category']).toBe(expected)
  })

  test('has a Google category in every category of clothes and things for the home of the demonstration [FEED-12]', async () => {
    const tree = await sandboxServices().services.catalogue.categoryTree({ market: markets.en }, untilDone())
    const urls = addressesOf(tree)
    const googleOf = (url: string) => {
      const trail = urls.filter((each) => isWithin(url, each)).map((each) => ({ name: each, url: each }))
      return only({ categoryTrails: [trail] })?.['google_product_category']
    }
    const leaves = urls.filter((url) => /^\/(?:womens|mens|kids|home)\/./.test(url))
    expect(leaves.length).toBeGreaterThan(60)
    expect(leaves.filter((url) => googleOf(url) === undefined)).toEqual([])
    expect(Object.keys(googleCategories).filter((url) => !urls.includes(url))).toEqual([])
  })

  test.each([
    ['/kids/clothing', { gender: 'unisex', age_group: 'kids', size_system: 'UK' }],
    ['/mens/clothing', { gender: 'male', age_group: 'adult', size_system: 'UK' }],
  ])('of clothes in %s says for whom they are [FEED-02]', (url, expected) => {
    const [, top = ''] = url.split('/')
    const trail = [
      { name: top, url: `/${top}` },
      { name: 'Clothing', url },
    ]
    expect(only({ variants: [variant({ size: '5-6' })], categoryTrails: [trail] })).toMatchObject(expected)
  })

  test('of a gift card has no gender, and a size of no system [FEED-02]', () => {
    const card = only({
      variants: [variant({ size: '25' })],
      categoryTrails: [[{ name: 'Gifts', url: '/gifts' }]],
    })
    expect(card).toMatchObject({ size: '25', product_type: 'Gifts' })
    for (const name of ['size_system', 'gender', 'age_group']) expect(card).not.toHaveProperty(name)
  })
})

describe('the XML of a feed', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '</g:title>',
      ']]>',
      '<![CDATA[',
      '&amp',
      '&#0;',
      '<!--',
      '\u0000\u0008\u001F\uFFFE',
      '\uD800',
      '"\'>',
    ),
  )

  test('is well-formed, whatever the texts are [FEED-03]', () => {
    fc.assert(
      fc.property(fc.tuple(hostile, hostile, hostile, hostile), ([name, description, colour, size]) => {
        const { rows, site } = rowsOf({
          product: summary({ name, fabric: colour }),
          description,
          // Half a character cannot be in an address, so no page of such a colour can be linked to.
          variants: [variant({ id: 7, colour: colour.toWellFormed(), size })],
          categoryTrails: [[{ name: size, url: '/womens' }]],
          identifiers: new Map([[7, { gtin: name, mpn: name }]]),
        })
        const xml = feedStart(site) + feedItems(rows) + feedEnd
        checkXml(xml)
        expect(xml.match(/<item>/g)).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })

  test('keeps every text that XML can have, with lists and nested attributes [FEED-03]', () => {
    const xml = feedItems([{ title: `a & b < "c" 'd' 😀`, shipping: [{ country: 'DE' }, { country: 'AT' }] }])
    expect(xml).toBe(
      '<item><g:title>a &amp; b &lt; &quot;c&quot; &#x27;d&#x27; 😀</g:title>' +
        '<g:shipping><g:country>DE</g:country></g:shipping><g:shipping><g:country>AT</g:country></g:shipping></item>\n',
    )
  })

  test.each(['<a>&</a>', '<a><b></a></b>', '<a>\u0001</a>', '<a>', 'text', '<a></a><b></b>'])(
    'is refused by the check if it is %j [FEED-03]',
    (xml) => {
      expect(() => checkXml(xml)).toThrow(/./)
    },
  )
})
