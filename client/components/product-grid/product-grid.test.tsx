import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { ProductGrid } from './product-grid.tsx'
import { giftCardStyles } from '#shared/domain/product.ts'
import { markets } from '#shared/markets.ts'
import { summary } from '#shared/test/products.ts'

const grid = (product: Parameters<typeof summary>[0], hereBy: string | null = 'Here by Fri 4 Dec') =>
  htmlOf(
    <ProductGrid products={[summary(product)]} market={markets.en} mediaBase="https://media.example" hereBy={hereBy} />,
  )

test('marks what comes by the day that the shopper asked for, with its text for the stylesheet [DATE-05]', () => {
  expect(grid({})).toContain('<li class="product-grid__here">')
  expect(grid({})).toContain('--here:&quot;Here by Fri 4 Dec&quot;')
  expect(grid({}, null)).not.toMatch(/here/)
})

test.each([
  ['a pre-order', { preOrder: { message: null, releaseDate: null } }],
  ['what is not available', { isAvailable: false }],
  ['a free gift', { isFreeGift: true }],
  ['a gift card', { style: giftCardStyles[0]! }],
  ['what has no price', { price: null }],
])('does not mark %s [DATE-05]', (_, product) => {
  expect(grid(product as Parameters<typeof summary>[0])).toContain('<li>')
})
