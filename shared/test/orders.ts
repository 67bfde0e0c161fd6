import { money } from '../domain/money.ts'
import type { Order } from '../domain/order.ts'
import type { Currency } from '../markets.ts'

/** An order without lines, amounts and addresses, apart from the given fields. */
export function orderOf(currency: Currency, fields: Partial<Order>): Order {
  const nothing = money(0, currency)
  return {
    id: 1,
    cartId: '',
    customerId: 0,
    channelId: 1,
    status: 'Pending',
    stage: 'placed',
    packing: null,
    placedAt: '2026-11-01T10:00:00.000Z',
    email: '',
    buyer: { firstName: '', lastName: '', phone: '' },
    billing: { name: '', lines: [], city: '', region: '', postalCode: '', country: '' },
    lines: [],
    subtotal: nothing,
    shipping: nothing,
    fees: nothing,
    discount: nothing,
    discountNames: [],
    tax: nothing,
    taxInside: nothing,
    total: nothing,
    storeCredit: nothing,
    giftCertificates: nothing,
    refunded: nothing,
    refunds: [],
    deliveries: [],
    paymentMethod: '',
    present: null,
    ...fields,
  }
}
