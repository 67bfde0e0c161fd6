import type { Cart, LineItem } from './cart.ts'
import { money, type Money } from './money.ts'
import { priceBeforeSale, unitPrice } from './price-cart.ts'
import type { Promotions } from './promotions.ts'

/** `label` is `null` for the saving by the shop's own sale prices. */
export type Saving = { label: string | null; code: string | null; amount: Money }

type PricedCart = Pick<Cart, 'baseAmount' | 'lineItems'>

/** `regular` is before all savings; `subtotal` is the amount to pay, without delivery. */
export type CartTotals = { regular: Money; savings: Saving[]; subtotal: Money }

/**
 * Totals and savings, which add up exactly. If the engine has responded, the subtotal is the price of the items minus
 * each discount; it is 0 if the cart is free. Without a response it is the platform's special total (D-32).
 */
export function cartTotals(cart: Cart, promotions: Promotions | null): CartTotals {
  const { currency } = cart
  const regular = money(amountAt(priceBeforeSale, cart), currency)
  const sale = saving(null, regular.amount - fullAmount(cart))
  if (!promotions) {
    const subtotal = cart.cartAmount
    const rest = regular.amount - subtotal.amount
    return { regular, savings: rest > 0 ? [saving(null, rest)] : [], subtotal }
  }
  const applied = [...promotions.lines.flatMap((line) => line.applied), ...promotions.applied]
  const byName = new Map<string, Saving>()
  for (const promotion of applied) {
    const key = `${promotion.name}\n${promotion.code ?? ''}`
    byName.set(key, {
      label: promotion.name,
      code: promotion.code,
      amount: money((byName.get(key)?.amount.amount ?? 0) + promotion.saving.amount, currency),
    })
  }
  return {
    regular,
    savings: [sale, ...byName.values()].filter(({ amount }) => amount.amount > 0),
    subtotal: money(promotions.total.amount + otherAmount(cart), currency),
  }

  function saving(label: string | null, amount: number): Saving {
    return { label, code: null, amount: money(amount, currency) }
  }
}

/** The price of the cart in minor units, before discounts. */
export function fullAmount(cart: PricedCart): number {
  return amountAt(unitPrice, cart)
}

function amountAt(price: (line: LineItem) => Money, cart: PricedCart): number {
  return sumOf(price, cart) + otherAmount(cart)
}

/** Custom items and certificates, which have no line item. */
function otherAmount(cart: PricedCart): number {
  return Math.max(0, cart.baseAmount.amount - sumOf(({ listPrice }) => listPrice, cart))
}

function sumOf(price: (line: LineItem) => Money, { lineItems }: PricedCart): number {
  return lineItems.reduce((total, line) => total + price(line).amount * line.quantity, 0)
}
