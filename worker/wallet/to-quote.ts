import { type Cart, needsShipping } from '#shared/domain/cart.ts'
import type { Checkout, ShippingOption } from '#shared/domain/checkout.ts'
import { addMoney, money, type Money } from '#shared/domain/money.ts'
import type { WalletError, WalletLine, WalletQuote } from '#shared/domain/wallet.ts'
import { brand } from '#shared/merchant.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

export type Quoted = { quote: WalletQuote; cart: Cart; checkout: Checkout }

type ToQuote = { cart: Cart; checkout: Checkout; options?: ShippingOption[]; errors?: WalletError[] }

/** The quote of a checkout, with the chosen option first. */
export function quoted(
  { countryCode }: { countryCode: string },
  { cart, checkout, options = [], errors = [] }: ToQuote,
): Quoted {
  const optionId = checkout.consignments[0]?.selectedOptionId ?? null
  const chosenFirst = options.toSorted((one, other) => Number(other.id === optionId) - Number(one.id === optionId))
  return {
    cart,
    checkout,
    quote: {
      cartId: cart.id,
      needsShipping: needsShipping(cart),
      currency: cart.currency,
      countryCode,
      label: brand,
      total: checkout.total,
      lines: linesOfTotal(checkout),
      options: chosenFirst.map(({ id, description, cost, transitTime }) => ({
        id,
        label: description,
        detail: transitTime,
        amount: cost,
      })),
      optionId,
      coupons: [],
      errors,
    },
  }
}

/** The lines add up to the total. */
function linesOfTotal({ subtotal, shipping, total, consignments }: Checkout): WalletLine[] {
  const rest = total.amount - addMoney(subtotal, shipping).amount
  const line = (label: string, amount: Money) => ({ label, amount })
  return [
    line(walletTexts.subtotal, subtotal),
    ...(rest === 0 ? [] : [line(rest < 0 ? walletTexts.discount : walletTexts.tax, money(rest, total.currency))]),
    ...(consignments.some(({ selectedOptionId }) => selectedOptionId !== null)
      ? [line(walletTexts.delivery, shipping)]
      : []),
  ]
}

/** Describes the lines of a cart, to notice that they have changed. */
export function linesOf({ lineItems }: Pick<Cart, 'lineItems'>): string {
  return JSON.stringify(lineItems.map(({ id, variantId, quantity }) => [id, variantId, quantity]))
}

type LineRow = [id: string, variantId: number, quantity: number]

/** The lines in a description of `linesOf`. */
export function rowsOf(lines: string): { id: string; variantId: number; quantity: number }[] {
  return (JSON.parse(lines) as LineRow[]).map(([id, variantId, quantity]) => ({ id, variantId, quantity }))
}

/** The units of each line, by its id, in a description of `linesOf`. */
export function unitsOf(lines: string): Map<string, number> {
  return new Map(rowsOf(lines).map(({ id, quantity }) => [id, quantity]))
}
