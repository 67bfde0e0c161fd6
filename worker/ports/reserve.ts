import { endpoints } from '#shared/routes.ts'

/**
 * What a request is for: looking at the shop, filling a bag, paying for one whose checkout or sheet was opened, or the
 * step that charges. An object's own work is paying too: reports of orders, and the ends of payments.
 */
export type Purpose = 'browsing' | 'selling' | 'paying' | 'charging'

/**
 * `share` of a quota is left to the purposes after this one. `calls` is what one visitor needs: a network that has used
 * more leaves more.
 */
const purposes: Readonly<Record<Purpose, { share: number; calls: number }>> = {
  browsing: { share: 0.4, calls: 9 },
  selling: { share: 0.2, calls: 9 },
  paying: { share: 0, calls: 9 },
  charging: { share: 0, calls: 90 },
}

/** Paths whose requests charge a shopper, or complete what a bank has approved. */
export const chargingPaths: ReadonlySet<string> = new Set([
  `${endpoints.api.path}/payments/walletAuthorise`,
  endpoints.walletReturn.path,
])

/** Routes of assistants begin with these paths. A cart that a shopper does not hold leaves as much as browsing does. */
const assistantPaths: readonly string[] = [
  endpoints.assistantCarts.path,
  endpoints.assistantCheckouts.path,
  endpoints.assistantTools.path,
  endpoints.guessedTools.path,
]

export function isAssistantRoute(route: string): boolean {
  return assistantPaths.some((path) => route.startsWith(path))
}

/** The share that a network leaves which has used `manyCalls` more than one visitor needs. */
const mostShare = 0.65
const manyCalls = 18

/**
 * The share of a quota, from 0 to 1, that a request leaves to others. The last fifth is for shoppers who pay, the fifth
 * before it for those who fill a bag. `usedCalls` is what the visitor's network has used lately: a stranger who uses up
 * a quota meets this limit, while enough is left for a shopper who has used little.
 */
export function reserveOf(purpose: Purpose, usedCalls: number): number {
  const { share, calls } = purposes[purpose]
  const excess = Math.min(1, Math.max(0, usedCalls - calls) / manyCalls)
  return Math.max(share, excess * mostShare)
}
