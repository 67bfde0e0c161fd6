import type { CardData } from '../atoms/quick-add-state.ts'
import { categoryLevels } from '#shared/analytics/category-levels.ts'
import type { Ecommerce, EventItem, ShopEventOf } from '#shared/analytics/events.ts'
import type { Currency } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'

type Page = Pick<Document, 'querySelector' | 'querySelectorAll' | 'body' | 'documentElement'>

export function readCard(card: HTMLElement): CardData {
  const { product, style = '', colour, price, was, categories } = card.dataset
  const link = card.querySelector<HTMLAnchorElement>('.product-card__name a')
  const now = price === undefined ? null : Number(price)
  return {
    productId: Number(product),
    style,
    name: link?.textContent.trim() ?? '',
    colour: colour ?? null,
    href: link?.href ?? '',
    imageUrl: card.querySelector('img')?.src.replace(/[?&]w=.*/, '') ?? '',
    price: now,
    originalPrice: was === undefined ? now : Number(was),
    ...(categories && { categories: categories.split('\n') }),
  }
}

/** The place of a card: its list, its position from 0, and the path of the list's category. */
export type CardPlace = {
  listId: string
  list: string
  index: number
  categories: readonly string[]
  currency: Currency | null
}

/**
 * A list in a section with a heading has its own id and name. Any other list is the page's, by the `data-list` of the
 * body if its heading contains a visitor's text. The listing of a category belongs to the category (D-240).
 */
export function placeOf(card: Element, page: Page): CardPlace {
  const section = card.closest('section[aria-labelledby]')
  const cards = card.closest(':is(.product-grid, .compare)')?.querySelectorAll('.product-card') ?? []
  const listId = section?.getAttribute('aria-labelledby') ?? page.body.dataset['pageType'] ?? ''
  const heading = section?.querySelector('h2')
  const crumbs = section ? [] : [...page.querySelectorAll('[data-category] .breadcrumbs a')].slice(1)
  return {
    listId,
    list: heading ? textIn(heading) : (page.body.dataset['list'] ?? textIn(page.querySelector('h1'))),
    index: [...cards].indexOf(card),
    categories: crumbs.map((link) => link.textContent.trim()),
    currency: (page.documentElement.dataset['currency'] as Currency | undefined) ?? null,
  }
}

/** `select_item`: ids, name, brand, category, list, variant, prices in major units, and whether it is on sale. */
export function selectedItem(card: CardData, place: CardPlace): ShopEventOf<'select_item'> {
  return { event: 'select_item', ecommerce: ecommerceOfCards([cardItem(card, place)], place) }
}

/** `plp_quickadd_click`. */
export function quickAddClick(card: CardData, place: CardPlace): ShopEventOf<'plp_quickadd_click'> {
  return { event: 'plp_quickadd_click', ecommerce: ecommerceOfCards([cardItem(card, place)], place) }
}

/** The cards' products with the currency of the page. */
export function ecommerceOfCards(items: EventItem[], { currency }: Pick<CardPlace, 'currency'>): Ecommerce {
  return { ...(currency !== null && { currency }), items }
}

/** The product of a card as an event's item. Its own category comes before the list's. A hidden price is left out. */
export function cardItem(card: CardData, { listId, list, index, categories }: CardPlace): EventItem {
  const { productId, style, name, colour, price, originalPrice, categories: own } = card
  return {
    item_id: style,
    product_id: productId,
    item_name: name,
    item_brand: brand,
    ...categoryLevels(own ?? categories),
    item_list_id: listId,
    item_list_name: list,
    ...(colour !== null && { item_variant: colour }),
    ...(price !== null && { price: price / 100, original_price: (originalPrice ?? price) / 100 }),
    on_sale: price !== null && originalPrice !== null && price < originalPrice,
    index,
  }
}

function textIn(heading: Element | null): string {
  return heading?.textContent.trim() ?? ''
}
