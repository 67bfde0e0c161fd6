/** Query parameters with a side effect: they log out, start a preview, or save a coupon. */
export const actingQueries = ['logout', 'domain', 'vse', 'preview', 'coupon'] as const

/** True if a request with this query has a side effect. */
export function hasActingQuery(query: { has(name: string): boolean }): boolean {
  return actingQueries.some((name) => query.has(name))
}
