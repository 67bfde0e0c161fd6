import { findSellable, type Sellable } from './promotions-shop.ts'
import { present } from './recorded-fetch.ts'
import { type openShop, textOf } from './shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { sharedBagPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'

type Shop = Pick<ReturnType<typeof openShop>, 'call'>
type Named = Pick<Sellable, 'product' | 'variant'>

/** The first product of a category with so many units in stock. */
export async function firstSellable(category: string, units?: number, market: Market = markets.en): Promise<Sellable> {
  const [first] = await findSellable(market, [category], { maximum: 1, ...(units !== undefined && { units }) })
  return present(first, `thing to buy of ${category}`)
}

/** The first two products of the category of women with so many units in stock. */
export async function twoSellable(units?: number): Promise<[Sellable, Sellable]> {
  const [first, second] = await findSellable(markets.en, ['womens'], {
    maximum: 2,
    ...(units !== undefined && { units }),
  })
  return [present(first, 'thing to buy'), present(second, 'second thing to buy')]
}

/** A line as the API takes it. */
export function lineOf({ product, variant }: Named, quantity = 1) {
  return { product_id: product.id, variant_id: variant.id, quantity }
}

/** A line as the form of the product page posts it. */
export function formOf({ product, variant }: Named) {
  const { colour, size, length } = variant
  return { productId: String(product.id), color: colour ?? '', size: size ?? '', length: length ?? '' }
}

export function addLines(shop: Shop, ...line_items: object[]): Promise<Response> {
  return shop.call('addCartItems', { data: { line_items } })
}

export async function fetchCart(shop: Shop, prefix = ''): Promise<CartEntity> {
  return (await shop.call('getCart', {}, prefix)).json<CartEntity>()
}

/** The line of the product; gifts have lines of their own. */
export function lineIn({ line_items }: CartEntity, { variant }: Pick<Named, 'variant'>) {
  return line_items.physical_items.find(({ variant_id }) => variant_id === variant.id)
}

export function unitsIn(cart: CartEntity, sold: Pick<Named, 'variant'>): number {
  return lineIn(cart, sold)?.quantity ?? 0
}

/** The sealed values of the page that sends the shop's bag: the whole bag first, then each piece. */
export async function sentBags(shop: Pick<ReturnType<typeof openShop>, 'get'>): Promise<string[]> {
  const page = await textOf(shop.get(sharedBagPath))
  return [...page.matchAll(/<input[^>]*value="[^"]*of=([\w-]+)"/g)].map(([, sealed = '']) => sealed)
}
