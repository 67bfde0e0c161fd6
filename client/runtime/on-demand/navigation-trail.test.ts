import { expect, test } from 'vitest'
import { navigationElement } from './navigation-trail.ts'

test('a link is named by the titles above it and its own [TRK-05]', () => {
  expect(navigationElement(['Womens', 'Clothing', 'Dresses'])).toBe('Womens > Clothing > Dresses')
})

test('a title that names its whole group appears once', () => {
  expect(navigationElement(['Womens', 'Clothing', 'Clothing'])).toBe('Womens > Clothing')
  expect(navigationElement(['Womens', 'Womens'])).toBe('Womens')
})

test('titles without text are left out', () => {
  expect(navigationElement(['Womens', ''])).toBe('Womens')
})
