import { hasSavings, pricedFor } from '../cart/write-savings.ts'
import type { SaleState } from '../ports/catalogue-port.ts'
import type { Ports } from '../ports/ports.ts'
import type { SheetPrice } from '../ports/wallet-payment-port.ts'
import { isDiscounted } from '../promotions/strip-discounts.ts'
import { isGone } from '../upstream/conflict.ts'
import { type Quoted, quoted } from './to-quote.ts'
import type { CheckoutAddress } from '#shared/domain/address.ts'
import { type Cart, needsShipping } from '#shared/domain/cart.ts'
import type { Checkout, Consignment, ShippingOption } from '#shared/domain/checkout.ts'
import { type Contact, countryErrors, toPartialAddress } from '#shared/domain/wallet-contact.ts'
import { isInWarehouse, type ShippingNames, walletOptions } from '#shared/domain/wallet-options.ts'
import type { WalletError } from '#shared/domain/wallet.ts'
import { NotFoundError } from '#shared/errors.ts'
import { type Market, marketRules } from '#shared/markets.ts'
import { wallet } from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

/** The checkout that a quote is for, and how the market quotes. */
export type Quoting = {
  ports: Pick<Ports, 'cart' | 'catalogue' | 'customers'>
  market: Market
  cartId: string
  /** The cart's discounts, which every quote includes; `null` for an estimate without them. */
  price: Pick<SheetPrice, 'savings' | 'limitedCodes'> | null
  names: ShippingNames
  /** When an order that is placed now comes by a method, as text; `null` if the market does not say so. */
  arrivalText: (method: string) => string | null
  /** The merchant's country. */
  countryCode: string
  signal: AbortSignal
}

/** The checkout without delivery: consignments of an earlier session are removed. @throws as `readDiscounted` */
export async function quoteItems(quoting: Quoting): Promise<Quoted> {
  const { cart, checkout } = await readDiscounted(quoting)
  return quoted(quoting, { cart, checkout: await withoutConsignments(quoting, checkout) })
}

/**
 * The delivery options and the total for a contact. The old consignments are deleted first, so that an address that
 * cannot be served leaves nothing behind. The option of `preferred` is chosen again if it is still available.
 */
export async function quoteContact(quoting: Quoting, contact: Contact, preferred: string | null): Promise<Quoted> {
  const { cart, checkout } = await readDiscounted(quoting)
  const bare = await withoutConsignments(quoting, checkout)
  if (!needsShipping(cart)) return quoted(quoting, { cart, checkout: bare })
  const errors = countryErrors(contact, quoting.market)
  if (errors.length > 0) return quoted(quoting, { cart, checkout: bare, errors })
  const address = toPartialAddress(contact)
  return quoteAddress(quoting, {
    cart,
    bare,
    preferred: (options) => options.find(({ id }) => id === preferred) ?? options[0],
    address,
    send: () => sendPartialAddress(quoting, cart, address),
  })
}

/**
 * The same for the full address of an authorisation. A new address voids the chosen option, so the option with the same
 * id, or with the same words and price, is chosen again.
 */
export async function quoteFullAddress(
  quoting: Quoting,
  address: CheckoutAddress,
  optionId: string | null,
): Promise<Quoted> {
  const { cart, checkout } = await readDiscounted(quoting)
  const earlier = checkout.consignments.flatMap(({ options }) => options).find(({ id }) => id === optionId)
  const { cartId, ports, signal } = quoting
  return quoteAddress(quoting, {
    cart,
    bare: await withoutConsignments(quoting, checkout),
    preferred: (options) =>
      options.find(({ id }) => id === optionId) ??
      options.find(
        ({ description, cost }) => description === earlier?.description && cost.amount === earlier.cost.amount,
      ),
    address,
    send: () => ports.cart.addConsignments({ cartId, consignments: [{ address, lines: linesToSend(cart) }] }, signal),
  })
}

/** Chooses another option of the consignment. An option that is not available is an error, and the choice stays. */
export async function quoteOption(quoting: Quoting, optionId: string): Promise<Quoted> {
  const { cart, checkout } = await readDiscounted(quoting)
  const [consignment] = checkout.consignments
  const options = consignment ? await available(quoting, cart, consignment) : []
  const option = options.find(({ id }) => id === optionId)
  return quoteChoice(quoting, { cart, checkout, options }, option)
}

async function quoteAddress(
  quoting: Quoting,
  {
    cart,
    bare,
    address,
    preferred,
    send,
  }: {
    cart: Cart
    bare: Checkout
    address: CheckoutAddress
    preferred: (options: ShippingOption[]) => ShippingOption | undefined
    send: () => Promise<Checkout | null>
  },
): Promise<Quoted> {
  const checkout = await send()
  const consignment = checkout?.consignments[0]
  if (!checkout || !consignment) return quoted(quoting, { cart, checkout: bare, errors: [unserviceable()] })
  const options = await available(quoting, cart, { ...consignment, country: address.country })
  return quoteChoice(quoting, { cart, checkout, options }, preferred(options))
}

/** Chooses the option of the consignment. Without one, an error says why. */
async function quoteChoice(
  quoting: Quoting,
  { cart, checkout, options }: { cart: Cart; checkout: Checkout; options: ShippingOption[] },
  option: ShippingOption | undefined,
): Promise<Quoted> {
  const { cartId, ports, signal } = quoting
  const [consignment] = checkout.consignments
  if (consignment && option) {
    const change = { shippingOptionId: option.id }
    const request = { cartId, consignmentId: consignment.id, change }
    return quoted(quoting, { cart, checkout: await ports.cart.changeConsignment(request, signal), options })
  }
  const errors = [unserviceable(options.length === 0 ? wallet.cannotShip : walletTexts.optionGone)]
  return quoted(quoting, { cart, checkout, options, errors })
}

