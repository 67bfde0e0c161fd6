import type { Money } from './money.ts'

/**
 * The platform's price. `reduced` is its sale price, else its calculated price, if below the regular price (D-58). Not
 * for display: `shownPrice` computes the price that a shopper sees.
 */
export type PlatformPrice = { regular: Money; reduced: Money | null }

/**
 * The price that a shopper sees. `special` is set only if it is below `price`. Only `shownPrice` computes it from the
 * platform's price.
 */
export type ShownPrice = { price: Money; special: Money | null }

/** Saving of a market's promotion on a product. `percentage` may have decimals. */
export type PriceReduction =
  | { kind: 'percentOffWasNowPrice'; percentage: number }
  | { kind: 'moneyOffWasNowPrice'; amount: Money }

/**
 * The only place that computes the shown price from the platform's price and the market's promotions: the lowest of
 * all.
 */
export function shownPrice(
  { regular, reduced }: PlatformPrice,
  promotions: readonly (PriceReduction | { kind: 'microLabel' })[],
): ShownPrice {
  const lower = promotions
    .flatMap((promotion) => (promotion.kind === 'microLabel' ? [] : (reducedBy(regular, promotion) ?? [])))
    .concat(reduced ?? [])
  return {
    price: regular,
    special: lower.reduce<Money | null>(
      (least, amount) => (least === null || amount.amount < least.amount ? amount : least),
      null,
    ),
  }
}

export function currentPrice({ price, special }: ShownPrice): Money {
  return special ?? price
}

/** The price without what it was reduced from, for something that nobody can buy. */
export function unadvertised(price: ShownPrice): ShownPrice {
  return { price: currentPrice(price), special: null }
}

/** Price after the promotion, rounded down to pennies; `null` if the promotion saves nothing. */
function reducedBy(regular: Money, promotion: PriceReduction): Money | null {
  const now =
    promotion.kind === 'percentOffWasNowPrice'
      ? lessPercent(regular.amount, promotion.percentage)
      : regular.amount - promotion.amount.amount
  return now > 0 && now < regular.amount ? { amount: now, currency: regular.currency } : null
}

// Computes in ten-thousandths of a percent, because binary fractions would sometimes lose a penny.
function lessPercent(amount: number, percentage: number): number {
  const scale = 10_000
  return Math.floor((amount * (100 * scale - Math.round(percentage * scale))) / (100 * scale))
}
