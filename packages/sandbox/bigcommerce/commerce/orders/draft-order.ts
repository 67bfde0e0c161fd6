import { isCompleteAddress } from '../address-wire.ts'
import { hasPhysicalLines, type Cart, type Line } from '../carts/cart.ts'
import { Refusal } from '../refusal.ts'
import { methodName, shippingOptionsFor } from '../shipping.ts'
import { totalsOf, type LineTotals } from '../totals.ts'
import type { Delivery, OrderDraft, OrderLine } from './order.ts'

/**
 * The unpaid order that a checkout would become now.
 *
 * @throws Refusal 422 if an address is missing or incomplete, or if a physical item has no delivery method.
 */
export function draftOrder(cart: Cart): OrderDraft {
  const billing = cart.billingAddress
  if (!billing || !isCompleteAddress(billing))
    throw new Refusal(422, 'A billing address for this order is incomplete', { billing_address: 'Incomplete' })
  const totals = totalsOf(cart)
  const subtotal = totals.lines.reduce((sum, line) => sum + line.extendedSale, 0)
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    customerId: cart.customerId,
    channelId: cart.channelId,
    currency: cart.currency,
    locale: cart.locale,
    lines: totals.lines.map(toOrderLine),
    coupons: totals.coupons,
    billing,
    deliveries: hasPhysicalLines(cart) ? requireDeliveries(cart, totals.netAmount) : [],
    subtotal,
    manualDiscount: totals.manualDiscount,
    couponDiscount: totals.couponDiscount,
    shippingCost: totals.shipping,
    total: totals.grandTotal,
    salesTaxPercent: totals.salesTaxPercent,
    shippingTax: totals.shippingTax,
    totalTax: totals.taxTotal,
    payment: null,
    customerMessage: cart.customerMessage ?? '',
  }
}

/** True if every physical piece is in a consignment that has a delivery method. */
export function isDeliverable(cart: Cart) {
  const sent = new Map<string, number>()
  for (const { itemId, quantity } of cart.consignments.flatMap(({ items }) => items))
    sent.set(itemId, (sent.get(itemId) ?? 0) + quantity)
  const isAllAssigned = cart.lines.every((line) => line.kind === 'digital' || sent.get(line.id) === line.quantity)
  return isAllAssigned && cart.consignments.every(({ shippingOptionId }) => shippingOptionId !== null)
}

function requireDeliveries(cart: Cart, netAmount: number): Delivery[] {
  const isComplete =
    cart.consignments.length > 0 && cart.consignments.every(({ address }) => isCompleteAddress(address))
  if (!isComplete)
    throw new Refusal(422, 'A shipping address for this order is incomplete', { consignments: 'Incomplete' })
  if (!isDeliverable(cart))
    throw new Refusal(422, 'A shipping option is missing for this order', {
      consignments: 'No shipping option selected',
    })
  return cart.consignments.map(({ address, items, shippingOptionId, shop }) => {
    const option = shippingOptionsFor(cart, { address, netAmount }).find(({ id }) => id === shippingOptionId)
    return {
      address,
      methodName: option ? methodName(option, shop) : '',
      transitTime: option?.transitTime ?? '',
      ...(option && { days: option.days }),
      cost: option?.cost ?? 0,
      lineIds: items.map(({ itemId }) => itemId),
      items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    }
  })
}

function toOrderLine({ line, salePrice: _, ...amounts }: LineTotals): OrderLine {
  const { manualDiscount: __, isPriceOverridden: ___, ...sold }: Line = line
  return { ...sold, ...amounts }
}
