import { createBigCommerceOrder } from '../adapters/bigcommerce/order/order.ts'
import { recordedBigCommerce } from './bigcommerce.ts'
import { json } from './recorded-fetch.ts'
import type { Currency } from '#shared/markets.ts'

/** An order as the platform keeps it. Amounts are minor units, without the tax that `taxPercent` adds or has inside. */
export type VendorOrder = {
  id: number
  cartId: string
  customerId: number
  channelId: number
  currency: Currency
  isTaxInside: boolean
  taxPercent: number
  statusId: number
  /** `sent` units left; `to` is the address, or `null` for a line that is sent to none. */
  lines: { price: number; quantity: number; sent: number; to: 1 | 2 | null; discount: number }[]
  shipping: number
  handling: number
  discount: number
  certificates: number
  storeCredit: number
  refunds: { amount: number; declined: number }[]
}

/** The order port over these orders, in the platform's wire format (orders.v2.oas2.yml, orders.v3.yml). */
export function vendorOrders(orders: readonly VendorOrder[]) {
  const recorded = recordedBigCommerce(({ url }) => {
    const [, id = '', part = ''] = /\/v[23]\/orders(?:\/(\d+))?(?:\/(.*))?$/.exec(url.pathname) ?? []
    if (id === '') return json(orders.map(orderToWire))
    const order = orders.find((each) => String(each.id) === id)
    if (!order) return json([{ status: 404 }], { status: 404 })
    if (part === 'products') return json(linesToWire(order))
    if (part === 'shipping_addresses') return json(addressesToWire(order))
    if (part === 'shipments') return new Response(null, { status: 204 })
    if (part === 'payment_actions/refunds') return json({ data: refundsToWire(order), meta: {} })
    return json(orderToWire(order))
  })
  return createBigCommerceOrder(recorded)
}

/** The order's total with tax, in minor units. */
export function totalOf(order: VendorOrder): number {
  return withTax(order, listedTotalOf(order))
}

/** The tax that is added to the order's prices, in minor units. */
export function addedTaxOf(order: VendorOrder): number {
  return totalOf(order) - listedTotalOf(order)
}

/** The sum of the order's amounts as they are stored. */
function listedTotalOf({ lines, discount, shipping, handling }: VendorOrder): number {
  const goods = lines.reduce((sum, line) => sum + line.price * line.quantity - line.discount, 0)
  return goods - discount + shipping + handling
}

function orderToWire(order: VendorOrder) {
  const total = totalOf(order)
  return {
    id: order.id,
    cart_id: order.cartId,
    customer_id: order.customerId,
    channel_id: order.channelId,
    status_id: order.statusId,
    date_created: new Date().toUTCString().replace('GMT', '+0000'),
    default_currency_code: order.currency,
    is_tax_inclusive_pricing: order.isTaxInside,
    items_total: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...taxed('shipping_cost', order, order.shipping),
    ...taxed('handling_cost', order, order.handling),
    ...taxed('wrapping_cost', order, 0),
    discount_amount: decimal(order.discount),
    coupon_discount: '0.0000',
    store_credit_amount: decimal(order.storeCredit),
    gift_certificate_amount: decimal(order.certificates),
    // Documented as always 0.
    refunded_amount: '0.0000',
    total_inc_tax: decimal(total),
    total_tax: decimal(order.isTaxInside ? total - withoutTax(order, total) : addedTaxOf(order)),
    payment_method: 'Credit Card',
    billing_address: { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron', phone: '' },
    fees: [],
  }
}

function linesToWire(order: VendorOrder) {
  return order.lines.map(({ price, quantity, sent, to, discount }, index) => ({
    id: order.id * 100 + index,
    product_id: 1000 + index,
    variant_id: 2000 + index,
    order_address_id: to ?? 0,
    sku: `10000${index}-1`,
    name: `Thing ${index + 1}`,
    quantity,
    quantity_shipped: sent,
    ...taxed('price', order, price),
    ...taxed('total', order, price * quantity),
    applied_discounts:
      discount > 0 ? [{ id: 'manual-discount', name: 'Manual Discount', code: null, amount: decimal(discount) }] : [],
    product_options: [],
  }))
}

function addressesToWire(order: VendorOrder) {
  return [1, 2]
    .filter((id) => order.lines.some(({ to }) => to === id))
    .map((id) => ({
      id,
      first_name: 'Ada',
      last_name: 'Byron',
      company: '',
      street_1: `${id} Quay Street`,
      street_2: '',
      city: 'Bristol',
      state: '',
      zip: 'BS1 4DJ',
      country: 'United Kingdom',
      shipping_method: 'Standard delivery',
    }))
}

function refundsToWire({ refunds }: VendorOrder) {
  return refunds.map(({ amount, declined }, id) => ({
    id,
    total_amount: amount / 100,
    payments: [
      { amount: (amount - declined) / 100, is_declined: false },
      { amount: declined / 100, is_declined: true },
    ],
  }))
}

function taxed(name: string, order: VendorOrder, amount: number) {
  return order.isTaxInside
    ? { [`${name}_inc_tax`]: decimal(amount), [`${name}_ex_tax`]: decimal(withoutTax(order, amount)) }
    : { [`${name}_inc_tax`]: decimal(withTax(order, amount)), [`${name}_ex_tax`]: decimal(amount) }
}

function withTax({ isTaxInside, taxPercent }: VendorOrder, amount: number): number {
  return isTaxInside ? amount : amount + Math.round((amount * taxPercent) / 100)
}

function withoutTax({ taxPercent }: VendorOrder, amount: number): number {
  return Math.round((amount * 100) / (100 + taxPercent))
}

function decimal(minor: number): string {
  return (minor / 100).toFixed(4)
}
