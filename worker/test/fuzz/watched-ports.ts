import type { Ports } from '../../ports/ports.ts'
import type { BrokenPorts } from '../shop.ts'

/** The methods of ports that change nothing. Any other method, also a new one, counts as a change. */
const reads: { [Port in keyof Ports]?: readonly (keyof NonNullable<Ports[Port]>)[] } = {
  catalogue: [
    'categoryTree',
    'listing',
    'count',
    'facets',
    'summaries',
    'rail',
    'product',
    'productIdOfSku',
    'stock',
    'soldItems',
    'hasProduct',
    'productPageCount',
    'productPage',
    'channel',
  ],
  content: ['items'],
  contentIndex: ['pageSlugs'],
  contentVersion: ['current'],
  search: ['search', 'suggest', 'recommendations'],
  media: ['productMedia'],
  badges: ['badges'],
  cart: ['cart', 'checkoutUrl', 'gifts', 'variantOfSku', 'checkout'],
  promotions: ['hasProfile', 'session'],
  payments: ['methods', 'readNotification'],
  customers: ['customer', 'isRegistered', 'consent', 'checkCredentials', 'addresses', 'wishlists'],
  sessions: ['isEnded'],
  orders: ['order', 'history', 'placement', 'placementsOfCart'],
  stagedContent: ['item'],
}

/** The ports with a record of every call that may change something: such a call is added to `changes` and not made. */
export function watchedPorts(services: BrokenPorts, changes: string[]): BrokenPorts {
  return Object.fromEntries(
    Object.entries(services).map(([name, port]) => {
      if (port === null) return [name, port]
      const isRead = new Set<string>(reads[name as keyof Ports])
      const methods = Object.entries(port as Record<string, (...args: unknown[]) => unknown>).map(([method, call]) => [
        method,
        isRead.has(method)
          ? call
          : () => {
              changes.push(`${name}.${method}`)
              throw new Error(`A malformed body changed something: ${name}.${method}`)
            },
      ])
      return [name, Object.fromEntries(methods)]
    }),
  )
}
