import { expect, test } from 'vitest'
import type { CardData } from '../atoms/quick-add-state.ts'
import { type CardPlace, placeOf, quickAddClick, readCard, selectedItem } from './product-card-data.ts'
import { brand } from '#shared/merchant.ts'

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
const place: CardPlace = {
  listId: 'plp',
  list: 'Dresses',
  index: 3,
  categories: ['Womens', 'Clothing', 'Dresses'],
  currency: 'GBP',
}

test('select_item names ids, name, brand, category, list, variant, both prices and the sale [PLP-54, TRK-03, TRK-04, TRK-08]', () => {
  expect(selectedItem(card, place)).toEqual({
    event: 'select_item',
    ecommerce: {
      currency: 'GBP',
      items: [
        {
          item_id: '200123',
          product_id: 118,
          item_name: 'Harbour Stripe Dress',
          item_brand: brand,
          item_category: 'Womens',
          item_category2: 'Clothing',
          item_category3: 'Dresses',
          item_list_id: 'plp',
          item_list_name: 'Dresses',
          item_variant: 'Navy',
          price: 39.99,
          original_price: 45.99,
          on_sale: true,
          index: 3,
        },
      ],
    },
  })
})

test('a hidden price is left out', () => {
  const event = selectedItem({ ...card, price: null, originalPrice: null }, place)
  const [item] = 'ecommerce' in event ? event.ecommerce.items : []
  expect(item).not.toHaveProperty('price')
  expect(item).toMatchObject({ on_sale: false })
})

test('quick add records plp_quickadd_click with the same item [PLP-53, TRK-03]', () => {
  expect(quickAddClick({ ...card, price: 4599 }, place)).toMatchObject({
    event: 'plp_quickadd_click',
    ecommerce: { currency: 'GBP', items: [{ item_id: '200123', item_variant: 'Navy', on_sale: false }] },
  })
})

const texts = (...contents: string[]) => contents.map((textContent) => ({ textContent }))
const page = {
  querySelector: () => texts(' Dresses ')[0],
  querySelectorAll: () => texts('Home', 'Womens', 'Dresses'),
  body: { dataset: { pageType: 'plp' } },
  documentElement: { dataset: { currency: 'GBP' } },
} as unknown as Document

/** The breadcrumb of a page that is no category. */
const crumbsOf =
  (...labels: string[]) =>
  (selector: string) =>
    selector.includes('[data-category]') ? [] : texts(...labels)

const cardIn = (section: object | null) => {
  const element = {
    closest: (selector: string) =>
      selector.startsWith('section') ? section : { querySelectorAll: () => [{}, element] },
  }
  return element as unknown as Element
}

test('a card of the page’s own list has the page’s heading and category', () => {
  expect(placeOf(cardIn(null), page)).toEqual({
    listId: 'plp',
    list: 'Dresses',
    index: 1,
    categories: ['Womens', 'Dresses'],
    currency: 'GBP',
  })
})

test.each([
  ['select_item', selectedItem],
  ['plp_quickadd_click', quickAddClick],
] as const)(
  '%s carries the category that the card itself names, or else that of its list [D-240] [TRK-04] [PLP-53]',
  (_name, eventOf) => {
    const categoriesOf = (dataset: Record<string, string>) => {
      const element = { dataset: { product: '118', ...dataset }, querySelector: () => null } as unknown as HTMLElement
      const [item] = eventOf(readCard(element), place).ecommerce.items
      return [item?.item_category, item?.item_category2, item?.item_category3]
    }
    expect(categoriesOf({ categories: 'Home\nLiving' })).toEqual(['Home', 'Living', undefined])
    expect(categoriesOf({})).toEqual(['Womens', 'Clothing', 'Dresses'])
  },
)

test('a card of a section has the section’s heading, and not the category of the page', () => {
  const section = { getAttribute: () => 'recommendations', querySelector: () => texts('You might also like')[0] }
  expect(placeOf(cardIn(section), page)).toMatchObject({
    listId: 'recommendations',
    list: 'You might also like',
    categories: [],
  })
})

test('a card of a listing that is no category, as of a printed design, has no category [D-240] [TRK-04]', () => {
  const design = {
    ...page,
    querySelectorAll: crumbsOf('Home', 'Hedgerow'),
  } as unknown as Document
  expect(placeOf(cardIn(null), design)).toMatchObject({ listId: 'plp', categories: [] })
})

test('a card of results within a category has the category, and a list name without the search term [D-240] [D-241] [TRK-04]', () => {
  const results = {
    ...page,
    querySelector: () => ({ textContent: 'Results for ada@example.com in Dresses' }),
    body: { dataset: { pageType: 'plp', list: 'Search results' } },
  } as unknown as Document
  expect(placeOf(cardIn(null), results)).toMatchObject({ list: 'Search results', categories: ['Womens', 'Dresses'] })
})

test('the list of search results has no category, and a name without the search term [TRK-04] [TRK-09]', () => {
  const results = {
    ...page,
    querySelector: () => ({ textContent: 'Results for ada@example.com' }),
    querySelectorAll: crumbsOf('Home', 'Search'),
    body: { dataset: { pageType: 'search', list: 'Search results' } },
  } as unknown as Document
  expect(placeOf(cardIn(null), results)).toMatchObject({ listId: 'search', list: 'Search results', categories: [] })
})

test('the picture of a card is read without its width, and on the figure that wears it [WORN-04]', () => {
  const read = (src: string) => {
    const parts: Record<string, unknown> = { img: { src } }
    const element = { dataset: { product: '118' }, querySelector: (selector: string) => parts[selector] ?? null }
    return readCard(element as unknown as HTMLElement).imageUrl
  }
  expect(read('https://media.example/a_1?w=992&fmt=auto')).toBe('https://media.example/a_1')
  expect(read('https://media.example/a_2?on=grace&w=992&fmt=auto')).toBe('https://media.example/a_2?on=grace')
})
