import type { Address, Cart } from '../../commerce/carts/cart.ts'
import { withLines } from '../../commerce/carts/change-lines.ts'
import { resolveLine } from '../../commerce/carts/resolve-line.ts'
import { withConsignment, withShippingOption } from '../../commerce/checkouts/change-checkout.ts'
import type { ShelfProduct } from '../../commerce/shelf.ts'
import { shippingOptionsFor } from '../../commerce/shipping.ts'
import { totalsOf } from '../../commerce/totals.ts'
import type { StoreLinks } from '#sandbox/bigcommerce/store-sites.ts'
import { channelById } from '#sandbox/catalogue/channels.ts'
import { createRandom } from '#sandbox/catalogue/random.ts'

/** What the links and pictures of lines point to. */
export type LineTargets = { links: StoreLinks; sandboxOrigin: string }
type SampleCart = { key: string; customerId: number; channelId: number; lines: number; createdAt: number }

/**
 * A cart with a few products that are in stock: always the same ones for the same key. `undefined` if no product can be
 * bought.
 */
export function sampleCart(
  products: readonly ShelfProduct[],
  { links, sandboxOrigin }: LineTargets,
  { key, customerId, channelId, lines, createdAt }: SampleCart,
): Cart | undefined {
  const random = createRandom(key)
  const channel = channelById(channelId)
  if (!channel) return undefined
  const empty: Cart = {
    id: crypto.randomUUID(),
    version: 1,
    customerId,
    channelId,
    currency: channel.currency,
    locale: channel.locale,
    lines: [],
    coupons: [],
    manualDiscount: 0,
    billingAddress: null,
    consignments: [],
    createdAt,
    updatedAt: createdAt,
  }
  const context = {
    currency: channel.currency,
    language: 'en' as const,
    productUrl: (product: ShelfProduct) => links.page(channelId, 'product', product),
    sandboxOrigin,
  }
  const picked = random.sample(products, lines).flatMap((product) => {
    const variants = product.variants.filter(({ isPurchasable }) => isPurchasable)
    if (variants.length === 0) return []
    const body = {
      product_id: product.id,
      variant_id: random.pick(variants).id,
      quantity: random.chance(0.2) ? 2 : 1,
      list_price: null,
      option_selections: null,
    }
    return [resolveLine(body, product, context)]
  })
  return picked.length === 0 ? undefined : withLines(empty, picked)
}

/**
 * The cart when it is ready to pay: billed and sent to one address by the first delivery method. `undefined` if the
 * channel does not deliver there.
 */
export function readyToPay(cart: Cart, address: Address): Cart | undefined {
  const items = cart.lines
    .filter(({ kind }) => kind === 'physical')
    .map((line) => ({ itemId: line.id, quantity: line.quantity }))
  const sent = withConsignment({ ...cart, billingAddress: { ...address, id: 'billing' } }, { address, items })
  const [consignment] = sent.consignments
  if (!consignment) return sent
  const [option] = shippingOptionsFor(sent, { address, netAmount: totalsOf(sent).netAmount })
  return option && withShippingOption(sent, consignment.id, option.id)
}
