import type { Played, Stage } from './play.ts'
import {
  codeRules,
  deliveryOf,
  discountOf,
  earnsGift,
  isCodeEarned,
  ruledCodes,
  type Code,
  type RuledLine,
} from './rules.ts'
import { itemNames, type Item, type Shelf } from './shelf.ts'
import type { EngineSession, Order, OrderProduct, Vendors } from './vendors.ts'

/**
 * What a fault is about: an answer that no shopper should get, a price, a gift, a code's limit, what the engine
 * redeemed, the stock, or what the bags hold.
 */
export const faultKinds = ['answer', 'price', 'gift', 'code', 'redemption', 'stock', 'bag'] as const
export type Fault = { kind: (typeof faultKinds)[number]; text: string }

const maxLooks = 100
const lookEveryMs = 50

type PaidLine = RuledLine & {
  sku: string
  variantId: number
  paidUnitPrice: number
  discount: number
  isGift: boolean
  isParcel: boolean
}
/** `codes`: which of the shopper's make the discount that was paid; `null` where none do. */
type PaidOrder = { order: Order; lines: PaidLine[]; discount: number; codes: Code[] | null; isFullPrice: boolean }

/** What is wrong with how a sequence ended; nothing when all is well. */
export async function judge(stage: Stage, played: Played): Promise<Fault[]> {
  const faults: Fault[] = played.surprises.map((text) => ({ kind: 'answer', text }))
  const orders = await Promise.all((await stage.vendors.paidOrders()).map((order) => readOrder(stage, played, order)))
  for (const paid of orders) faults.push(...judgeOrder(paid))
  faults.push(
    ...judgeOnceOnly(orders),
    ...judgeStock(stage.shelf, orders),
    ...(await judgeCarts(stage, played, orders)),
    ...(await judgeRedemptions(stage, played, orders)),
  )
  return faults
}

async function readOrder({ vendors, shelf }: Stage, { shoppers }: Played, order: Order): Promise<PaidOrder> {
  const lines = (await vendors.orderProducts(order.id)).map((product) => lineOf(shelf, product))
  const discount = pence(order.discount_amount) + pence(order.coupon_discount)
  const shopper = shoppers.find(({ email }) => email === order.billing_address.email)
  const asked = [...(shopper?.codes ?? [])].filter((code) => isCodeEarned(code, lines))
  // Who goes on shopping beside an open checkout pays the full price there, which the checkout shows, or opens it
  // again.
  const isFullPrice = discount === 0 && shopper?.leftBefore.has(order.id) === true
  return { order, lines, discount, isFullPrice, codes: isFullPrice ? [] : codesThatExplain(lines, discount, asked) }
}

function lineOf(shelf: Shelf, product: OrderProduct): PaidLine {
  const item: Item | undefined = itemNames
    .map((name) => shelf.items[name])
    .find(({ variantId }) => variantId === product.variant_id)
  const isGift = product.variant_id === shelf.gift.variantId
  const paidUnitPrice = pence(product.base_price)
  const { isKnitwear = false, isHomeware = false, isDiscountable = false, isParcel = true, unitPrice = 0 } = item ?? {}
  const discount = product.applied_discounts.reduce((sum, { amount }) => sum + pence(amount), 0)
  return {
    sku: product.sku,
    variantId: product.variant_id,
    quantity: product.quantity,
    unitPrice,
    paidUnitPrice,
    discount,
    isGift,
    isKnitwear,
    isHomeware,
    isDiscountable,
    isParcel,
  }
}

/**
 * The codes, of those that the shopper entered, whose rules together make exactly this discount; the fewest where
 * several do. `null` when none do.
 */
function codesThatExplain(lines: readonly PaidLine[], discount: number, asked: readonly Code[]): Code[] | null {
  const sets = Array.from({ length: 2 ** asked.length }, (_, bits) =>
    asked.filter((_code, index) => (bits & (1 << index)) !== 0),
  ).toSorted((one, other) => one.length - other.length)
  return sets.find((codes) => totalOf(discountOf(lines, codes)) === discount) ?? null
}

function judgeOrder({ order, lines, discount, codes, isFullPrice }: PaidOrder): Fault[] {
  const faults: Fault[] = []
  const fault = (text: string, kind: Fault['kind'] = 'price') =>
    faults.push({
      kind,
      text: `Order ${order.id} (${lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ')}; ${pounds(pence(order.total_inc_tax))} paid, ${pounds(discount)} off): ${text}`,
    })
  for (const line of lines) {
    if (line.paidUnitPrice !== line.unitPrice)
      fault(`${line.sku} costs ${pounds(line.unitPrice)}, and ${pounds(line.paidUnitPrice)} was paid.`)
    if (line.isGift && line.quantity !== 1) fault(`it has ${line.quantity} gifts.`, 'gift')
    if (line.isGift && !earnsGift(lines)) fault('it has a gift that its lines do not earn.', 'gift')
  }
  if (codes === null) fault('no rules and codes that hold for these lines make this discount.')
  else if (!isFullPrice) {
    const { ofLines, ofCart } = discountOf(lines, codes)
    const left = lines.reduce((sum, line, index) => sum + line.unitPrice * line.quantity - (ofLines[index] ?? 0), 0)
    for (const [index, line] of lines.entries()) {
      const own = ofLines[index] ?? 0
      const share = left === 0 ? 0 : Math.ceil((ofCart * (line.unitPrice * line.quantity - own)) / left) + 1
      if (line.discount > own + share)
        fault(
          `${line.sku} is discounted by ${pounds(line.discount)}, and its rules give ${pounds(own + share)} at most.`,
        )
    }
  }
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const delivery = deliveryOf(
    subtotal - discount,
    lines.some(({ isParcel }) => isParcel),
  )
  if (pence(order.total_inc_tax) !== subtotal - discount + delivery)
    fault(`${pounds(subtotal - discount + delivery)} should have been paid.`)
  return faults
}

