import { expect, test } from 'vitest'
import { sizeName } from './size-name.ts'

test('British sizes are named as such in other markets, with the market’s own size if it is known', () => {
  expect(['8', '20', '3', 'S', 'XXL', '32', '3-4', 'Super King'].map((size) => sizeName(size, 'en'))).toEqual([
    '8',
    '20',
    '3',
    'S',
    'XXL',
    '32',
    '3-4',
    'Super King',
  ])
  expect(['8', '20', '3', 'S', 'XXL', '32', '3-4', 'Super King'].map((size) => sizeName(size, 'us'))).toEqual([
    'UK 8',
    'UK 20',
    'UK 3',
    'S',
    'XXL',
    '32',
    '3-4',
    'Super King',
  ])
  expect(sizeName('8', 'us', 'US 4')).toBe('UK 8 · US 4')
  expect(sizeName('8', 'eu', 'EU 36')).toBe('UK 8 · EU 36')
  expect(sizeName('3-4', 'us', 'US 4T')).toBe('3-4 · US 4T')
  expect(sizeName('M', 'us', 'US M')).toBe('M')
})
