import { judgeAssistant } from './judge-assistant.ts'
import { judgeOrder } from './judge-order.ts'
import { judgePayments } from './judge-payments.ts'
import { judgeRedemptions } from './judge-redemptions.ts'
import { readOrder, unitsSold, type PaidOrder } from './paid-order.ts'
import type { Played, Stage } from './play.ts'
import { itemNames, type ModelProducts } from './products.ts'
import { codeRules, ruledCodes } from './rules.ts'
import type { Shopper } from './shopper.ts'
import type { Violation } from './violation.ts'

/** The faults of the shop at the end of a sequence. */
export async function judge(
  { vendors, products }: Stage,
  { shoppers, assistant, unexpected }: Played,
): Promise<Violation[]> {
  const money = await judgePayments(vendors, () => vendors.paidOrders())
  const calls = await vendors.platformCalls()
  const buyers = [...shoppers, assistant]
  const placed = await vendors.paidOrders()
  const orders = await Promise.all(
    placed.map((order) => readOrder({ vendors, products, shoppers: buyers, calls }, order)),
  )
  return [
    ...money,
    ...unexpected.map((text): Violation => ({ kind: 'answer', text })),
    ...orders.flatMap(judgeOrder),
    ...judgeOnceOnly(orders),
    ...judgeStock(products, orders),
    ...(await judgeCarts(products, shoppers, orders)),
    ...judgeAssistant(assistant, placed),
    ...(await judgeRedemptions(vendors, buyers, orders)),
  ]
}

function judgeOnceOnly(orders: readonly PaidOrder[]): Violation[] {
  return ruledCodes
    .filter((code) => codeRules[code].uses !== 'any number')
    .flatMap((code): Violation[] => {
      const orderIds = orders.filter(({ codes }) => codes?.includes(code)).map(({ order }) => order.id)
      return orderIds.length > 1
        ? [{ kind: 'code', text: `The code ${code} is good once, and the orders ${orderIds.join(' and ')} have it.` }]
        : []
    })
}

function judgeStock({ items, gift }: ModelProducts, orders: readonly PaidOrder[]): Violation[] {
  return [...Object.values(items), gift].flatMap(({ variantId, sku, stock }): Violation[] => {
    const sold = unitsSold(orders, variantId)
    return stock !== null && sold > stock
      ? [{ kind: 'stock', text: `${sold} × ${sku} were sold, and there were ${stock}.` }]
      : []
  })
}

/** Compares the carts and orders with the responses that the shop gave its shoppers. */
async function judgeCarts(
  products: ModelProducts,
  shoppers: readonly Shopper[],
  orders: readonly PaidOrder[],
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [{ ledger }, browsers] of Map.groupBy(shoppers, ({ person }) => person)) {
    const emails = browsers.flatMap((browser) => browser.emails)
    const [email] = emails
    const carts = await Promise.all(browsers.map(({ readCart }) => readCart()))
    // Two devices may share a cart.
    const distinctCarts = [...new Map(carts.map((cart) => [cart.id, cart.units])).values()]
    const ownOrders = orders.filter(({ order }) => emails.includes(order.billing_address.email))
    for (const name of itemNames) {
      const { variantId, stock } = products.items[name]
      const inCarts = distinctCarts.reduce((sum, cart) => sum + (cart.get(name) ?? 0), 0)
      const units = inCarts + unitsSold(ownOrders, variantId)
      const { min, max } = ledger.spanOf(name)
      // The shop lowers a line to the stock that the other shoppers have left.
      const isRestOfStock = stock !== null && unitsSold(orders, variantId) + min > stock
      if (units < min && !isRestOfStock)
        violations.push({
          kind: 'cart',
          text: `The shop told ${email} that ${min} × ${name} are in the bag or ordered, and there are ${units}.`,
        })
      if (units > max)
        violations.push({
          kind: 'cart',
          text: `${email} asked for ${max} × ${name} at most, and ${units} are in the bag or ordered.`,
        })
    }
  }
  return violations
}
