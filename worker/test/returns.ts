import type { ReturnsPort } from '../ports/returns-port.ts'
import { openGuestShop, guestOrders, tokenIn } from './guest-orders.ts'
import { present } from './recorded-fetch.ts'
import { money } from '#shared/domain/money.ts'
import type { Order, OrderLine } from '#shared/domain/order.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import { type MarketCode, markets } from '#shared/markets.ts'

export function returnableLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 65,
    productId: 999_999,
    variantId: 1,
    sku: '440123-NAV-M',
    name: 'Cotton Tee',
    quantity: 3,
    sent: 3,
    refunded: 0,
    deliveryId: 1,
    price: money(1000, 'GBP'),
    total: money(3000, 'GBP'),
    options: [{ name: 'Size', value: 'M' }],
    ...changes,
  }
}

/** The requests of all orders, as the platform keeps them: one of each number. */
export function returnsInMemory(noted: NotedReturn[] = []) {
  const port: ReturnsPort = {
    requests: async () => [...noted],
    async note({ noted: next }) {
      if (noted.some(({ number }) => number === next.number)) return 'taken'
      noted.push(next)
      return 'noted'
    },
  }
  return { port, noted }
}

type Options = Parameters<typeof openGuestShop>[0]

/**
 * A browser to which a mailed link has opened an order of the market that was sent today. `noted` are its requests,
 * `mails` those that the shop sent after the link.
 */
export async function openReturnShop({
  code = 'en',
  changes = {},
  noted: before = [],
  ...options
}: Options & { code?: MarketCode; changes?: Partial<Order>; noted?: NotedReturn[] } = {}) {
  const { prefix, currency } = markets[code]
  const { port, noted } = returnsInMemory(before)
  const line = returnableLine({ price: money(1000, currency), total: money(3000, currency) })
  const sent: Partial<Order> = {
    status: 'Shipped',
    placedAt: new Date().toISOString(),
    lines: [line],
    buyer: { firstName: 'Ada', lastName: 'Byron', phone: '' },
  }
  const opened = openGuestShop({
    ...options,
    changes: { ...sent, ...changes },
    broken: { returns: port, ...options.broken },
  })
  await opened.ask(guestOrders[code], { prefix })
  await opened.shop.post(`${prefix}/find-order/link`, { link: tokenIn(present(opened.mails[0], 'mail')) })
  opened.mails.length = 0
  const path = `${prefix}/find-order/order/return`
  return { ...opened, noted, prefix, path, post: (form: Record<string, string>) => opened.shop.post(path, form) }
}

/** One piece of the line of `returnableLine`, as the form posts it. */
export function onePiece(changes: Record<string, string> = {}): Record<string, string> {
  const line = { 'line65.quantity': '1', 'line65.reason': 'too-small', 'line65.resolution': 'refund' }
  return { number: '1', ...line, comment: '', ...changes }
}
