import { expect, test } from 'vitest'
import type { ProductView } from '../../components/product-view.ts'
import { viewedProduct } from './viewed-product.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import { product } from '#shared/test/products.ts'

const crumbs = ['Home', 'Womens', 'Dresses', 'Smock'].map((label) => ({ label, path: '/' }))
const view = (change: Partial<ProductView['product']>) =>
  ({ product: product(change), colour: 'Navy', crumbs, market: markets.en }) as unknown as ProductView

test('view_item names the product, its category, its colour and both prices [TRK-08]', () => {
  const price = { price: money(4599, 'GBP'), special: money(3999, 'GBP') }
  const { id, style, name } = product({})
  expect(viewedProduct(view({ price }))).toEqual({
    currency: 'GBP',
    value: 39.99,
    items: [
      {
        item_id: style,
        product_id: id,
        item_name: name,
        item_brand: brand,
        item_category: 'Womens',
        item_category2: 'Dresses',
        item_variant: 'Navy',
        price: 39.99,
        original_price: 45.99,
        on_sale: true,
        quantity: 1,
      },
    ],
  })
})

test('view_item leaves out a hidden price', () => {
  const { value, items } = viewedProduct(view({ price: null }))
  expect([value, items[0]?.price, items[0]?.on_sale]).toEqual([undefined, undefined, false])
})
