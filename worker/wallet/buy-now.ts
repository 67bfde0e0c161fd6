import type { Context } from 'hono'
import type * as v from 'valibot'
import { loadRequested } from '../cart/add-to-cart.ts'
import { type AddRequest, type AddRefusal, chosenVariant, decideAdd } from '../cart/decide-add.ts'
import { refusalText } from '../cart/refusal-text.ts'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
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
export async function decideBuyNow(c: Context<AppEnv>, source: ProductSource): Promise<Decided> {
  const { productId, variantId, quantity } = source
  const values = new Map(source.values.map(({ id, value }) => [id, String(value)]))
  const request: AddRequest = { productId, choice: { variantId }, quantity, values }
  const requested = await loadRequested(c, [request])
  const product = requested.products.get(productId) ?? null
  const variant = product && chosenVariant(product, request.choice)
  const [decision] = decideAdd([request], { ...requested, cart: emptyCart(c.var.market.currency) })
  if (decision?.status !== 'accepted' || !product || !variant)
    return { status: 'refused', refused: refuseProduct(c, product, decision) }
  const { regular, reduced } = variant.price
  return { status: 'accepted', line: decision.line, product, price: multiplyMoney(reduced ?? regular, quantity) }
}

/** Creates the cart of 'buy now', which leaves the bag as it is. `null` if the platform refuses the line. */
export async function createBuyNowCart(c: Context<AppEnv>, line: NewLine): Promise<Cart | null> {
  const { services, customer } = c.var
  await dropBuyNowCart(c)
  await limitRate(c, 'new-cart')
  const outcome = await services.cart.createCart({ lines: [line], ...(customer && { customerId: customer.id }) })
  if (outcome.status === 'refused' || outcome.cart.id === null) return null
  await buyNowCookie.write(c, outcome.cart.id)
  return outcome.cart
}

/** Loads the cart of 'buy now' without earlier discounts. @throws NotFoundError if it no longer exists */
export async function loadBuyNowCart(c: Context<AppEnv>, cartId: string): Promise<Cart> {
  const cart = await c.var.services.cart.cart({ cartId })
  if (!cart) throw new NotFoundError('The cart no longer exists.')
  return stripDiscounts(c, cart)
}

/** Deletes the cart of an earlier 'buy now', unless its payment may still be charged. */
export async function dropBuyNowCart(c: Context<AppEnv>): Promise<void> {
  const cartId = await buyNowCookie.read(c)
  buyNowCookie.forgetSent(c)
  if (cartId === null) return
  await ownerOf(c, cartId)
    .drop({ marketCode: c.var.market.code, cartId })
    .catch((cause: unknown) => c.var.log.error('wallet-buy-now', cause))
}

function refuseProduct(
  c: Context<AppEnv>,
  product: PlatformProduct | null,
  decision: { status: string; reason?: AddRefusal } | undefined,
): WalletRefused {
  const reason = decision?.reason ?? 'invalid'
  const colour = product?.colour?.name ?? null
  const page = product ? productPath({ id: product.id, slug: product.slug, colour }) : '/'
  const error = reason === 'gift' ? 'unavailable' : reason
  return refuse(c, reason === 'stock' ? 'stock' : 'invalid', {
    message: refusalText(reason),
    location: `${marketPath(c.var.market, page)}?error=${error}`,
  })
}