function judgeOnceOnly(orders: readonly PaidOrder[]): Fault[] {
  return ruledCodes
    .filter((code) => codeRules[code].uses !== 'any number')
    .flatMap((code) => {
      const using = orders.filter(({ codes }) => codes?.includes(code))
      return using.length > 1
        ? [
            {
              kind: 'code' as const,
              text: `The code ${code} is good once and was used by the orders ${using.map(({ order }) => order.id).join(' and ')}.`,
            },
          ]
        : []
    })
}

function judgeStock({ items, gift }: Shelf, orders: readonly PaidOrder[]): Fault[] {
  return [...Object.values(items), gift].flatMap(({ variantId, sku, stock }) => {
    const sold = unitsSold(orders, variantId)
    return stock !== null && sold > stock
      ? [{ kind: 'stock' as const, text: `${sold} × ${sku} were sold, and there were ${stock}.` }]
      : []
  })
}

/**
 * Every paid order's session is closed in the end, and the engine has redeemed the codes that the order was discounted
 * by, and no others but those of a checkout that is still open.
 */
async function judgeRedemptions(
  { vendors }: Stage,
  { shoppers }: Played,
  orders: readonly PaidOrder[],
): Promise<Fault[]> {
  const sessions = await closedSessions(
    vendors,
    orders.map(({ order }) => order.cart_id),
  )
  const redeemed = await vendors.redemptions(ruledCodes)
  const faults = orders.flatMap(({ order, lines, discount, isFullPrice }, index): Fault[] => {
    const session = sessions[index]
    if (!session) return [{ kind: 'redemption', text: `The engine's session of order ${order.id} is not closed.` }]
    const codes = acceptedCodes(session)
    if (isFullPrice || totalOf(discountOf(lines, codes)) === discount) return []
    return [
      {
        kind: 'redemption',
        text: `Order ${order.id} has ${pounds(discount)} off, and the engine redeemed ${codes.join(', ') || 'nothing'} for it.`,
      },
    ]
  })
  for (const code of ruledCodes) {
    const count = sessions.filter((session) => session && acceptedCodes(session).includes(code)).length
    const reserving = shoppers.filter(({ codes, hasOpenedCheckout }) => codes.has(code) && hasOpenedCheckout()).length
    const counted = redeemed.get(code) ?? 0
    if (counted < count || counted > count + reserving)
      faults.push({
        kind: 'redemption',
        text: `The engine counts ${counted} redemptions of ${code}, and ${count} paid orders have it.`,
      })
  }
  return faults
}

function acceptedCodes({ effects }: EngineSession): Code[] {
  return ruledCodes.filter((code) =>
    effects.some(({ effectType, props }) => effectType === 'acceptCoupon' && props.value === code),
  )
}

/**
 * The sessions of these carts once they are closed. What an order brings about comes after it: it is waited for, and
 * not for ever.
 */
async function closedSessions(vendors: Vendors, cartIds: readonly string[]): Promise<(EngineSession | null)[]> {
  for (let tries = 0; ; tries += 1) {
    const sessions = await Promise.all(cartIds.map((cartId) => vendors.session(cartId)))
    const closed = sessions.map((session) => (session?.customerSession.state === 'closed' ? session : null))
    if (tries === maxLooks || closed.every((session) => session !== null)) return closed
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/** What the shop said it did is what is in the bags and in the orders. */
async function judgeCarts({ shelf }: Stage, { shoppers }: Played, orders: readonly PaidOrder[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { email, ledger, unitsHeld } of shoppers) {
    const held = await unitsHeld()
    const own = orders.filter(({ order }) => order.billing_address.email === email)
    for (const name of itemNames) {
      const { variantId, stock } = shelf.items[name]
      const units = (held.get(name) ?? 0) + unitsSold(own, variantId)
      const { least, most } = ledger.spanOf(name)
      // The shop lowers a line to what the others have left.
      const isAllThatIsLeft = stock !== null && unitsSold(orders, variantId) + least > stock
      if (units < least && !isAllThatIsLeft)
        faults.push({
          kind: 'bag',
          text: `${email} was told that ${least} × ${name} are in the bag or ordered, and ${units} are.`,
        })
      if (units > most)
        faults.push({
          kind: 'bag',
          text: `${email} asked for ${most} × ${name} at most, and ${units} are in the bag or ordered.`,
        })
    }
  }
  return faults
}

function unitsSold(orders: readonly PaidOrder[], variantId: number): number {
  return orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function totalOf({ ofLines, ofCart }: ReturnType<typeof discountOf>): number {
  return ofLines.reduce((sum, amount) => sum + amount, ofCart)
}

function pence(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}

function pounds(amount: number): string {
  return `£${(amount / 100).toFixed(2)}`
}
