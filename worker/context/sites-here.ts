import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Site } from '#shared/sites.ts'

/** The markets at the request's host, at least one. Before a handler of a market, only a market's own host sets one. */
export function sitesHere({ var: { configuration, market } }: Context<AppEnv>): Site[] {
  const { sites, publicOrigin } = configuration
  // The type promises a market, which handlers outside the markets do not have.
  const own = (market as typeof market | undefined)?.code
  const origin = own === undefined ? publicOrigin : sites[own].origin
  return Object.values(sites).filter((site) => site.origin === origin)
}
