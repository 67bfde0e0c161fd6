import { addressToWire } from '../address-wire.ts'
import { checkoutCartToWire, couponsToCheckoutWire, wireTime, type LineInclude } from '../carts/cart-wire.ts'
import type { Cart, Consignment } from '../carts/cart.ts'
import { includedTax, toWireNumber } from '../money.ts'
import { arrivalOf, shippingOptionsFor, type ShippingOption } from '../shipping.ts'
import type { Totals } from '../totals.ts'

export type CheckoutInclude = LineInclude & { shippingOptions: boolean }

/** `data` of the checkout endpoints. */
export function checkoutToWire(
  cart: Cart,
  totals: Totals,
  { include, orderId }: { include: CheckoutInclude; orderId: number | null },
) {
  return {
    id: cart.id,
    cart: checkoutCartToWire(cart, totals, include),
    billing_address: cart.billingAddress ? { id: cart.billingAddress.id, ...addressToWire(cart.billingAddress) } : {},
    consignments: cart.consignments.map((consignment) =>
      consignmentToWire(consignment, cart, { totals, hasOptions: include.shippingOptions }),
    ),
    taxes: [{ name: 'Tax', amount: toWireNumber(totals.taxTotal) }],
    coupons: couponsToCheckoutWire(totals),
    fees: [],
    order_id: orderId === null ? null : String(orderId),
    shipping_cost_total_inc_tax: toWireNumber(totals.shipping),
    shipping_cost_total_ex_tax: toWireNumber(totals.shipping - totals.shippingTax),
    handling_cost_total_inc_tax: 0,
    handling_cost_total_ex_tax: 0,
    tax_total: toWireNumber(totals.taxTotal),
    subtotal_inc_tax: toWireNumber(totals.cartAmount),
    subtotal_ex_tax: toWireNumber(totals.cartAmount - totals.cartTax),
    grand_total: toWireNumber(totals.grandTotal),
    created_time: wireTime(cart.createdAt),
    updated_time: wireTime(cart.updatedAt),
    customer_message: cart.customerMessage ?? '',
    promotions: [],
    version: cart.version,
  }
}

function consignmentToWire(
  consignment: Consignment,
  cart: Cart,
  { totals, hasOptions }: { totals: Totals; hasOptions: boolean },
) {
  const options = shippingOptionsFor(cart, { address: consignment.address, netAmount: totals.netAmount })
  const selected = options.find(({ id }) => id === consignment.shippingOptionId)
  const cost = selected?.cost ?? 0
  return {
    id: consignment.id,
    shipping_cost_inc_tax: toWireNumber(cost),
    shipping_cost_ex_tax: toWireNumber(cost - includedTax(cost, cart.currency)),
    handling_cost_inc_tax: 0,
    handling_cost_ex_tax: 0,
    coupon_discounts: [],
    discounts: [],
    line_item_ids: consignment.items.map(({ itemId }) => itemId),
    ...(selected && { selected_shipping_option: optionToWire(selected, cart) }),
    address: { id: consignment.id, ...addressToWire(consignment.address) },
    ...(hasOptions && { available_shipping_options: options.map((option) => optionToWire(option, cart)) }),
  }
}

function optionToWire(option: ShippingOption, cart: Cart) {
  return {
    id: option.id,
    type: option.type,
    description: option.description,
    image_url: '',
    cost: toWireNumber(option.cost),
    transit_time: option.transitTime,
    additional_description: arrivalOf(option, cart),
  }
}
