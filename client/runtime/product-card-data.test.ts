import { expect, test } from 'vitest'
import type { CardData } from '../atoms/quick-add-state.ts'
import { quickAddClick, selectedItem } from './product-card-data.ts'

const card: CardData = {
  productId: 118,
  style: '200123',
  name: 'Harbour Stripe Dress',
  colour: 'Navy',
  href: '/p/118/x/Navy',
  imageUrl: 'https://media.example/1',
  price: 3999,
  originalPrice: 4599,
}

const texts = (...contents: string[]) => contents.map((textContent) => ({ textContent }))
const page = {
  querySelector: () => texts(' Dresses ')[0],
  querySelectorAll: () => texts('Home', 'Womens', 'Dresses'),
} as unknown as Document

test('select_item names ids, name, brand, category, list, variant, both prices and the sale [PLP-54]', () => {
  expect(selectedItem(card, page)).toEqual({
    event: 'select_item',
    item_id: '200123',
    product_id: 118,
    item_name: 'Harbour Stripe Dress',
    item_brand: 'Selvedge',
    item_category: 'Womens > Dresses',
    item_list_name: 'Dresses',
    item_variant: 'Navy',
    price: 39.99,
    original_price: 45.99,
    on_sale: true,
  })
})

test('a hidden price is recorded as null', () => {
  expect(selectedItem({ ...card, price: null, originalPrice: null }, page)).toMatchObject({
    price: null,
    original_price: null,
    on_sale: false,
  })
})

test('quick add records plp_quickadd_click with the same item [PLP-53]', () => {
  expect(quickAddClick({ ...card, price: 4599 }, page)).toMatchObject({
    event: 'plp_quickadd_click',
    item_id: '200123',
    item_variant: 'Navy',
    on_sale: false,
  })
})
