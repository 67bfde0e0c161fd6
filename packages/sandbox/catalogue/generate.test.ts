import { beforeAll, describe, expect, test } from 'vitest'
import { categories, categoryIdsTo } from './categories.ts'
import type { CustomField } from './custom-fields.ts'
import { familyOf } from './filter-fields.ts'
import { garments, patterns } from './garments/garment.ts'
import { catalogueFingerprint, generateCatalogue } from './generate.ts'
import { optionValueId } from './ids.ts'
import { denimPalette, giftCardPalette, palette } from './palette.ts'
import type { CatalogueEntry } from './rows.ts'

let entries: CatalogueEntry[]
const listOf = (text: string): string[] => JSON.parse(text)
const coloursOf = (entry: CatalogueEntry): { id: number; name: string; hex: string[] }[] =>
  JSON.parse(entry.product.colours)
const entriesWithGarment = (garment: string) => entries.filter((entry) => entry.product.garment === garment)

beforeAll(() => {
  entries = [...generateCatalogue()]
})

describe('the generated catalogue', () => {
  test('generates 600 styles by default, and a product with more colours than a page of values holds', () => {
    expect(entries).toHaveLength(601)
  })

  test('generates the same catalogue for the same seed, and another for another seed', () => {
    expect([...generateCatalogue({ styles: 80 })]).toEqual(entries.slice(0, 80))
    expect([...generateCatalogue({ styles: 80, seed: 'other' })].at(40)).not.toEqual(entries[40])
    expect(catalogueFingerprint({ styles: 80, seed: 'other' })).not.toBe(catalogueFingerprint({ styles: 80 }))
  })

  test('repeats no name, slug, style or SKU', () => {
    for (const value of ['name', 'slug', 'style'] as const)
      expect(new Set(entries.map((entry) => entry.product[value])).size).toBe(601)
    const skus = entries.flatMap((entry) => entry.variants.map((variant) => variant.sku))
    expect(new Set(skus).size).toBe(skus.length)
  })

  test('starts every SKU with a style code of six digits', () => {
    for (const { product, variants } of entries) {
      expect(product.style).toMatch(/^\d{6}$/)
      for (const variant of variants) expect(variant.sku.slice(0, 6)).toBe(product.style)
    }
  })

  test('numbers products and variants without gaps', () => {
    expect(entries.map((entry) => entry.product.id)).toEqual(entries.map((_, index) => 1000 + index))
    const ids = entries.flatMap((entry) => entry.variants.map((variant) => variant.id))
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    for (const { product, variants } of entries)
      expect([product.base_variant_id, product.variant_count]).toEqual([variants[0]!.id, variants.length])
  })

  test('uses only known garments and patterns, and all garments', () => {
    expect(new Set(entries.map((entry) => entry.product.garment))).toEqual(new Set(garments))
    for (const { product } of entries) expect(patterns).toContain(product.pattern)
  })

  test('gives one to nine colours, and 64 to the last product, named with letters and spaces, with valid hexes', () => {
    const counts = entries.map((entry) => coloursOf(entry).length)
    expect([Math.min(...counts), Math.max(...counts.slice(0, -1)), counts.at(-1)]).toEqual([1, 9, 64])
    for (const dye of [...palette, ...denimPalette, ...giftCardPalette])
      expect(dye.name).toMatch(/^[A-Za-z]+( [A-Za-z]+)*$/)
    for (const entry of entries) {
      for (const [index, colour] of coloursOf(entry).entries()) {
        expect(colour.id).toBe(optionValueId(entry.product.id, 'Color', index))
        for (const hex of colour.hex) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })

  test.each([
    ['midi-dress', ['6', '8', '10', '12', '14', '16', '18', '20']],
    ['mens-shirt', ['S', 'M', 'L', 'XL', 'XXL', 'XXXL']],
    ['kids-dress', ['3-4', '5-6', '7-8', '9-10']],
    ['scarf', ['One Size']],
    ['cushion', []],
  ])("gives a %s the trade's sizes [PDP-33, PDP-36]", (garment, sizes) => {
    for (const entry of entriesWithGarment(garment)) expect(listOf(entry.product.sizes)).toEqual(sizes)
  })

  test('gives children’s socks their own size range [PDP-34]', () => {
    const kidsSocks = entriesWithGarment('socks').filter((entry) => entry.product.department === 'kids')
    expect(kidsSocks.length).toBeGreaterThan(0)
    for (const entry of kidsSocks) expect(listOf(entry.product.sizes)).toEqual(['3-5', '6-8', '7-9', '10-12'])
  })

  test('generates trousers in three lengths, and dresses in petite or tall [PDP-35]', () => {
    for (const entry of entriesWithGarment('trousers'))
      expect(listOf(entry.product.lengths)).toEqual(['Regular', 'Long', 'Short'])
    const dressLengths = new Set(entriesWithGarment('midi-dress').map((entry) => entry.product.lengths))
    expect(dressLengths).toContain('["Regular","Petite"]')
    expect(dressLengths).toContain('["Regular","Tall"]')
  })

  test('makes one variant for each combination', () => {
    for (const { product, variants } of entries) {
      const [colours, sizes, lengths] = [listOf(product.colours), listOf(product.sizes), listOf(product.lengths)]
      expect(variants).toHaveLength(colours.length * Math.max(1, sizes.length) * Math.max(1, lengths.length))
    }
  })

  test('generates a product with more variants than one page of 250 holds', () => {
    expect(Math.max(...entries.map((entry) => entry.variants.length))).toBeGreaterThan(250)
  })

  test('puts about a quarter of the products on sale, below the list price in every currency', () => {
    const onSale = entries.filter((entry) => entry.product.sale_gbp !== null)
    expect(onSale.length / entries.length).toBeGreaterThan(0.18)
    expect(onSale.length / entries.length).toBeLessThan(0.32)
    for (const { product } of onSale) {
      for (const currency of ['gbp', 'usd', 'eur'] as const) {
        expect(product[`sale_${currency}`]!).toBeLessThan(product[`price_${currency}`])
        expect(product[`sale_${currency}`]!).toBeGreaterThan(0)
      }
    }
  })

  test('generates sold-out, low and plentiful variants, and a few that cannot be purchased', () => {
    const variants = entries.flatMap((entry) => entry.variants)
    const share = (isOne: (variant: (typeof variants)[number]) => boolean) =>
      variants.filter(isOne).length / variants.length
    expect(share((variant) => variant.stock_1 === 0)).toBeGreaterThan(0.05)
    expect(share((variant) => variant.stock_1 > 0 && variant.stock_1 < 5)).toBeGreaterThan(0.05)
    expect(share((variant) => variant.stock_1 >= 5)).toBeGreaterThan(0.6)
    expect(share((variant) => variant.purchasing_disabled === 1)).toBeGreaterThan(0)
    expect(entries.some((entry) => entry.listing.is_in_stock === 0)).toBe(true)
  })

  test("generates products whose variants share the first one's units, and untracked ones with a record of 0", () => {
    const pools = entries.filter(
      ({ product, variants }) => product.inventory_tracking === 'product' && variants.length > 1,
    )
    expect(pools.filter(({ variants }) => variants[0]!.stock_1 > 4).length).toBeGreaterThan(9)
    expect(pools.some(({ variants }) => variants[0]!.stock_2 > 0)).toBe(true)
    for (const { variants } of pools)
      expect(variants.slice(1).every(({ stock_1, stock_2 }) => stock_1 === 0 && stock_2 === 0)).toBe(true)
    const untracked = entries.find(({ product }) => product.inventory_tracking === 'none')
    expect(untracked!.variants.every(({ stock_1 }) => stock_1 === 0)).toBe(true)
    const options = untracked!.facets.filter(({ attribute }) => attribute === 'Color' || attribute === 'Size')
    expect([untracked!.listing.is_in_stock, options.length]).toEqual([1, 8 + listOf(untracked!.product.colours).length])
  })

  test('assigns every product to its category and all categories above, and sale products to the sale category', () => {
    const saleRoot = categoryIdsTo('/sale/')[0]!
    const parents = new Map(categories.map((category) => [category.id, category.parent_id]))
    for (const { product, categoryIds } of entries) {
      for (const id of categoryIds) expect([0, ...categoryIds]).toContain(parents.get(id))
      expect(categoryIds.includes(saleRoot)).toBe(product.sale_gbp !== null)
    }
  })

  test('fills popular categories with more than one page of 48', () => {
    const paths = [
      '/womens/',
      '/womens/clothing/',
      '/womens/clothing/dresses/',
      '/womens/clothing/tops/',
      '/mens/',
      '/home/',
      '/gifts/',
      '/sale/',
      '/sale/womens/',
    ]
    const sizeOf = (path: string) =>
      entries.filter((entry) => entry.categoryIds.includes(categoryIdsTo(path).at(-1)!)).length
    expect(paths.filter((path) => sizeOf(path) <= 48)).toEqual([])
  })

  test('leaves no category empty', () => {
    const used = new Set(entries.flatMap((entry) => entry.categoryIds))
    expect(categories.filter((category) => !used.has(category.id))).toEqual([])
  })

  test('generates both gift cards, with their value as size [PDP-29, CONST-10]', () => {
    const cards = entries.filter((entry) => entry.product.garment === 'gift-card')
    expect(cards.map((card) => [card.product.style, card.product.type])).toEqual([
      ['100000', 'digital'],
      ['100001', 'physical'],
    ])
    for (const { product, variants } of cards) {
      for (const variant of variants) expect(variant.price_gbp).toBe(Number(listOf(product.sizes)[variant.size]) * 100)
    }
  })

  test('marks free gifts by a custom field [PDP-10]', () => {
    const gifts = entries.filter((entry) => /"freegift"/i.test(entry.product.custom_fields))
    expect(gifts.map((gift) => gift.product.style)).toEqual(['100002', '100003', '100004'])
  })

  test('says from 1 to 5 how garments and bedding feel, by fabric, kind and knit, and nothing of mugs and bags [FEEL-01]', () => {
    const feelOf = ({ product }: CatalogueEntry) =>
      (JSON.parse(product.custom_fields) as CustomField[])
        .filter(({ name }) => name.startsWith('feel_'))
        .map(({ name, value }) => `${name.slice(5)} ${value}`)
    const named = (name: RegExp, garment: string) =>
      entriesWithGarment(garment).filter(({ product }) => name.test(product.name))
    const [plain, cable, linen, bed] = [
      named(/Lambswool/, 'jumper'),
      named(/Cable Knit/, 'jumper').filter(({ product }) => product.custom_fields.includes('lambswool')),
      named(/Linen/, 'shirt'),
      entriesWithGarment('bedding').filter(({ product }) => product.custom_fields.includes('brushed')),
    ].map((found) => found.map(feelOf))
    expect(new Set(plain?.flat())).toEqual(new Set(['warmth 4', 'softness 3', 'weight 3', 'opacity 5', 'stretch 2']))
    expect(cable?.[0]).toEqual(['warmth 5', 'softness 2', 'weight 4', 'opacity 5', 'stretch 2'])
    expect(linen?.[0]).toEqual(['warmth 1', 'softness 3', 'weight 2', 'opacity 3', 'stretch 1'])
    expect(bed?.[0]).toEqual(['warmth 4', 'softness 5', 'weight 3'])
    expect(entriesWithGarment('coat').map(feelOf)).toContainEqual(['warmth 5', 'weight 4'])
    for (const garment of ['mug', 'candle', 'bag', 'boots', 'cushion', 'gift-card'])
      expect(entriesWithGarment(garment).flatMap(feelOf)).toEqual([])
    const levels = entries.flatMap(feelOf)
    expect(levels.filter((text) => !/^(?:warmth|softness|weight|opacity|stretch) [1-5]$/.test(text))).toEqual([])
    expect(entriesWithGarment('jumper').filter((entry) => feelOf(entry).length !== 5)).toEqual([])
  })

  test('generates descriptions without empty placeholders', () => {
    for (const { product } of entries) expect(product.description).not.toMatch(/undefined|null|  |\.\./)
  })
})

test('describes neck, sleeves and fit as they are drawn, and no model, because no product is shown on one', () => {
  const facts = entries.map(({ product }) => ({
    name: product.name,
    text: (JSON.parse(product.custom_fields) as CustomField[]).map(({ value }) => value).join('; '),
  }))
  const named = (word: RegExp) => facts.filter(({ name }) => word.test(name))
  expect(named(/Wrap Dress/).length).toBeGreaterThan(2)
  expect(named(/Wrap Dress/).filter(({ text }) => !/Fit and flare.*V-neck/.test(text))).toEqual([])
  expect(named(/Roll Neck/).length).toBeGreaterThan(0)
  expect(named(/Roll Neck/).filter(({ text }) => !text.includes('Roll neck'))).toEqual([])
  expect(named(/Hoodie/).filter(({ text }) => !text.includes('Hooded'))).toEqual([])
  expect(facts.filter(({ text }) => text.includes('Our model'))).toEqual([])
  expect(named(/Floral Printed/)).toEqual([])
})

test('gives every dye and wash one of twelve families, and a product the families and the shades that it has', () => {
  const families = new Set([...palette, ...denimPalette].map(({ name }) => familyOf(name)))
  expect([families.size, families.has(undefined)]).toEqual([12, false])
  const fields = (entry: CatalogueEntry): CustomField[] => JSON.parse(entry.product.custom_fields)
  const navy = entries.find((entry) => coloursOf(entry).some(({ name }) => name === 'Ink'))!
  expect(fields(navy)).toContainEqual({ name: 'color_family', value: 'Navy' })
  expect(fields(navy)).toContainEqual({ name: 'color_shade', value: 'Navy > Ink' })
  expect(navy.facets).toContainEqual({ attribute: 'color_family', value: 'Navy' })
})

test('nests categories five levels deep', () => {
  expect(Math.max(...categories.map((category) => category.depth))).toBe(4)
  expect(categories.filter((category) => category.depth === 0).map((category) => category.slug)).toEqual([
    'womens',
    'mens',
    'kids',
    'home',
    'gifts',
    'sale',
  ])
})
