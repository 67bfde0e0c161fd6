import type { Context } from 'hono'
import { changeCart } from '../cart/change-cart.ts'
import { fitToStock } from '../cart/fit-to-stock.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart } from '../cart/sync-cart.ts'
import type { AppEnv } from '../context/app-env.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { endWalletPayment, merchantCountry, walletOf } from '../objects/wallet-of.ts'
import type { SheetStep } from '../ports/wallet-payment-port.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { createBuyNowCart, decideBuyNow, dropBuyNowCart, type ProductSource, type Source } from './buy-now.ts'
import { appliedCodes, priceForWallet, repeatStep } from './price-for-wallet.ts'
import { refuse } from './refuse.ts'
import { walletMethods } from './wallet-methods.ts'
import { brand } from '#shared/brand.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { isEmptyCart, needsShipping } from '#shared/domain/cart.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletOpening, WalletPreparation, WalletQuote, WalletUpdate } from '#shared/domain/wallet.ts'
import { bagPathWith, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

type Opening = { kind: WalletKind; source: Source }

/** The quote to arm the button with. It writes nothing; opening the sheet decides. */
export async function prepareWallet(
  c: Context<AppEnv>,
  { source }: Pick<Opening, 'source'>,
): Promise<WalletPreparation> {
  if (!walletOf(c)) return refuse(c, 'unavailable')
  if (source.from === 'product') {
    const decided = await decideBuyNow(c, source)
    if (decided.status === 'refused') return decided.refused
    const { product, price } = decided
    return {
      status: 'open',
      quote: preparedQuote(c, { cartId: null, total: price, isSent: !product.isGiftCard, coupons: [] }),
    }
  }
  const { cart, promotions } = await syncCart(c)
  if (isEmptyCart(cart)) return refuse(c, 'empty')
  const { subtotal } = cartTotals(cart, promotions)
  const coupons = appliedCodes(promotions)
  return {
    status: 'open',
    quote: preparedQuote(c, { cartId: cart.id, total: subtotal, isSent: needsShipping(cart), coupons }),
  }
}

/**
 * Opens the sheet's session: synchronises the cart, checks the stock, prices it and quotes it. From a product, a cart
 * of its own is made, so that the bag stays as it is.
 */
export async function openWallet(c: Context<AppEnv>, { kind, source }: Opening): Promise<WalletOpening> {
  if (!walletOf(c)) return refuse(c, 'unavailable')
  if (source.from === 'product') return openBuyNow(c, kind, source)
  const again = await openAgain(c, kind)
  if (again) return again
  if (!(await endWalletPayment(c))) return refuse(c, 'held')
  await dropBuyNowCart(c)
  const opened = await changeCart(c, async (cart): Promise<WalletOpening> => {
    if (isEmptyCart(cart)) return refuse(c, 'empty')
    const { isAdjusted, block } = await fitToStock(c, cart)
    if (block) {
      const message = block === 'sold-out-lines' ? messages.bag.soldOutLines : messages.bag.unavailableLines
      return refuse(c, 'stock', { message, location: bagOf(c) })
    }
    if (isAdjusted)
      return refuse(c, 'stock', { message: messages.bag.quantityAdjusted, location: bagOf(c, 'adjusted') })
    return openPriced(c, kind, null)
  })
  return 'quote' in opened || 'location' in opened ? opened : refuse(c, 'busy')
}

/** The response to a repeated press; `null` if anything has changed since. */
async function openAgain(c: Context<AppEnv>, kind: WalletKind): Promise<WalletOpening | null> {
  const cartId = await readCartId(c)
  if (cartId === null || (await buyNowCookie.read(c)) !== null) return null
  const asked = await askedToOpen(c, kind)
  const repeated = await repeatStep(c, cartId, asked)
  return repeated && { status: 'open', quote: repeated.quote, cart: await cartEntityOf(c, repeated.cart) }
}

async function askedToOpen(c: Context<AppEnv>, kind: WalletKind): Promise<string> {
  return JSON.stringify({ open: kind, codes: await readCoupons(c) })
}

/** The response to a step of the session. */
export function toUpdate(c: Context<AppEnv>, step: SheetStep): WalletUpdate {
  return step.status === 'quoted' ? step : refuse(c, step.status === 'stale' ? 'busy' : step.reason)
}

async function openBuyNow(c: Context<AppEnv>, kind: WalletKind, source: ProductSource): Promise<WalletOpening> {
  const decided = await decideBuyNow(c, source)
  if (decided.status === 'refused') return decided.refused
  const cart = await createBuyNowCart(c, decided.line)
  if (!cart) return refuse(c, 'invalid')
  return openPriced(c, kind, cart.id)
}

async function openPriced(c: Context<AppEnv>, kind: WalletKind, buyNowCartId: string | null): Promise<WalletOpening> {
  const price = await priceForWallet(c, { buyNowCartId })
  if (!price) return refuse(c, 'empty')
  const { cartId } = price
  const asked = await askedToOpen(c, kind)
  const sheet = { marketCode: c.var.market.code, cartId, kind, ...price.sheet, asked }
  const step = toUpdate(c, await objectOf(c, cartId).open(sheet))
  if (step.status === 'refused') return step
  // The provider decides by the amount, so it is asked again with the current total.
  const methods = await walletMethods(c, step.quote.total)
  if (!methods.some((method) => method.kind === kind)) return refuse(c, 'unavailable')
  return { status: 'open', quote: step.quote, cart: await cartEntityOf(c, price.cart) }
}

function preparedQuote(
  c: Context<AppEnv>,
  { cartId, total, isSent, coupons }: Pick<WalletQuote, 'cartId' | 'total' | 'coupons'> & { isSent: boolean },
): WalletQuote {
  const { market, configuration } = c.var
  return {
    cartId,
    needsShipping: isSent,
    currency: market.currency,
    countryCode: merchantCountry(configuration, market.code),
    label: brand,
    total,
    lines: [{ label: walletTexts.subtotal, amount: total }],
    options: [],
    optionId: null,
    coupons,
    errors: [],
  }
}

function bagOf({ var: { market } }: Context<AppEnv>, error: string | null = null): string {
  return marketPath(market, bagPathWith(error))
}
