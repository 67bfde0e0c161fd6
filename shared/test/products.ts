import type {
  PlatformProduct,
  PlatformSummary,
  PlatformVariant,
  Product,
  ProductSummary,
  Variant,
} from '../domain/product.ts'

const hexes = [
  '#2d3a6b',
  '#cc3a32',
  '#ede4d0',
  '#24666b',
  '#c9972b',
  '#4f7148',
  '#4f2a45',
  '#a9c9e3',
  '#e97f69',
  '#2a292b',
  '#9caf88',
  '#6e2030',
]

/** A product for a card, with the given number of colours. */
export function summary(change: Partial<ProductSummary> & { colourCount?: number } = {}): ProductSummary {
  const { colourCount = 2, ...rest } = change
  const colours = Array.from({ length: colourCount }, (_, index) => ({
    name: `Ink ${index}`,
    valueId: index,
    hexes: [hexes[index % hexes.length] ?? '#000000'],
  }))
  return {
    id: 118,
    style: '200123',
    name: 'Harbour Stripe Dress',
    slug: 'harbour-stripe-dress',
    price: { price: { amount: 4500, currency: 'GBP' }, special: null },
    colours,
    colour: colours[0] ?? null,
    sizes: [],
    lengths: [],
    fabric: null,
    badge: null,
    badges: [],
    isAvailable: true,
    isFreeGift: false,
    ...rest,
  }
}

/** The same product with the platform's price and without badges. */
export function platformSummary(change: Partial<PlatformSummary> = {}): PlatformSummary {
  const { badges: _badges, price: _price, ...facts } = summary()
  return { ...facts, price: { regular: { amount: 4500, currency: 'GBP' }, reduced: null }, ...change }
}

let nextId = 1

/** A variant in stock. Tests pass only the fields that matter to them. */
export function variant(change: Partial<Variant> = {}): Variant {
  const id = nextId++
  return {
    id,
    sku: `200123-${id}`,
    colour: null,
    size: null,
    length: null,
    price: { price: { amount: 4500, currency: 'GBP' }, special: null },
    isPurchasable: true,
    stock: 9,
    ...change,
  }
}

export function product(change: Partial<Product> = {}): Product {
  return {
    ...summary(),
    description: 'Printed by hand.',
    variants: [variant()],
    modifiers: [],
    customFields: {},
    feel: {},
    categoryTrails: [],
    channelIds: null,
    isGiftCard: false,
    ...change,
  }
}

/** The same with the platform's price. */
export function platformVariant({ price, ...change }: Partial<PlatformVariant> = {}): PlatformVariant {
  return { ...variant(change), price: price ?? { regular: { amount: 4500, currency: 'GBP' }, reduced: null } }
}

/** A product with the platform's prices, for sale in one variant. */
export function platformProduct({ price, variants, ...change }: Partial<PlatformProduct> = {}): PlatformProduct {
  return {
    ...product({ badges: [], ...change }),
    price: price ?? platformSummary().price,
    variants: variants ?? [platformVariant()],
  }
}
