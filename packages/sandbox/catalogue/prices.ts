import type { Random } from './random.ts'

/** A price in each market's minor units. */
export type Price = { gbp: number; usd: number; eur: number }

/** A list price between two amounts in pounds, at a realistic price point: x.50 below £40, whole pounds above. */
export function listPrice([low, high]: readonly [number, number], random: Random): Price {
  const pounds = low + (high - low) * random.next()
  return markets(pounds < 45 ? Math.floor(pounds) + 0.5 : nearestNine(pounds))
}

/** The price after `percent` off, rounded down to 50p, a dollar or 50 cents. */
export function reduced(price: Price, percent: number): Price {
  return {
    gbp: off(price.gbp, percent, 50),
    usd: off(price.usd, percent, 100),
    eur: off(price.eur, percent, 50),
  }
}

export function wholeAmount(units: number): Price {
  return { gbp: units * 100, usd: units * 100, eur: units * 100 }
}

function markets(pounds: number): Price {
  const usd = Math.round(pounds * 1.5)
  const eur = Math.floor(pounds * 1.25)
  return { gbp: Math.round(pounds * 100), usd: usd * 100, eur: eur * 100 + 95 }
}

// Avoids prices such as £62: shops use 59, 62.50, 65, 69.
function nearestNine(pounds: number): number {
  const tens = Math.floor(pounds / 10) * 10
  const rest = pounds - tens
  return rest < 3.5 ? tens - 1 : rest < 7.5 ? tens + 5 : tens + 9
}

function off(minor: number, percent: number, step: number): number {
  return Math.floor((minor * (100 - percent)) / 100 / step) * step
}
