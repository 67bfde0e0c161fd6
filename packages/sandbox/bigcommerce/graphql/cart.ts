import { findCart } from '../commerce/carts/cart-store.ts'
import type { Cart, LineOption } from '../commerce/carts/cart.ts'
import { appliedCertificates, outstandingOf } from '../commerce/gift-certificates.ts'
import { CartNotFound } from '../commerce/refusal.ts'
import { totalsOf, type LineTotals } from '../commerce/totals.ts'
import { nodeId } from './connection.ts'
import { consignmentNode } from './consignment.ts'
import type { StorefrontScope } from './context.ts'
import { money } from './money.ts'
import { productNode } from './products/product.ts'

/**
 * The cart of this id, or the customer's latest if no id is given. Null if it does not exist or belongs to another
 * customer.
 */
export async function accessibleCart(
  scope: StorefrontScope,
  entityId: string | null | undefined,
): Promise<Cart | null> {
  const id =
    entityId ?? (scope.customer ? await latestCartId(scope.env.DB, scope.customer.id, scope.channel.id) : undefined)
  const cart = id === undefined ? null : await findCart(scope.env.DB, id)
  return cart && isAccessible(scope, cart) ? cart : null
}

/** @throws CartNotFound if the cart belongs to another customer. */
export function requireAccess(scope: StorefrontScope, cart: Cart) {
  if (!isAccessible(scope, cart)) throw new CartNotFound()
}

export async function latestCartId(db: D1Database, customerId: number, channelId: number): Promise<string | undefined> {
  const sql =
    "SELECT id FROM carts WHERE json_extract(document, '$.customerId') = ? AND json_extract(document, '$.channelId') = ? ORDER BY updated_at DESC LIMIT 1"
  return (await db.prepare(sql).bind(customerId, channelId).first<string>('id')) ?? undefined
}

/** A `Cart`. */
export function cartNode(scope: StorefrontScope, cart: Cart) {
  const totals = totalsOf(cart)
  const amount = (minor: number) => money(minor, cart.currency)
  const items = (kind: 'physical' | 'digital') =>
    totals.lines.filter(({ line }) => line.kind === kind).map((line) => itemNode(scope, cart, line))
  return {
    __typename: 'Cart',
    id: btoa(`Cart:${cart.id}`),
    entityId: cart.id,
    currencyCode: cart.currency,
    isTaxIncluded: totals.isTaxIncluded,
    baseAmount: amount(totals.baseAmount),
    discountedAmount: amount(totals.manualDiscount),
    amount: amount(totals.cartAmount),
    discounts: totals.lines
      .filter(({ discount }) => discount > 0)
      .map(({ line, discount }) => ({ entityId: line.id, discountedAmount: amount(discount) })),
    lineItems: {
      physicalItems: items('physical'),
      digitalItems: items('digital'),
      giftCertificates: [],
      customItems: [],
      totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    createdAt: { utc: new Date(cart.createdAt).toISOString() },
    updatedAt: { utc: new Date(cart.updatedAt).toISOString() },
    locale: cart.locale,
    version: cart.version,
  }
}

/** A `Checkout`: the cart of the same id, with its totals. */
export function checkoutNode(scope: StorefrontScope, cart: Cart) {
  const totals = totalsOf(cart)
  const amount = (minor: number) => money(minor, cart.currency)
  const certificates = () => appliedCertificates(scope.env.DB, cart)
  return {
    __typename: 'Checkout',
    id: btoa(`Checkout:${cart.id}`),
    entityId: cart.id,
    currencyCode: cart.currency,
    cart: () => cartNode(scope, cart),
    shippingConsignments: cart.consignments.map((consignment) => consignmentNode(cart, consignment, totals.netAmount)),
    shippingCostTotal: amount(totals.shipping),
    handlingCostTotal: amount(0),
    taxTotal: amount(totals.taxTotal),
    subtotal: amount(totals.cartAmount),
    grandTotal: amount(totals.grandTotal),
    outstandingBalance: async () => amount(outstandingOf(cart, await certificates())),
    createdAt: { utc: new Date(cart.createdAt).toISOString() },
    updatedAt: { utc: new Date(cart.updatedAt).toISOString() },
    coupons: totals.coupons.map(({ coupon, amount: off }) => ({
      entityId: coupon.id,
      code: coupon.code,
      couponType: coupon.type.toUpperCase(),
      discountedAmount: amount(off),
    })),
    giftCertificates: async () =>
      (await certificates()).map(({ code, balance, used, purchasedAt }) => ({
        code,
        balance: amount(balance),
        remaining: amount(balance - used),
        used: amount(used),
        purchaseDate: { utc: new Date(purchasedAt).toISOString() },
      })),
    version: cart.version,
  }
}

function isAccessible(scope: StorefrontScope, { customerId }: Cart) {
  return customerId === 0 || customerId === scope.customer?.id
}

function itemNode(
  scope: StorefrontScope,
  cart: Cart,
  { line, salePrice, extendedList, extendedSale, discount, coupon }: LineTotals,
) {
  const amount = (minor: number) => money(minor, cart.currency)
  return {
    entityId: line.id,
    parentEntityId: null,
    productEntityId: line.productId,
    variantEntityId: line.variantId,
    sku: line.sku,
    name: line.name,
    url: line.url,
    path: new URL(line.url).pathname,
    imageUrl: line.imageUrl,
    brand: 'Selvedge',
    quantity: line.quantity,
    isTaxable: line.kind === 'physical',
    isMutable: true,
    isShippingRequired: line.kind === 'physical',
    giftWrapping: null,
    discounts: discount > 0 ? [{ entityId: nodeId('Discount', 1), discountedAmount: amount(discount) }] : [],
    discountedAmount: amount(discount),
    couponAmount: amount(coupon),
    listPrice: amount(line.listPrice),
    originalPrice: amount(line.originalPrice),
    salePrice: amount(salePrice),
    extendedListPrice: amount(extendedList),
    extendedSalePrice: amount(extendedSale),
    selectedOptions: line.options.map(optionNode),
    baseCatalogProduct: async () => {
      const product = await scope.product(line.productId)
      return product ? productNode(scope, product) : null
    },
  }
}

function optionNode({ nameId, name, value, valueId }: LineOption) {
  const head = { entityId: nameId, name }
  return valueId === null
    ? { __typename: 'CartSelectedTextFieldOption', ...head, text: value }
    : { __typename: 'CartSelectedMultipleChoiceOption', ...head, value, valueEntityId: valueId }
}
