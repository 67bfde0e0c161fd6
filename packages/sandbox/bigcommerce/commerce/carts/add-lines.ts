import { readStoreLinks } from '../../store-sites.ts'
import { Refusal } from '../refusal.ts'
import { loadShelf, requireStock, type ShelfProduct } from '../shelf.ts'
import type { LineItemBody } from './cart-bodies.ts'
import type { Cart } from './cart.ts'
import { withLines } from './change-lines.ts'
import { resolveLine } from './resolve-line.ts'
import { localeLanguage } from '#sandbox/catalogue/languages.ts'
import type { SandboxEnv } from '#sandbox/env.ts'

/**
 * Adds lines to the cart, at prices in the cart's currency.
 *
 * @throws Refusal 422 if there are no lines, or if one cannot be bought.
 */
export async function addLines(env: SandboxEnv, cart: Cart, bodies: readonly LineItemBody[]): Promise<Cart> {
  if (bodies.length === 0)
    throw new Refusal(422, 'Missing line_items in request body', { line_items: 'At least one is needed' })
  const shelf = await loadShelf(env.DB, [
    ...bodies.map((body) => body.product_id),
    ...cart.lines.map((line) => line.productId),
  ])
  const links = await readStoreLinks(env)
  const context = {
    currency: cart.currency,
    language: localeLanguage(cart.channelId, cart.locale),
    productUrl: (product: ShelfProduct) => links.page(cart.channelId, 'product', product),
    sandboxOrigin: env.SANDBOX_ORIGIN,
  }
  const added = bodies.map((body) => resolveLine(body, shelf.get(body.product_id), context))
  const changed = withLines(cart, added)
  const touched = new Set(added.map((line) => line.variantId))
  requireStock(changed.lines, shelf, (line) => touched.has(line.variantId))
  return changed
}
