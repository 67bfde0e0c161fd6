import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { categoryPath, productPath } from '#shared/links.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'
import type { Sites } from '#shared/sites.ts'
import { decodeSegment } from '#worker/http/decode-segment.ts'
import { sameSitePath } from '#worker/http/same-site-path.ts'
import type { CataloguePort } from '#worker/ports/catalogue-port.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import { createSharedLoad, type SharedLoad, shareRead } from '#worker/upstream/shared-load.ts'

const query = /* GraphQL */ `
  query Redirect($path: String!) {
    site {
      route(path: $path, redirectBehavior: FOLLOW) {
        redirect {
          toUrl
          to {
            __typename
            ... on ProductRedirect {
              entityId
              path
            }
            ... on CategoryRedirect {
              path
            }
          }
        }
      }
    }
  }
`

const RedirectSchema = v.object({
  toUrl: v.string(),
  to: v.variant('__typename', [
    v.object({ __typename: v.literal('ProductRedirect'), entityId: v.number(), path: v.string() }),
    v.object({ __typename: v.literal('CategoryRedirect'), path: v.string() }),
    v.object({ __typename: v.picklist(['ManualRedirect', 'BrandRedirect', 'BlogPostRedirect', 'PageRedirect']) }),
  ]),
})

const RouteSchema = v.object({ site: v.object({ route: v.object({ redirect: v.nullable(RedirectSchema) }) }) })

// The list changes by hand. Paths without a redirect are cached too.
const lifetime = { freshMs: 60_000, staleMs: 10 * 60_000, maxInFlightMs: 3000, maxEntries: 2000, maxBytes: mebibyte }

/** The isolate's memory: the redirect of a path in a market. */
export type RedirectMemory = SharedLoad<string | null>

export function createRedirectMemory(): RedirectMemory {
  return createSharedLoad(lifetime)
}

/** Redirects of the channel, as the Storefront API follows them. They may lead only to the market's own site. */
export function createBigCommerceRedirects({
  api,
  sites,
  memory,
  waitUntil,
}: {
  api: BigCommerceApi
  sites: Sites
  memory: RedirectMemory
  waitUntil(work: Promise<unknown>): void
}) {
  const read: CataloguePort['redirect'] = async ({ market, path }, signal) => {
    const { site } = await api.graphql('redirect', RouteSchema, { market, query, variables: { path }, signal })
    const { redirect } = site.route
    return redirect && toPath(redirect, sites[market.code].origin)
  }
  return {
    redirect: shareRead(read, { cache: memory, keyOf: ({ market, path }) => `${market.code} ${path}`, waitUntil }),
  } satisfies Partial<CataloguePort>
}

/** The shop has other paths for products and categories than the platform. */
function toPath({ toUrl, to }: v.InferOutput<typeof RedirectSchema>, origin: string): string | null {
  if (to.__typename === 'CategoryRedirect') return sameSitePath(categoryPath(segmentsOf(to.path).join('/')))
  if (to.__typename === 'ProductRedirect')
    return productPath({ id: to.entityId, slug: decodeSegment(segmentsOf(to.path).at(-1) ?? '-'), colour: null })
  const url = URL.parse(toUrl, origin)
  if (!url || url.origin !== origin) return null
  const path = sameSitePath(url.pathname + url.search)
  return path && withoutMarketPrefix(path)
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
