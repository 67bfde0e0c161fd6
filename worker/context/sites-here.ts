import type { Visit } from './visit.ts'
import { everySite, type Site } from '#shared/sites.ts'

/**
 * The markets at the request's host in all of their languages, at least one. Before a handler of a market, only a
 * market's own host sets one.
 */
export function sitesHere({ configuration, market }: Visit): Site[] {
  const { sites, publicOrigin } = configuration
  // The type promises a market, which handlers outside the markets do not have.
  const own = (market as typeof market | undefined)?.code
  const origin = own === undefined ? publicOrigin : sites[own].origin
  return everySite(sites).filter((site) => site.origin === origin)
}
