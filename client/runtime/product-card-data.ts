import { brand } from '../../shared/brand.ts'
import type { ShopEvent } from '../api/record-event.ts'
import type { CardData } from '../atoms/quick-add-state.ts'

export function readCard(card: HTMLElement): CardData {
  const { product, style = '', colour, price, was } = card.dataset
  const link = card.querySelector<HTMLAnchorElement>('.product-card__name a')
  const now = price === undefined ? null : Number(price)
  return {
    productId: Number(product),
    style,
    name: link?.textContent.trim() ?? '',
    colour: colour ?? null,
    href: link?.href ?? '',
    imageUrl: card.querySelector('img')?.src.split('?', 1)[0] ?? '',
    price: now,
    originalPrice: was === undefined ? now : Number(was),
  }
}

/** `select_item`: ids, name, brand, category, list name, variant, prices in major units, and whether it is on sale. */
export function selectedItem(card: CardData, page: Pick<Document, 'querySelector' | 'querySelectorAll'>): ShopEvent {
  const { category, list } = placeOf(page)
  return { event: 'select_item', ...itemOf(card), item_category: category, item_list_name: list }
}

/** `plp_quickadd_click`. */
export function quickAddClick(card: CardData, page: Pick<Document, 'querySelector' | 'querySelectorAll'>): ShopEvent {
  const { category, list } = placeOf(page)
  return { event: 'plp_quickadd_click', ...itemOf(card), item_category: category, item_list_name: list }
}

function itemOf({ productId, style, name, colour, price, originalPrice }: CardData) {
  return {
    item_id: style,
    product_id: productId,
    item_name: name,
    item_brand: brand,
    item_variant: colour,
    price: price === null ? null : price / 100,
    original_price: originalPrice === null ? null : originalPrice / 100,
    on_sale: price !== null && originalPrice !== null && price < originalPrice,
  }
}

/** The page's category path, and the name of the list from its heading. */
function placeOf(page: Pick<Document, 'querySelector' | 'querySelectorAll'>): { category: string; list: string } {
  const crumbs = [...page.querySelectorAll('.breadcrumbs a')].slice(1).map((link) => link.textContent.trim())
  return { category: crumbs.join(' > '), list: page.querySelector('h1')?.textContent.trim() ?? '' }
}
