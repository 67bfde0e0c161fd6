import type * as v from 'valibot'
import { loadRequested } from '../cart/add-to-cart.ts'
import { type AddRequest, type AddRefusal, chosenVariant, decideAdd } from '../cart/decide-add.ts'
import { refusalText } from '../cart/refusal-text.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { ownerOf } from '../objects/owned-cart.ts'
import type { NewLine } from '../ports/cart-port.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { refuse } from './refuse.ts'
import { type Cart, emptyCart } from '#shared/domain/cart.ts'
import { multiplyMoney, type Money } from '#shared/domain/money.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import type { WalletRefused, WalletSourceSchema } from '#shared/domain/wallet.ts'
import { NotFoundError } from '#shared/errors.ts'
import { marketPath, productPath } from '#shared/links.ts'

export type Source = v.InferOutput<typeof WalletSourceSchema>
export type ProductSource = Extract<Source, { from: 'product' }>

type Decided =
  | { status: 'accepted'; line: NewLine; product: PlatformProduct; price: Money }
  | { status: 'refused'; refused: WalletRefused }

/** Decides whether the product can be bought now, as `addToCart` does for the bag. Nothing is written. */
export async function decideBuyNow(visit: Visit, source: ProductSource): Promise<Decided> {
  const { productId, variantId, quantity } = source
  const values = new Map(source.values.map(({ id, value }) => [id, String(value)]))
  const request: AddRequest = { productId, choice: { variantId }, quantity, values }
  const requested = await loadRequested(visit, [request])
  const product = requested.products.get(productId) ?? null
  const variant = product && chosenVariant(product, request.choice)
  const [decision] = decideAdd([request], { ...requested, cart: emptyCart(visit.market.currency) })
  if (decision?.status !== 'accepted' || !product || !variant)
    return { status: 'refused', refused: refuseProduct(visit, product, decision) }
  const { regular, reduced } = variant.price
  return { status: 'accepted', line: decision.line, product, price: multiplyMoney(reduced ?? regular, quantity) }
}

/** Creates the cart of 'buy now', which leaves the bag as it is. `null` if the platform refuses the line. */
export async function createBuyNowCart(visit: Visit, line: NewLine): Promise<Cart | null> {
  const { services, customer } = visit
  await dropBuyNowCart(visit)
  await limitRate(visit, 'new-cart')
  const outcome = await services.cart.createCart({ lines: [line], ...(customer && { customerId: customer.id }) })
  if (outcome.status === 'refused' || outcome.cart.id === null) return null
  await buyNowCookie.write(visit, outcome.cart.id)
  return outcome.cart
}

/** Loads the cart of 'buy now' without earlier discounts. @throws NotFoundError if it no longer exists */
export async function loadBuyNowCart(visit: Visit, cartId: string): Promise<Cart> {
  const cart = await visit.services.cart.cart({ cartId })
  if (!cart) throw new NotFoundError('The cart no longer exists.')
  return stripDiscounts(visit, cart)
}

/** Deletes the cart of an earlier 'buy now', unless its payment may still be charged. */
export async function dropBuyNowCart(visit: Visit): Promise<void> {
  const cartId = await buyNowCookie.read(visit)
  buyNowCookie.forgetSent(visit)
  if (cartId === null) return
  await ownerOf(visit, cartId)
    .drop({ marketCode: visit.market.code, cartId })
    .catch((cause: unknown) => visit.log.error('wallet-buy-now', cause))
}

function refuseProduct(
  visit: Visit,
  product: PlatformProduct | null,
  decision: { status: string; reason?: AddRefusal } | undefined,
): WalletRefused {
  const reason = decision?.reason ?? 'invalid'
  const colour = product?.colour?.name ?? null
  const page = product ? productPath({ id: product.id, slug: product.slug, colour }) : '/'
  const error = reason === 'gift' ? 'unavailable' : reason
  return refuse(visit, reason === 'stock' ? 'stock' : 'invalid', {
    message: refusalText(reason),
    location: `${marketPath(visit.market, page)}?error=${error}`,
  })
}
