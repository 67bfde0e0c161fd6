import { describe, expect, test } from 'vitest'
import { marksField, toSummary } from './summary.ts'
import { everyMarket, isInDefaultLanguage, markets } from '#shared/markets.ts'

const node = {
  entityId: 1,
  sku: '100002',
  name: 'Tote',
  path: '/tote/',
  prices: null,
  availabilityV2: { status: 'Available' },
  marks: [{ name: 'product_badge', value: 'New In' }],
  productOptions: [],
  reviewSummary: null,
}
const requested = JSON.parse(/names: (\[.*?\])/.exec(marksField)?.[1] ?? '[]') as string[]

test('an address has the letters of any script, and in a further language those of the platform’s address [RTE-14]', () => {
  const named = { ...node, name: 'Μεταξωτή Εσάρπα', path: `/${encodeURIComponent('шарф')}/` }
  expect(toSummary(named, markets.en).slug).toBe('μεταξωτή-εσάρπα')
  for (const market of everyMarket.filter((each) => !isInDefaultLanguage(each)))
    expect(toSummary(named, market).slug).toBe('шарф')
})

describe('a free gift', () => {
  test('a free gift is requested in every letter case of the field’s name [PROMO-31]', () => {
    const gifts = requested.filter((name) => name.toLowerCase() === 'freegift')
    expect(new Set(gifts).size).toBe(2 ** 'freegift'.length)
    for (const name of ['freegift', 'FREEGIFT', 'FreeGift', 'fReEgIfT']) expect(gifts).toContain(name)
  })

  test.each([
    ['freegift', 'true'],
    ['FreeGift', 'false'],
    ['FREEGIFT', ''],
    ['fReEgIfT', '0'],
  ])('a free gift is a product that has the field %s, also with the value "%s" [PROMO-31]', (name, value) => {
    expect(toSummary({ ...node, marks: [{ name, value }] }, markets.en)).toMatchObject({
      isFreeGift: true,
      badge: null,
    })
  })

  test('a card reads its label and the gift mark from the product’s custom fields [NET-18, PROMO-31]', () => {
    expect(requested).toContain('product_badge')
    expect(toSummary(node, markets.en)).toMatchObject({ badge: 'New In', isFreeGift: false })
    expect(toSummary({ ...node, marks: [] }, markets.en)).toMatchObject({ badge: null, isFreeGift: false })
  })

  test('a card reads its fabric, and its sizes and fits in their order, from the same response', () => {
    const option = (displayName: string, labels: string[]) => ({
      displayName,
      isVariantOption: true,
      values: labels.map((label, entityId) => ({ entityId, label, isDefault: false, hexColors: [] })),
    })
    const productOptions = [option('Size', ['10', '8']), option('Length', ['Long', 'Regular'])]
    const marks = [...node.marks, { name: 'fabric', value: 'Linen' }]
    expect(requested).toContain('fabric')
    expect(toSummary({ ...node, marks, productOptions }, markets.en)).toMatchObject({
      sizes: ['8', '10'],
      lengths: ['Regular', 'Long'],
      fabric: 'Linen',
    })
    expect(toSummary(node, markets.en)).toMatchObject({ sizes: [], lengths: [], fabric: null })
  })

  test('a card knows if the platform hides the product from sale [D-57]', () => {
    const isAvailable = (status: string) => toSummary({ ...node, availabilityV2: { status } }, markets.en).isAvailable
    expect(['Available', 'Preorder', 'Unavailable'].map(isAvailable)).toEqual([true, true, false])
  })

  test('a free gift is recognised only by that field', () => {
    expect(toSummary(node, markets.en)).toMatchObject({ isFreeGift: false, badge: 'New In' })
    expect(toSummary({ ...node, marks: [{ name: 'freegifts', value: 'true' }] }, markets.en)).toMatchObject({
      isFreeGift: false,
    })
  })
})
