type Price = {
  /** Units of a month that the plan includes. */
  included: number
  /** US dollars for each further million units. */
  perMillion: number
  /** Where it was read. */
  source: string
}

const docs = 'https://developers.cloudflare.com'

/** The day on which the sources were read, from stored copies of the pages. */
export const pricesReadOn = '2026-11-23'

/** US dollars for the paid plan of an account and a month. */
export const planPrice = 5

/** The price list of the paid plan. The vendors' prices are contracts and are not in it. */
export const prices = {
  requests: { included: 10e6, perMillion: 0.3, source: `${docs}/workers/platform/pricing/` },
  'CPU milliseconds': { included: 30e6, perMillion: 0.02, source: `${docs}/workers/platform/pricing/` },
  'KV keys read': { included: 10e6, perMillion: 0.5, source: `${docs}/kv/platform/pricing/` },
  'KV keys written': { included: 1e6, perMillion: 5, source: `${docs}/kv/platform/pricing/` },
  'requests to Durable Objects': {
    included: 1e6,
    perMillion: 0.15,
    source: `${docs}/durable-objects/platform/pricing/`,
  },
  'GB-seconds of Durable Objects': {
    included: 400e3,
    perMillion: 12.5,
    source: `${docs}/durable-objects/platform/pricing/`,
  },
  'log events': { included: 20e6, perMillion: 0.6, source: `${docs}/workers/observability/logs/workers-logs/` },
  'data points': { included: 10e6, perMillion: 0.25, source: `${docs}/analytics/analytics-engine/pricing/` },
} as const satisfies Record<string, Price>

export type Meter = keyof typeof prices

export const meters = Object.keys(prices).filter((name): name is Meter => Object.hasOwn(prices, name))

/** US dollars of a month. */
export function costOf(meter: Meter, units: number): number {
  const { included, perMillion } = prices[meter]
  return (Math.max(0, units - included) / 1e6) * perMillion
}
