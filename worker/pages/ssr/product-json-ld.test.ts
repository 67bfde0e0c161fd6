import { expect, test } from 'vitest'
import { productGroup } from './product-json-ld.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import { product, variant } from '#shared/test/products.ts'

const colours = ['French Navy', 'Red'].map((name, valueId) => ({ name, valueId, hexes: [] }))
const dress = product({
  colours,
  sizes: ['10'],
  lengths: ['Petite'],
  description: '<p title="a > b">Soft &amp; na&iuml;ve</p><script>x</script>',
  variants: [
    variant({
      sku: 'navy',
      colour: 'French Navy',
      size: '10',
      length: 'Petite',
      price: { price: money(4900, 'USD'), special: money(3999, 'USD') },
    }),
    variant({ sku: 'red', colour: 'Red', size: '10', stock: 0 }),
  ],
})
const media = {
  colour: 'French Navy',
  images: [{ src: 'https://media.example/1', alt: '', width: 1, height: 1 }],
  videos: [],
}
const group = (change: Partial<typeof dress> = {}) =>
  productGroup(
    { product: { ...dress, ...change }, media },
    { site: { market: markets.us, origin: 'https://shop.example' }, path: '/p/118/harbour-stripe-dress/French_Navy' },
  ) as {
    description: string
    hasVariant: { sku: string; offers?: Record<string, unknown>; image?: string }[]
  }

test('the JSON-LD of a product has the variants of its colour with their offers, each at the address that chooses it, and the URL of each other colour', () => {
  const { hasVariant, description } = group()
  expect(description).toBe('Soft & naïve')
  expect(hasVariant).toEqual([
    expect.objectContaining({
      sku: 'navy',
      size: '10',
      image: 'https://media.example/1',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/us/p/118/harbour-stripe-dress/French_Navy?Size=10&Length=Petite',
        price: 39.99,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    }),
    { url: 'https://shop.example/us/p/118/harbour-stripe-dress/Red' },
  ])
})

test('the JSON-LD of a variant without stock says that it is out of stock', () => {
  const [only] = group({ variants: [variant({ colour: 'French Navy', size: '10', stock: 0 })] }).hasVariant
  expect(only?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
})

test('the JSON-LD of a product with 270 variants stays small', () => {
  const names = ['French Navy', ...Array.from({ length: 26 }, (_, index) => `Colour ${index}`)]
  const large = group({
    colours: names.map((name, valueId) => ({ name, valueId, hexes: [] })),
    variants: names.flatMap((colour) =>
      Array.from({ length: 10 }, (_, size) => variant({ colour, size: String(size), sku: `440123-${colour}-${size}` })),
    ),
  })
  expect(large.hasVariant).toHaveLength(10 + 26)
  expect(JSON.stringify(large).length).toBeLessThan(10_000)
})

test('the JSON-LD of a product has no offer if the price is hidden or the product is a free gift [PDP-01, PROMO-31]', () => {
  for (const change of [{ price: null }, { isFreeGift: true }]) {
    for (const each of group(change).hasVariant) expect(each).not.toHaveProperty('offers')
  }
})

test('the JSON-LD describes a product without variants, colours or description by its other facts', () => {
  expect(group({ variants: [], colours: [], sizes: [], lengths: [], description: '' })).toMatchObject({
    hasVariant: [],
    variesBy: [],
    description: '',
  })
})

test('the JSON-LD of a pre-order says so and names its day, unless it is sold out [D-262]', () => {
  const offersOf = (releasedAt: string | null, stock = 9) =>
    group({
      preOrder: { message: null, releasedAt },
      variants: [variant({ colour: 'French Navy', size: '10', stock })],
    }).hasVariant[0]?.offers
  const day = '2031-03-12T09:00:00Z'
  expect(offersOf(day)).toMatchObject({ availability: 'https://schema.org/PreOrder', availabilityStarts: day })
  expect(offersOf(null)).toMatchObject({ availability: 'https://schema.org/PreOrder' })
  expect(offersOf(null)).not.toHaveProperty('availabilityStarts')
  expect(offersOf(day, 0)).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  expect(offersOf(day, 0)).not.toHaveProperty('availabilityStarts')
})
