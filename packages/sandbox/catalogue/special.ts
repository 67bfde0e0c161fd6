import { categoryIdsTo, slugify } from './categories.ts'
import type { Draft } from './entry.ts'
import { optionValueId, productIdAt } from './ids.ts'
import { giftCardPalette, palette, type Dye } from './palette.ts'
import { wholeAmount } from './prices.ts'
import type { VariantDraft } from './variants.ts'

const values = ['10', '20', '25', '50', '75', '100', '150', '200'] as const

/**
 * Products that must always exist: gift cards, then the free gifts of promotions. They come before the generated
 * products.
 */
export const specialEntries: readonly Draft[] = [
  giftCard(0, '100000', 'digital'),
  giftCard(1, '100001', 'physical'),
  freeGift(2, '100002', {
    field: 'freegift',
    name: 'Hedgerow Ditsy Keepsake Tote',
    garment: 'bag',
    pattern: 'ditsy',
    dye: 'Ecru',
  }),
  freeGift(3, '100003', {
    field: 'FreeGift',
    name: 'Orchard Keepsake Candle',
    garment: 'candle',
    pattern: 'botanical',
    dye: 'Sage',
  }),
  freeGift(4, '100004', {
    field: 'fREEgift',
    name: 'Harbour Pocket Notebook',
    garment: 'notebook',
    pattern: 'stripe',
    dye: 'French Navy',
  }),
]

/**
 * A product with more colours than one page of values holds, in a category that it gives more colours than one page of
 * facet values holds. It comes after the generated products, so that theirs do not change.
 */
export const manyColours = (index: number): Draft => {
  const pale = palette
    .slice(0, 19)
    .map((dye): Dye => ({ ...dye, name: `Pale ${dye.name}`, code: `P${dye.code.slice(0, 2)}` }))
  const colours = [...palette, ...pale].map((dye, nth) => colourway(index, dye, nth, []))
  return {
    ...common('Dye House Sampler Blanket', '100005'),
    description:
      '<p>One blanket in every colour of the dye house. Each is woven to order in a week.</p><p>Pure new wool, 130 by 180 cm.</p>',
    department: 'home',
    garment: 'throw',
    pattern: 'plain',
    colours,
    customFields: [{ name: 'fabric_composition', value: '100% Wool' }],
    price: wholeAmount(80),
    rank: 989_999,
    variants: colours.map((_, colour) => inStock(colour, -1, 40)),
    categoryIds: categoryIdsTo('/home/living/throws/'),
    keywords: ['wool', 'sampler'],
  }
}

function giftCard(index: number, style: string, type: 'digital' | 'physical'): Draft {
  const isDigital = type === 'digital'
  const name = isDigital ? 'E-Gift Card' : 'Gift Card By Post'
  const colours = giftCardPalette.map((dye, nth) => ({
    ...colourway(index, dye, nth, ['#ede4d0', '#d8a646']),
    ...(nth === 1 && { isPattern: true as const }),
  }))
  return {
    ...common(name, style),
    description: isDigital
      ? '<p>Choose a design, write a message and we will send it by e-mail on the day you pick.</p><p>Valid for two years, online and in our shops.</p>'
      : '<p>A printed card in a block-printed envelope, posted first class with your message inside.</p><p>Valid for two years, online and in our shops.</p>',
    garment: 'gift-card',
    pattern: 'botanical',
    type,
    colours,
    sizes: values,
    price: wholeAmount(Number(values[0])),
    tracking: isDigital ? 'none' : 'variant',
    popularity: 5000,
    rank: 100_000 + index,
    variants: colours.flatMap((_, colour) =>
      values.map((value, size) => ({
        ...inStock(colour, size, isDigital ? 0 : 500),
        price: wholeAmount(Number(value)),
      })),
    ),
    categoryIds: categoryIdsTo('/gifts/gift-cards/'),
    keywords: ['gift', 'voucher', 'card', 'present'],
  }
}

function freeGift(
  index: number,
  style: string,
  gift: { field: string; name: string; garment: 'bag' | 'candle' | 'notebook'; pattern: Draft['pattern']; dye: string },
): Draft {
  const dye: Dye = palette.find(({ name }) => name === gift.dye) ?? palette[0]
  return {
    ...common(gift.name, style),
    description:
      '<p>A small thank you, tucked into your parcel when you spend a little more.</p><p>Not sold separately.</p>',
    garment: gift.garment,
    pattern: gift.pattern,
    colours: [colourway(index, dye, 0, ['#24666b', '#b5446e'])],
    customFields: [
      // Merchants type either case. The field's presence counts, not its value.
      { name: gift.field, value: index === 2 ? 'true' : 'no' },
      { name: 'fabric_composition', value: 'Made in small batches' },
    ],
    price: wholeAmount(8),
    rank: 990_000 + index,
    variants: [inStock(0, -1, 400)],
    categoryIds: categoryIdsTo('/gifts/with-our-compliments/'),
    keywords: ['gift'],
  }
}

function common(name: string, style: string) {
  return {
    style,
    name,
    slug: slugify(name),
    department: 'gifts',
    type: 'physical',
    sizes: [],
    lengths: [],
    customFields: [],
    sale: undefined,
    tracking: 'variant',
    availability: 'available',
    popularity: 0,
    dateCreated: '2025-03-01T09:00:00.000Z',
  } as const
}

function colourway(index: number, dye: Dye, nth: number, inks: readonly string[]) {
  return {
    id: optionValueId(productIdAt(index), 'Color', nth),
    name: dye.name,
    code: dye.code,
    hex: [dye.hex, ...inks],
  }
}

function inStock(colour: number, size: number, stock: number): VariantDraft {
  return { colour, size, length: -1, stock, reserved: 0, isPurchasingDisabled: false }
}
