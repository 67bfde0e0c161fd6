import { addressToOrderWire } from '../address-wire.ts'
import { addedTax, includedTax, isTaxIncluded, toWireString } from '../money.ts'
import { orderStatusName } from './order-statuses.ts'
import { orderStatusIds, type Order } from './order.ts'
import { currencyRow } from '#sandbox/catalogue/currencies.ts'

const nothing = '0.0000'

/**
 * One order in v2's form: amounts are four-decimal strings, dates are RFC 2822, and sub-resources are links. `base` is
 * the URL up to `/v2`.
 */
export function orderToWire(order: Order, base: string) {
  const link = (resource: string) => ({
    url: `${base}/orders/${order.id}/${resource}`,
    resource: `/orders/${order.id}/${resource}`,
  })
  return {
    id: order.id,
    customer_id: order.customerId,
    date_created: orderDate(order.createdAt),
    date_modified: orderDate(order.modifiedAt),
    date_shipped: '',
    status_id: order.statusId,
    status: orderStatusName(order.statusId),
    ...amounts(order),
    is_tax_inclusive_pricing: isTaxIncluded(order.currency),
    items_total: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items_shipped: 0,
    ...paymentFields(order),
    refunded_amount: nothing,
    order_is_digital: order.deliveries.length === 0,
    store_credit_amount: nothing,
    gift_certificate_amount: toWireString((order.certificates ?? []).reduce((sum, { used }) => sum + used, 0)),
    ip_address: '',
    ip_address_v6: '',
    geoip_country: '',
    geoip_country_iso2: '',
    currency_id: currencyRow(order.currency).id,
    currency_code: order.currency,
    currency_exchange_rate: '1.0000000000',
    // The currency in which the shopper pays. Every currency of this store is one, so it is also the one of the prices:
    // https://developer.bigcommerce.com/docs/store-operations/currencies#display-vs-transactional
    default_currency_id: currencyRow(order.currency).id,
    default_currency_code: order.currency,
    store_default_currency_code: 'GBP',
    store_default_to_transactional_exchange_rate: '1.0000000000',
    staff_notes: order.remarks?.staffNotes ?? '',
    customer_message: order.customerMessage ?? '',
    // Without the discounts of products, like the `discount_amount` of a cart (carts.v3.yml). The vendor's orders API does
    // not say whether an order leaves them out too: https://github.com/bigcommerce/catalyst/pull/3002.
    discount_amount: toWireString(order.manualDiscount),
    coupon_discount: toWireString(order.couponDiscount),
    shipping_address_count: order.deliveries.length,
    ebay_order_id: '0',
    cart_id: order.cartId,
    billing_address: addressToOrderWire(order.billing),
    is_email_opt_in: false,
    order_source: 'checkout_api',
    channel_id: order.channelId,
    external_source: null,
    products: link('products'),
    shipping_addresses: link('shippingaddresses'),
    coupons: link('coupons'),
    external_id: null,
    external_merchant_id: null,
    external_order_id: order.remarks?.externalId ?? '',
    tax_provider_id: 'BasicTaxProvider',
    custom_status: orderStatusName(order.statusId),
    customer_locale: order.locale,
    fees: [],
  }
}

/** `GET /v2/orders/{id}/shipping_addresses`. */
export function orderAddressesToWire(order: Order, base: string) {
  return order.deliveries.map((delivery, index) => {
    const id = orderAddressId(order, index)
    const resource = `/orders/${order.id}/shippingaddresses/${id}/shippingquotes`
    return {
      id,
      order_id: order.id,
      ...addressToOrderWire(delivery.address),
      items_total: delivery.items,
      items_shipped: 0,
      shipping_method: delivery.methodName,
      ...taxed('cost', delivery.cost, delivery.cost === order.shippingCost ? order.shippingTax : 0),
      base_cost: toWireString(delivery.cost),
      cost_tax_class_id: 0,
      ...handling(),
      shipping_zone_id: order.channelId,
      shipping_zone_name: delivery.address.countryCode,
      shipping_quotes: { url: `${base}${resource}`, resource },
    }
  })
}

/** RFC 2822 in UTC: `Wed, 10 Jan 2018 21:05:30 +0000`. */
export function orderDate(time: number) {
  return new Date(time).toUTCString().replace('GMT', '+0000')
}

export function orderAddressId(order: Order, index: number) {
  return order.id * 10 + index + 1
}

/** `{name}_ex_tax`, `{name}_inc_tax` and `{name}_tax` of a tax-inclusive amount. */
export function taxed<const Name extends string>(name: Name, amount: number, tax: number) {
  return {
    [`${name}_ex_tax`]: toWireString(amount - tax),
    [`${name}_inc_tax`]: toWireString(amount),
    [`${name}_tax`]: toWireString(tax),
  } as Record<`${Name}_${'ex_tax' | 'inc_tax' | 'tax'}`, string>
}

/** The same of an amount of the order's lines, to which tax may be added. */
export function priced<const Name extends string>(
  name: Name,
  amount: number,
  { currency, salesTaxPercent }: Pick<Order, 'currency' | 'salesTaxPercent'>,
) {
  const added = addedTax(amount, salesTaxPercent)
  return taxed(name, amount + added, includedTax(amount, currency) + added)
}

function amounts(order: Order) {
  const added = order.lines.reduce((sum, { extendedSale }) => sum + addedTax(extendedSale, order.salesTaxPercent), 0)
  return {
    ...taxed('subtotal', order.subtotal + added, includedTax(order.subtotal, order.currency) + added),
    base_shipping_cost: toWireString(order.shippingCost),
    ...taxed('shipping_cost', order.shippingCost, order.shippingTax),
    shipping_cost_tax_class_id: 0,
    ...handling(),
    base_wrapping_cost: nothing,
    ...taxed('wrapping_cost', 0, 0),
    wrapping_cost_tax_class_id: 0,
    ...taxed('total', order.total, order.totalTax),
  }
}

function handling() {
  return { base_handling_cost: nothing, ...taxed('handling_cost', 0, 0), handling_cost_tax_class_id: 0 }
}

function paymentFields(order: Order) {
  const isPaid = order.statusId !== orderStatusIds.incomplete && order.payment !== null
  return {
    payment_method: order.remarks?.paymentMethod ?? (isPaid ? 'Credit Card' : ''),
    payment_provider_id: order.remarks?.providerId ?? '',
    payment_status: isPaid ? 'captured' : '',
    credit_card_type: order.payment?.brand ?? null,
  }
}