// The platform lets only its owner quote for a customer's cart without an e-mail address, and that e-mail is known.
async function sendPartialAddress(quoting: Quoting, cart: Cart, address: CheckoutAddress): Promise<Checkout | null> {
  const { market, cartId, ports, signal } = quoting
  const { customerId } = cart
  const lines = linesToSend(cart)
  const customer = customerId === 0 ? null : await ports.customers.customer({ customerId }, signal)
  if (!customer) return ports.cart.quoteConsignment({ market, cartId, address, lines }, signal)
  const consignments = [{ address: { ...address, email: customer.email }, lines }]
  return ports.cart.addConsignments({ cartId, consignments }, signal)
}

async function available(quoting: Quoting, cart: Cart, { options, country }: Consignment): Promise<ShippingOption[]> {
  const { market, names, ports, signal } = quoting
  const [stock, offered] = await Promise.all([
    // Without the stock, fast delivery cannot be promised.
    ports.catalogue.stock({ market, items: cart.lineItems }, signal).catch(() => new Map()),
    withArrivalTexts(quoting, cart, options),
  ])
  return walletOptions(offered, {
    fastDelivery: marketRules[market.code].fastDelivery,
    country: country.toUpperCase(),
    hasWarehouseStock: isInWarehouse(cart.lineItems, stock),
    names,
  })
}

/** The options with the days on which they come, in place of the platform's text. Nothing is promised about a pre-order. */
async function withArrivalTexts(
  { market, ports, arrivalText, signal }: Quoting,
  { lineItems }: Cart,
  options: readonly ShippingOption[],
): Promise<ShippingOption[]> {
  const dated = options.map((option) => ({
    ...option,
    transitTime: arrivalText(option.description) ?? option.transitTime,
  }))
  if (dated.every(({ transitTime }, index) => transitTime === options[index]?.transitTime)) return dated
  const items = lineItems.flatMap(({ productId, variantId }) => (variantId === null ? [] : [{ productId, variantId }]))
  const states = await ports.catalogue.saleStates({ market, items }, signal).catch(() => new Map<number, SaleState>())
  return [...states.values()].some(({ preOrder }) => preOrder) ? [...options] : dated
}

async function withoutConsignments({ cartId, ports, signal }: Quoting, checkout: Checkout): Promise<Checkout> {
  let bare = checkout
  for (const { id: consignmentId } of checkout.consignments)
    bare = await ports.cart.removeConsignment({ cartId, consignmentId }, signal).catch((cause: unknown) => {
      if (isGone(cause)) return bare
      throw cause
    })
  return bare
}

function linesToSend({ lineItems }: Cart) {
  return lineItems.flatMap(({ id, quantity, isDigital }) => (isDigital ? [] : [{ lineId: id, quantity }]))
}

function unserviceable(message: string = wallet.cannotShip): WalletError {
  return { code: 'addressUnserviceable', message }
}

/** The discounts are not those of the cart's lines, or their codes are no longer reserved. Nothing was written. */
export class StalePriceError extends Error {
  override readonly name = 'StalePriceError'
}

/** Removes what the steps of a sheet have written: the discounts, then the consignments. */
export async function undoQuote(quoting: Quoting): Promise<void> {
  const { cartId, ports, price, signal } = quoting
  const { cart, checkout } = await readBoth(quoting)
  const target = { cartId, version: cart.version, couponCodes: cart.coupons.map(({ code }) => code) }
  if (price && hasSavings(price.savings) && isDiscounted(cart)) await ports.cart.clearDiscounts(target, signal)
  await withoutConsignments(quoting, checkout)
}

/**
 * The cart, with its discounts, and its checkout. Discounts that loading the cart on another page has removed are
 * written again, but only for the lines that they were calculated for, and not those of limited codes: these were
 * released with them.
 *
 * @throws NotFoundError without a cart
 * @throws StalePriceError if the cart must be priced again
 * @throws ServiceError a conflict, if the cart changes at the same time
 */
export async function readDiscounted(quoting: Quoting): Promise<{ cart: Cart; checkout: Checkout }> {
  const { cartId, ports, price, signal } = quoting
  const read = await readBoth(quoting)
  if (!price) return read
  const { cart } = read
  const { savings, limitedCodes } = price
  const isMissing = hasSavings(savings) && !isDiscounted(cart)
  if (cart.id === null || pricedFor(cart) !== savings.pricedFor || (isMissing && limitedCodes.length > 0))
    throw new StalePriceError()
  if (!isMissing) return read
  const { ofCart, ofLines } = savings
  await ports.cart.setDiscounts({ cartId, version: cart.version, ofCart, ofLines }, signal)
  return readBoth(quoting)
}

async function readBoth({ ports, market, cartId, signal }: Quoting): Promise<{ cart: Cart; checkout: Checkout }> {
  const [cart, checkout] = await Promise.all([
    ports.cart.cart({ market, cartId }, signal),
    ports.cart.checkout({ cartId }, signal),
  ])
  if (!cart || !checkout) throw new NotFoundError('The cart no longer exists.')
  return { cart, checkout }
}
