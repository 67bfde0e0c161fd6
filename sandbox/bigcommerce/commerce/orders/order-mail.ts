import { countryByCode } from '../countries.ts'
import { formatMoney } from '../money.ts'
import type { OrderDraft } from './order.ts'

export type Mail = { recipient: string; subject: string; body: string }

/** The plain-text mail that confirms an order. The caller replaces `{order}` by the order's number. */
export function orderMail(order: OrderDraft): Mail {
  const money = (minor: number) => formatMoney(minor, order.currency)
  const [delivery] = order.deliveries
  const body = [
    `Dear ${order.billing.firstName},`,
    'Thank you for your order. We will write again when it is on its way.',
    [
      'Order {order}',
      ...order.lines.map(
        (line) => `${line.quantity} × ${line.name}${optionText(line.options)}: ${money(line.extendedSale)}`,
      ),
    ].join('\n'),
    [
      `Subtotal: ${money(order.subtotal)}`,
      ...(order.manualDiscount > 0 ? [`Discount: ${money(-order.manualDiscount)}`] : []),
      ...order.coupons
        .filter(({ amount }) => amount > 0)
        .map(({ coupon, amount }) => `${coupon.name} (${coupon.code}): ${money(-amount)}`),
      ...(delivery ? [`${delivery.methodName}: ${order.shippingCost === 0 ? 'Free' : money(order.shippingCost)}`] : []),
      `Total: ${money(order.total)}`,
      ...(order.payment ? [`Paid with ${order.payment.brand} ending in ${order.payment.lastFour}`] : []),
    ].join('\n'),
    ...(delivery ? [['Delivered to', ...addressLines(delivery.address)].join('\n')] : []),
    'With best wishes,\nSelvedge',
  ].join('\n\n')
  return { recipient: order.billing.email, subject: 'Your Selvedge order {order}', body }
}

/** The lines of an address as printed. */
export function addressLines(address: OrderDraft['billing']) {
  const town = [address.city, address.stateCode, address.postalCode].filter((part) => part !== '').join(', ')
  const parts = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    town,
    countryByCode(address.countryCode)?.name ?? address.countryCode,
  ]
  return parts.filter((part) => part !== '')
}

function optionText(options: OrderDraft['lines'][number]['options']) {
  const chosen = options.filter(({ valueId }) => valueId !== null).map(({ value }) => value)
  return chosen.length === 0 ? '' : ` (${chosen.join(', ')})`
}
