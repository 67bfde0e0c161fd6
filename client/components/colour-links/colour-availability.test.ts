import { expect, test } from 'vitest'
import { isColourAvailable } from './colour-links.tsx'
import { product, variant } from '#shared/test/products.ts'

const shirt = product({
  variants: [
    variant({ colour: 'Teal', stock: 0 }),
    variant({ colour: 'Teal', stock: 2 }),
    variant({ colour: 'Poppy', stock: 0 }),
    variant({ colour: 'Ecru', stock: null }),
    variant({ colour: 'Ink', stock: 4, isPurchasable: false }),
  ],
})

test.each([
  ['Teal', true],
  ['Poppy', false],
  ['Ecru', true],
  ['Ink', false],
])('a colour is available when its summed stock is above zero: %s [PDP-32]', (colour, isAvailable) => {
  expect(isColourAvailable(shirt, colour)).toBe(isAvailable)
})
