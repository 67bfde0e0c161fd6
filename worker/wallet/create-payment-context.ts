import { removePaidCart } from '../cart/remove-paid-cart.ts'
import { loadSaleStates } from '../cart/sale-states.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { marketInLanguage } from '../language/language.ts'
import type { Log } from '../lib/log.ts'
import { createSigner } from '../lib/signed-value.ts'
import type { Ports } from '../ports/ports.ts'
import type { OpenSheet } from '../ports/wallet-payment-port.ts'
import { alignSession } from '../promotions/align-session.ts'
import { engineOf } from '../promotions/enabled.ts'
import { pause } from '../upstream/pause.ts'
import type { PaymentContext } from './payment-context.ts'
import { signReturn } from './return-address.ts'
import { linesOf, rowsOf, unitsOf } from './to-quote.ts'
import { paidOtherwise } from '#shared/domain/order.ts'
import { isStockShort } from '#shared/domain/stock.ts'
import { walletNames } from '#shared/domain/wallet-kinds.ts'

const timeoutMs = 8000

type Parts = Pick<PaymentContext, 'save' | 'countUndoing'> & {
  ports: Ports
  configuration: Configuration
  log: Log
  opened: OpenSheet
}

/** The context of a cart on the shop's services. @throws Error if the shop takes no payments itself */
export function createPaymentContext(parts: Parts): PaymentContext {
  const { ports, configuration, log, opened, save, countUndoing } = parts
  const { marketCode, cartId, kind } = opened
  const { payments, orders, cart: carts } = ports
  if (!payments) throw new Error('The payment provider is not configured.')
  const market = marketInLanguage(marketCode)
  const until = () => AbortSignal.timeout(timeoutMs)
  const placements = () => orders.placementsOfCart({ cartId }, until())
  return {
    payments,
    orders: {
      place: () => carts.createOrder({ cartId }, until()),
      async total(orderId) {
        const order = await orders.order({ orderId }, until())
        if (!order) throw new Error(`The order ${orderId} does not exist.`)
        return paidOtherwise(order)
      },
      async unpaid() {
        return (await placements()).filter(({ stage }) => stage === 'unfinished').map(({ orderId }) => orderId)
      },
      async isOtherPlaced(orderId) {
        return (await placements()).some((placement) => placement.stage === 'placed' && placement.orderId !== orderId)
      },
      async markPaid({ orderId, paymentId }) {
        const placed = await placements()
        const stage = placed.find((placement) => placement.orderId === orderId)?.stage
        if (stage === 'cancelled')
          log.error('wallet-order-cancelled', new Error('The order was cancelled, and its payment was authorised.'), {
            orderId,
            paymentId,
          })
        if (stage !== 'unfinished') return 'decided'
        if (placed.some((placement) => placement.stage === 'placed')) return 'paid-otherwise'
        const paymentMethod = walletNames[kind]
        const notes = `Paid with ${paymentMethod} on the shop's own page. Payment reference: ${paymentId}`
        await orders.markPaid({ orderId, paymentMethod, paymentReference: paymentId, notes }, until())
        return 'marked'
      },
      async cancel(orderId) {
        const placement = await orders.placement({ orderId }, until())
        // An order that was paid in another way in between is no longer ours to cancel.
        if (placement?.stage !== 'unfinished') return
        await orders.cancel({ orderId, notes: `The payment with ${walletNames[kind]} did not succeed.` }, until())
      },
    },
    async hasLines(lines) {
      const cart = await carts.cart({ market, cartId }, until())
      return cart !== null && linesOf(cart) === lines
    },
    async unsellable(lines) {
      const rows = rowsOf(lines)
      const variantIds = rows.map(({ variantId }) => variantId)
      const stock = await ports.catalogue.stock({ market, variantIds }, until())
      // A variant without a record is not counted.
      const counted = rows.flatMap((row) => {
        const { productId } = stock.get(row.variantId) ?? {}
        return productId === undefined ? [] : [{ ...row, productId }]
      })
      const states = await loadSaleStates({ services: servicesUntil({ ports, market }, until()), log }, counted)
      if (counted.some(({ variantId }) => states.get(variantId)?.isWithdrawn)) return 'withdrawn'
      return isStockShort(counted, stock) ? 'stock' : null
    },
    removeCart: (lines, keep) => removePaidCart({ ports, log, market, cartId, ordered: unitsOf(lines) }, keep, until),
    async redeemCodes(orderId) {
      const promotions = engineOf({ configuration, ports }, market)
      const placement = promotions && (await orders.placement({ orderId }, until()))
      if (placement)
        await alignSession({ orders: ports.orders, cart: ports.cart, promotions, market, placement }, until())
    },
    returnUrl: (base, orderId) => signReturn(createSigner(configuration.sessionKeys), base, orderId),
    countUndoing,
    save,
    now: () => Date.now(),
    pause: (ms) => pause(ms, until()),
    log,
  }
}
