import type { SaleState } from '../ports/catalogue-port.ts'
import type { PaymentResult, Authorisation } from '../ports/wallet-payment-port.ts'
import { quoteFullAddress, quoteItems, type Quoting } from './quote.ts'
import { linesOf, type Quoted } from './to-quote.ts'
import type { CheckoutAddress } from '#shared/domain/address.ts'
import { needsShipping } from '#shared/domain/cart.ts'
import { lineName } from '#shared/domain/item-name.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { isStockShort } from '#shared/domain/stock.ts'
import { buyerErrors, contactErrors, toCheckoutAddress } from '#shared/domain/wallet-contact.ts'
import type { WalletError, WalletQuote } from '#shared/domain/wallet.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

/**
 * `lines` is the fingerprint of the cart's lines. `changed`: nothing may be charged, because the sheet showed another
 * quote.
 */
export type Preparation =
  | { status: 'ready'; lines: string; email: string; billing: CheckoutAddress; delivery: CheckoutAddress | null }
  | ({ status: 'changed' } & Pick<Quoted, 'quote' | 'cart'>)
  | Extract<PaymentResult, { status: 'invalid' | 'stock' | 'withdrawn' }>

/**
 * Repeats all checks before the order is placed: the full address, the chosen option, the billing address, the stock,
 * and the total, which must be the one that the sheet showed. `quotedLines` is the fingerprint of the lines of the last
 * quote.
 */
export async function prepareOrder(
  quoting: Quoting,
  { shown, contact, billingContact, optionId }: Authorisation,
  quotedLines: string,
): Promise<Preparation> {
  const { market, cartId, ports, signal } = quoting
  const buyer = contact ?? billingContact
  if (!buyer) return { status: 'invalid', errors: buyerErrors({ emailAddress: '' }) }
  const cart = await ports.cart.cart({ market, cartId }, signal)
  // `stock` sends the shopper to the bag page, which shows that the cart is gone.
  if (!cart) return { status: 'stock' }
  const needsDelivery = needsShipping(cart)
  const errors = needsDelivery ? contactErrors(buyer, market) : buyerErrors(buyer)
  if (errors.length > 0) return { status: 'invalid', errors }
  const delivery = needsDelivery ? toCheckoutAddress(buyer) : null
  const prepared = delivery ? await quoteFullAddress(quoting, delivery, optionId) : await quoteItems(quoting)
  if (prepared.quote.errors.length > 0) return changed(prepared)
  if (delivery && prepared.quote.optionId === null) return changed(prepared)
  const billing = billingOf(billingContact, buyer)
  const { billingAddressId: addressId } = prepared.checkout
  const checkout = await ports.cart.addBillingAddress({ cartId, address: billing, addressId }, signal)
  const { lineItems: items } = prepared.cart
  const [stock, states] = await Promise.all([
    ports.catalogue.stock({ market, items }, signal),
    // The platform checks this again when the order is placed.
    ports.catalogue.saleStates({ market, items }, signal).catch(() => new Map<number, SaleState>()),
  ])
  const withdrawn = items.filter(({ variantId }) => states.get(variantId)?.isWithdrawn)
  if (withdrawn.length > 0) return { status: 'withdrawn', names: withdrawn.map(lineName) }
  if (isStockShort(items, stock)) return { status: 'stock' }
  const { total } = checkout
  const isShown = total.amount === shown.amount && total.currency === shown.currency
  if (!isShown || linesOf(prepared.cart) !== quotedLines) return changed(prepared)
  return { status: 'ready', lines: quotedLines, email: buyer.emailAddress, billing, delivery }
}

/** The billing contact, with what the wallet left out of it taken from the buyer's contact. */
function billingOf(
  given: Authorisation['billingContact'],
  buyer: NonNullable<Authorisation['contact']>,
): CheckoutAddress {
  const own = toCheckoutAddress(buyer)
  if (!given) return own
  const billing = toCheckoutAddress(given)
  return {
    ...billing,
    email: own.email,
    phone: billing.phone || own.phone,
    ...(billing.lastName === '' && { firstName: own.firstName, lastName: own.lastName }),
  }
}

function changed({ quote, cart }: Quoted): Preparation {
  const errors = quote.errors.length > 0 ? quote.errors : [totalChanged(quote)]
  return { status: 'changed', quote: { ...quote, errors }, cart }
}

/** The sheets have no error for a changed total, so it is reported as an error of the contact. */
export function totalChanged({ needsShipping: isSent, total }: WalletQuote): WalletError {
  const textOf = isSent ? walletTexts.totalChanged : walletTexts.totalChangedClosed
  return { code: 'shippingContactInvalid', message: textOf(formatMoney(total)) }
}
