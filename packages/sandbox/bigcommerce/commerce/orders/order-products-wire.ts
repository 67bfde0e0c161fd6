import type { LineOption } from '../carts/cart.ts'
import { addedTax, toWireString } from '../money.ts'
import { refundedPieces } from './order-refunds-wire.ts'
import { sentPieces } from './order-shipments-wire.ts'
import { orderAddressId, priced, taxed } from './order-wire.ts'
import type { Order, OrderLine } from './order.ts'

const nothing = '0.0000'

/** `GET /v2/orders/{id}/products`. */
export function orderProductsToWire(order: Order) {
  return order.lines.map((line, index) => productToWire(order, line, index))
}

/** `include=consignments.line_items&consignment_structure=object` of an order (orders.v2, `orderConsignment_Get`). */
export function orderConsignmentsToWire(order: Order) {
  const products = orderProductsToWire(order)
  const digital = products.filter((line) => line.order_address_id === 0)
  return {
    pickups: [],
    shipping: order.deliveries.map((_, index) => {
      const id = orderAddressId(order, index)
      return { id, line_items: products.filter((line) => line.order_address_id === id) }
    }),
    downloads: digital.length > 0 ? [{ recipient_email: order.billing.email, line_items: digital }] : [],
    email: { gift_certificates: [] },
  }
}

function productToWire(order: Order, line: OrderLine, index: number) {
  const id = order.id * 100 + index + 1
  const address = order.deliveries.findIndex(({ lineIds }) => lineIds.includes(line.id))
  return {
    id,
    order_id: order.id,
    product_id: line.productId,
    variant_id: line.variantId,
    order_address_id: address < 0 ? 0 : orderAddressId(order, address),
    name: line.name,
    name_customer: line.name,
    name_merchant: line.name,
    sku: line.sku,
    upc: '',
    type: line.kind,
    base_price: toWireString(line.listPrice),
    ...priced('price', line.listPrice, order),
    base_total: toWireString(line.extendedList),
    ...priced('total', line.extendedList, order),
    weight: nothing,
    width: nothing,
    height: nothing,
    depth: nothing,
    quantity: line.quantity,
    ...costs(),
    is_refunded: refundedPieces(order, line) === line.quantity,
    quantity_refunded: refundedPieces(order, line),
    refund_amount: nothing,
    return_id: 0,
    ...wrapping(),
    quantity_shipped: sentPieces(order, line),
    event_name: null,
    event_date: null,
    fixed_shipping_cost: nothing,
    ebay_item_id: '',
    ebay_transaction_id: '',
    option_set_id: null,
    parent_order_product_id: null,
    is_bundled_product: false,
    bin_picking_number: '',
    external_id: null,
    brand: 'Selvedge',
    applied_discounts: discounts(line, order),
    product_options: line.options.map((option, position) =>
      optionToWire(option, { id: id * 100 + position + 1, orderProductId: id }),
    ),
    configurable_fields: [],
    gift_certificate_id: null,
    discounted_total_inc_tax: toWireString(line.total + addedTax(line.total, order.salesTaxPercent)),
  }
}

function costs() {
  return { base_cost_price: nothing, ...taxed('cost_price', 0, 0) }
}

function wrapping() {
  return {
    wrapping_id: 0,
    wrapping_name: '',
    base_wrapping_cost: nothing,
    ...taxed('wrapping_cost', 0, 0),
    wrapping_message: '',
  }
}

// `target` says whether the discount was applied to the product or to the order (orders.v2.oas2.yml).
function discounts(line: OrderLine, order: Order) {
  const ofProduct = line.extendedList - line.extendedSale
  const ofOrder = line.discount - ofProduct
  const manual = { id: 'manual-discount', name: 'Manual Discount', code: null }
  const [redeemed] = order.coupons
  return [
    ...(ofProduct > 0 ? [{ ...manual, amount: toWireString(ofProduct), target: 'product' }] : []),
    ...(ofOrder > 0 ? [{ ...manual, amount: toWireString(ofOrder), target: 'order' }] : []),
    ...(line.coupon > 0 && redeemed
      ? [
          {
            id: 'coupon',
            amount: toWireString(line.coupon),
            name: redeemed.coupon.name,
            code: redeemed.coupon.code,
            target: 'order',
          },
        ]
      : []),
  ]
}

function optionToWire(option: LineOption, { id, orderProductId }: { id: number; orderProductId: number }) {
  const isText = option.valueId === null
  return {
    id,
    option_id: option.nameId,
    order_product_id: orderProductId,
    product_option_id: option.nameId,
    display_name: option.name,
    display_name_customer: option.name,
    display_name_merchant: option.name,
    display_value: option.value,
    display_value_customer: option.value,
    display_value_merchant: option.value,
    value: isText ? option.value : String(option.valueId),
    type: isText ? 'Text field' : option.name === 'Color' ? 'Swatch' : 'Multiple choice',
    name: option.name,
    display_style: isText || option.name === 'Color' ? '' : 'Rectangle',
  }
}
