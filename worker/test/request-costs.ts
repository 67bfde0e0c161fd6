type RequestCost = {
  /** Calls to each service. BigCommerce has a quota for REST calls only, so they are counted separately. */
  calls: Readonly<Record<string, number>>
  /** Keys read from KV. The platform bills each key. */
  kvKeys: number
}

/**
 * What a request costs if the page cache does not have it, in a new isolate, while KV has the content, the category
 * trees and the facts of products. `walks/request-costs.test.ts` counts it, and docs/records/capacity.md is computed
 * from it.
 */
export const requestCosts = {
  home: cost({}, { kvKeys: 10 }),
  listing: cost({ 'bigcommerce GraphQL': 3, promobadger: 1 }, { kvKeys: 11 }),
  search: cost({ 'bigcommerce GraphQL': 1, constructor: 2, promobadger: 1 }, { kvKeys: 10 }),
  product: cost({ 'bigcommerce GraphQL': 1, media: 1, promobadger: 1 }, { kvKeys: 11 }),
  liveProduct: cost({ 'bigcommerce GraphQL': 1, promobadger: 1 }, { kvKeys: 1 }),
  recommendations: cost({ 'bigcommerce GraphQL': 1, constructor: 2, promobadger: 1 }, { kvKeys: 1 }),
  content: cost({}, { kvKeys: 13 }),
  addToBag: cost({ 'bigcommerce GraphQL': 1, 'bigcommerce REST': 2 }, { kvKeys: 1 }),
  bag: cost({ 'bigcommerce GraphQL': 1, 'bigcommerce REST': 6, talonone: 2 }, { kvKeys: 11 }),
  enterCode: cost({}),
  bagWithCode: cost({ 'bigcommerce GraphQL': 1, 'bigcommerce REST': 3, talonone: 2 }, { kvKeys: 11 }),
  checkout: cost({ 'bigcommerce GraphQL': 1, 'bigcommerce REST': 5, talonone: 2 }, { kvKeys: 1 }),
} as const satisfies Record<string, RequestCost>

export type RequestKind = keyof typeof requestCosts

function cost(calls: RequestCost['calls'], { kvKeys } = { kvKeys: 0 }): RequestCost {
  return { calls, kvKeys }
}
