/** Names of query values that make a link act: it logs out, starts a preview, or keeps a coupon. */
export const actingQueries = ['logout', 'domain', 'vse', 'preview', 'coupon'] as const

/** Whether a visit of an address with the query changes something. */
export function hasActingQuery(query: { has(name: string): boolean }): boolean {
  return actingQueries.some((name) => query.has(name))
}
