import { changeCart } from '../cart/change-cart.ts'
import { fitToStock } from '../cart/fit-to-stock.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart } from '../cart/sync-cart.ts'
import type { Visit } from '../context/visit.ts'
import { loadBagCertificates } from '../gift-certificates/bag-certificates.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { endWalletPayment, walletOf } from '../objects/wallet-of.ts'
import type { SheetStep } from '../ports/wallet-payment-port.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { createBuyNowCart, decideBuyNow, dropBuyNowCart, type ProductSource, type Source } from './buy-now.ts'
import { appliedCodes, priceForWallet, repeatStep } from './price-for-wallet.ts'
import { refuse } from './refuse.ts'
import { walletMethods } from './wallet-methods.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { type Cart, isEmptyCart, needsShipping } from '#shared/domain/cart.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletOpening, WalletPreparation, WalletQuote, WalletUpdate } from '#shared/domain/wallet.ts'
import { bagPathWith, marketPath } from '#shared/links.ts'
import { brand } from '#shared/merchant.ts'
import { bagCertificates as texts } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

type Opening = { kind: WalletKind; source: Source }

/** The quote to arm the button with. It writes nothing; opening the sheet decides. */
export async function prepareWallet(visit: Visit, { source }: Pick<Opening, 'source'>): Promise<WalletPreparation> {
  if (!walletOf(visit)) return refuse(visit, 'unavailable')
  if (source.from === 'product') {
    const decided = await decideBuyNow(visit, source)
    if (decided.status === 'refused') return decided.refused
    const { product, price } = decided
    return {
      status: 'open',
      quote: preparedQuote(visit, { cartId: null, total: price, isSent: !product.isGiftCard, coupons: [] }),
    }
  }
  const { cart, promotions } = await syncCart(visit)
  if (isEmptyCart(cart)) return refuse(visit, 'empty')
  if (await hasCertificates(visit, cart)) return refuseCertificates(visit)
  const { subtotal } = cartTotals(cart, promotions)
  const coupons = appliedCodes(promotions)
  return {
    status: 'open',
    quote: preparedQuote(visit, { cartId: cart.id, total: subtotal, isSent: needsShipping(cart), coupons }),
  }
}

/**
 * Opens the sheet's session: synchronises the cart, checks the stock, prices it and quotes it. From a product, a cart
 * of its own is made, so that the bag stays as it is.
 */
export async function openWallet(visit: Visit, { kind, source }: Opening): Promise<WalletOpening> {
  if (!walletOf(visit)) return refuse(visit, 'unavailable')
  if (source.from === 'product') return openBuyNow(visit, kind, source)
  const again = await openAgain(visit, kind)
  if (again) return again
  if (!(await endWalletPayment(visit))) return refuse(visit, 'held')
  await dropBuyNowCart(visit)
  const opened = await changeCart(visit, async (cart): Promise<WalletOpening> => {
    if (isEmptyCart(cart)) return refuse(visit, 'empty')
    if (await hasCertificates(visit, cart)) return refuseCertificates(visit)
    const { isAdjusted, block } = await fitToStock(visit, cart)
    if (block) {
      const message = block === 'sold-out-lines' ? messages.bag.soldOutLines : messages.bag.unavailableLines
      return refuse(visit, 'stock', { message, location: bagOf(visit) })
    }
    if (isAdjusted)
      return refuse(visit, 'stock', { message: messages.bag.quantityAdjusted, location: bagOf(visit, 'adjusted') })
    return openPriced(visit, kind, null)
  })
  return 'quote' in opened || 'location' in opened ? opened : refuse(visit, 'busy')
}

/** The response to a repeated press; `null` if anything has changed since. */
async function openAgain(visit: Visit, kind: WalletKind): Promise<WalletOpening | null> {
  const cartId = await readCartId(visit)
  if (cartId === null || (await buyNowCookie.read(visit)) !== null) return null
  const asked = await askedToOpen(visit, kind)
  const repeated = await repeatStep(visit, cartId, asked)
  return repeated && { status: 'open', quote: repeated.quote, cart: await cartEntityOf(visit, repeated.cart) }
}

async function askedToOpen(visit: Visit, kind: WalletKind): Promise<string> {
  return JSON.stringify({ open: kind, codes: await readCoupons(visit) })
}

/** The response to a step of the session. */
export function toUpdate(visit: Visit, step: SheetStep): WalletUpdate {
  return step.status === 'quoted' ? step : refuse(visit, step.status === 'stale' ? 'busy' : step.reason)
}

async function openBuyNow(visit: Visit, kind: WalletKind, source: ProductSource): Promise<WalletOpening> {
  const decided = await decideBuyNow(visit, source)
  if (decided.status === 'refused') return decided.refused
  const cart = await createBuyNowCart(visit, decided.line)
  if (!cart) return refuse(visit, 'invalid')
  return openPriced(visit, kind, cart.id)
}

async function openPriced(visit: Visit, kind: WalletKind, buyNowCartId: string | null): Promise<WalletOpening> {
  const price = await priceForWallet(visit, { buyNowCartId })
  if (!price) return refuse(visit, 'empty')
  const { cartId } = price
  const asked = await askedToOpen(visit, kind)
  const sheet = { marketCode: visit.market.code, cartId, kind, ...price.sheet, asked }
  const step = toUpdate(visit, await objectOf(visit, cartId).open(sheet))
  if (step.status === 'refused') return step
  // The provider decides by the amount, so it is asked again with the current total.
  const methods = await walletMethods(visit, step.quote.total)
  if (!methods.some((method) => method.kind === kind)) return refuse(visit, 'unavailable')
  return { status: 'open', quote: step.quote, cart: await cartEntityOf(visit, price.cart) }
}

/** A wallet would be charged the whole total, also what a gift certificate pays. */
async function hasCertificates(visit: Visit, cart: Cart): Promise<boolean> {
  return (await loadBagCertificates(visit, cart)).certificates.length > 0
}

function refuseCertificates(visit: Visit) {
  return refuse(visit, 'unavailable', { message: texts.noWallets })
}

function preparedQuote(
  visit: Visit,
  { cartId, total, isSent, coupons }: Pick<WalletQuote, 'cartId' | 'total' | 'coupons'> & { isSent: boolean },
): WalletQuote {
  const { market, configuration } = visit
  return {
    cartId,
    needsShipping: isSent,
    currency: market.currency,
    countryCode: configuration.merchantCountries[market.code],
    label: brand,
    total,
    lines: [{ label: walletTexts.subtotal, amount: total }],
    options: [],
    optionId: null,
    coupons,
    errors: [],
  }
}

function bagOf({ market }: Visit, error: string | null = null): string {
  return marketPath(market, bagPathWith(error))
}
