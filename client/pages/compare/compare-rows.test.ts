import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'
import { markets } from '#shared/markets.ts'
import { product } from '#shared/test/products.ts'

test('products are compared first by what differs and then by what is the same, without empty rows', () => {
  const fields = { styling_length: 'Midi', fabric_composition: '100% cotton' }
  const rows = compareRows(
    [
      product({ sizes: ['8', '10'], customFields: { ...fields, washcare: 'Cool' } }),
      product({ sizes: ['S'], customFields: fields }),
    ],
    markets.en,
  )
  const labels = (kind: 'differs' | 'same') => rows[kind].map(({ label }) => label)
  expect(labels('differs')).toEqual(['Size', 'Care'])
  expect(rows.differs[1]?.texts).toEqual(['Cool', ''])
  expect(labels('same')).toEqual(expect.arrayContaining(['Length', 'Fabric']))
  expect(labels('same')).not.toContain('Sleeve')
})

test('products are compared by how they feel, in words, with an empty text where the merchant says nothing [FEEL-04]', () => {
  const rows = compareRows([product({ feel: { warmth: 5, weight: 2 } }), product({ feel: { weight: 2 } })], markets.en)
  expect(rows.differs).toContainEqual({ label: 'Warmth', texts: ['for frost', ''] })
  expect(rows.same).toContainEqual({ label: 'Weight', texts: ['light', 'light'] })
  expect([...rows.differs, ...rows.same].map(({ label }) => label)).not.toContain('Stretch')
})
