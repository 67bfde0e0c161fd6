import type { Fault } from './fault.ts'
import { judgeOrder } from './judge-order.ts'
import { judgeRedemptions } from './judge-redemptions.ts'
import { readOrder, unitsSold, type PaidOrder } from './paid-order.ts'
import type { Played, Stage } from './play.ts'
import { codeRules, ruledCodes } from './rules.ts'
import { itemNames, type Shelf } from './shelf.ts'
import type { Shopper } from './shopper.ts'

/** The faults of the shop at the end of a sequence. */
export async function judge({ vendors, shelf }: Stage, { shoppers, surprises }: Played): Promise<Fault[]> {
  const calls = await vendors.platformCalls()
  const orders = await Promise.all(
    (await vendors.paidOrders()).map((order) => readOrder({ vendors, shelf, shoppers, calls }, order)),
  )
  return [
    ...surprises.map((text): Fault => ({ kind: 'answer', text })),
    ...orders.flatMap(judgeOrder),
    ...judgeOnceOnly(orders),
    ...judgeStock(shelf, orders),
    ...(await judgeCarts(shelf, shoppers, orders)),
    ...(await judgeRedemptions(vendors, shoppers, orders)),
  ]
}

function judgeOnceOnly(orders: readonly PaidOrder[]): Fault[] {
  return ruledCodes
    .filter((code) => codeRules[code].uses !== 'any number')
    .flatMap((code): Fault[] => {
      const using = orders.filter(({ codes }) => codes?.includes(code)).map(({ order }) => order.id)
      return using.length > 1
        ? [{ kind: 'code', text: `The code ${code} is good once, and the orders ${using.join(' and ')} have it.` }]
        : []
    })
}

function judgeStock({ items, gift }: Shelf, orders: readonly PaidOrder[]): Fault[] {
  return [...Object.values(items), gift].flatMap(({ variantId, sku, stock }): Fault[] => {
    const sold = unitsSold(orders, variantId)
    return stock !== null && sold > stock
      ? [{ kind: 'stock', text: `${sold} × ${sku} were sold, and there were ${stock}.` }]
      : []
  })
}

/** Compares the carts and orders with what the shop told its shoppers. */
async function judgeCarts(shelf: Shelf, shoppers: readonly Shopper[], orders: readonly PaidOrder[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { email, ledger, unitsHeld } of shoppers) {
    const held = await unitsHeld()
    const own = orders.filter(({ order }) => order.billing_address.email === email)
    for (const name of itemNames) {
      const { variantId, stock } = shelf.items[name]
      const units = (held.get(name) ?? 0) + unitsSold(own, variantId)
      const { least, most } = ledger.spanOf(name)
      // The shop lowers a line to the stock that the other shoppers have left.
      const isAllThatIsLeft = stock !== null && unitsSold(orders, variantId) + least > stock
      if (units < least && !isAllThatIsLeft)
        faults.push({
          kind: 'cart',
          text: `The shop told ${email} that ${least} × ${name} are in the bag or ordered, and there are ${units}.`,
        })
      if (units > most)
        faults.push({
          kind: 'cart',
          text: `${email} asked for ${most} × ${name} at most, and ${units} are in the bag or ordered.`,
        })
    }
  }
  return faults
}
