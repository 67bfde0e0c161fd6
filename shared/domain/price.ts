import type { Money } from './money.ts'

/**
 * What the platform asks: its regular price and, where that is lower, its sale price or else its calculated price
 * (D-58). It is not shown as it is: `shownPrice` makes of it what a shopper sees.
 */
export type PlatformPrice = { regular: Money; reduced: Money | null }

/**
 * What a shopper sees. `special` is set only when it is below `price`. Only `shownPrice` makes it from the platform's
 * price.
 */
export type ShownPrice = { price: Money; special: Money | null }

/** What a market's promotion takes off a product. `percentage` may have decimals. */
export type PriceReduction =
  | { kind: 'percentOffWasNowPrice'; percentage: number }
  | { kind: 'moneyOffWasNowPrice'; amount: Money }

/**
 * The one place where the platform's price and the market's offers become the price that is shown: the lowest of them
 * all.
 */
export function shownPrice(
  { regular, reduced }: PlatformPrice,
  offers: readonly (PriceReduction | { kind: 'microLabel' })[],
): ShownPrice {
  const lower = offers
    .flatMap((offer) => (offer.kind === 'microLabel' ? [] : (reducedBy(regular, offer) ?? [])))
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

/** A percentage off is rounded down to pennies, money off is subtracted; `null` where nothing is taken off. */
function reducedBy(regular: Money, offer: PriceReduction): Money | null {
  const now =
    offer.kind === 'percentOffWasNowPrice'
      ? lessPercent(regular.amount, offer.percentage)
      : regular.amount - offer.amount.amount
  return now > 0 && now < regular.amount ? { amount: now, currency: regular.currency } : null
}

// In whole ten-thousandths of a percent: a binary fraction would lose a penny here and there.
function lessPercent(amount: number, percentage: number): number {
  const scale = 10_000
  return Math.floor((amount * (100 * scale - Math.round(percentage * scale))) / (100 * scale))
}
