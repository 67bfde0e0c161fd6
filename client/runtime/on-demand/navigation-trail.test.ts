import { expect, test } from 'vitest'
import { navigationElement } from './navigation-trail.ts'

test('names a link by the titles above it and its own [TRK-05]', () => {
  expect(navigationElement(['Womens', 'Clothing', 'Dresses'])).toBe('Womens > Clothing > Dresses')
})

test('a title that stands for its group is named once', () => {
  expect(navigationElement(['Womens', 'Clothing', 'Clothing'])).toBe('Womens > Clothing')
  expect(navigationElement(['Womens', 'Womens'])).toBe('Womens')
})

test('what has no words is left out', () => {
  expect(navigationElement(['Womens', ''])).toBe('Womens')
})
