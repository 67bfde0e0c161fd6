import type { OwnMail } from '../ports/marketing-port.ts'
import { unlimited } from './limits.ts'
import { sandboxServices } from './sandbox.ts'
import { openShop } from './shop.ts'
import type { Order } from '#shared/domain/order.ts'
import { type Market, type MarketCode, markets } from '#shared/markets.ts'
import { orderOf } from '#shared/test/orders.ts'

export const ownerEmail = 'Ada.Byron@Selvedge.example'

/** A guest's order of each market, by its number. */
export const guestOrders: Readonly<Record<MarketCode, number>> = { en: 7001, us: 7002, eu: 7003 }

/**
 * A shop with one order in each market. `mails` are those that the shop sent, `calls` the numbers of the orders that it
 * read.
 */
export function openGuestShop(options: Parameters<typeof openShop>[0] & { changes?: Partial<Order> } = {}) {
  const { services } = sandboxServices()
  const mails: (OwnMail & { market: Market })[] = []
  const calls: number[] = []
  const find = (orderId: number): Order | null => {
    calls.push(orderId)
    const market = Object.values(markets).find(({ code }) => guestOrders[code] === orderId)
    return market
      ? orderOf(market.currency, {
          id: orderId,
          channelId: market.defaultChannelId,
          email: ownerEmail,
          ...options.changes,
        })
      : null
  }
  const { changes: _changes, ...shopOptions } = options
  const shop = openShop({
    ...shopOptions,
    // All tests mail the same address.
    bindings: { LIMIT_FEW: unlimited, LIMIT_ATTEMPTS: unlimited, ...options.bindings },
    broken: {
      orders: {
        ...services.orders,
        order: async ({ orderId }) => find(orderId),
        recipient: async ({ orderId }) => {
          const order = find(orderId)
          return order && { orderId, channelId: order.channelId, stage: order.stage, email: order.email }
        },
        shipments: async () => [],
      },
      marketing: { ...services.marketing, sendMail: async (mail) => void mails.push(mail) },
      ...options.broken,
    },
  })
  return {
    shop,
    mails,
    calls,
    /** Asks for a link as the form does, and waits for what follows the response. */
    async ask(orderNumber: number | string, { email = ownerEmail, prefix = '' } = {}) {
      const response = await shop.post(`${prefix}/find-order`, { orderNumber: String(orderNumber), email })
      await shop.settle()
      return response
    },
  }
}

/** The token of the link in a mail. */
export function tokenIn({ text }: Pick<OwnMail, 'text'>): string {
  const [, token = ''] = /\/find-order\/link\?link=([\w-]+)/.exec(text) ?? []
  return token
}
