import * as v from 'valibot'
import { pagePolicies, type PagePolicy } from '../cache/page-policy.ts'
import { serveCached } from '../cache/serve-cached.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { contextOf } from '../context/part-context.ts'
import type { PageContext } from '../context/public-context.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { inLanguage } from '../language/language.ts'
import { sha256, toBase64Url, toBytes } from '../lib/crypto.ts'
import { openPlace, resultsKey } from './cursor.ts'
import { lookUpCatalogue } from './look-up-catalogue.ts'
import { readCatalogueProduct } from './read-product.ts'
import { LookupSchema, ProductRequestSchema, CatalogueSearchSchema } from './requests.ts'
import { searchCatalogue } from './search-catalogue.ts'
import { HelpSchema, searchHelp } from './search-help.ts'
import type { Locality } from './site-for.ts'
import { marketKey } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'
import type { Site } from '#shared/sites.ts'

const maxMs = 8000

/** The tools that only read. The protocol has no operation for help, so that is a tool only. */
export type ToolName = keyof typeof pathsOfTools | 'search_help'

/** The path of each operation over REST, which also names its route. */
export const pathsOfTools = {
  search_catalog: endpoints.searchCatalogue.path,
  lookup_catalog: endpoints.lookUpCatalogue.path,
  get_product: endpoints.readCatalogueProduct.path,
} as const

const policies: Record<ToolName, PagePolicy> = {
  search_catalog: pagePolicies.search,
  lookup_catalog: pagePolicies.pdp,
  get_product: pagePolicies.pdp,
  search_help: pagePolicies.content,
}

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(policies, name)
}

/** Places the visit in the market that a request is for. @throws MaintenanceError */
type Enter = (locality: Locality) => Site

type Prepared = {
  site: Site
  /** All that the result depends on, besides the market. */
  of: readonly unknown[]
  read(context: PageContext): Promise<object>
}

/** Parses what a platform sent, and says what to read. @throws ValiError, RefusedRequest */
const prepare: Record<ToolName, (input: unknown, visit: Visit, enter: Enter) => Prepared | Promise<Prepared>> = {
  async search_catalog(input, { sealer }, enter) {
    const request = v.parse(CatalogueSearchSchema, input)
    const site = enter(request.context)
    const place = await openPlace(sealer, { key: await resultsKey(request, site), cursor: request.pagination.cursor })
    const { limit } = request.pagination
    return {
      site,
      of: [{ ...request, pagination: { limit } }, place],
      read: (context) => searchCatalogue({ request, site, context }, { place, sealer }),
    }
  },
  lookup_catalog(input, _visit, enter) {
    const request = v.parse(LookupSchema, input)
    const site = enter(request.context)
    return { site, of: [request], read: (context) => lookUpCatalogue({ request, site, context }) }
  },
  get_product(input, _visit, enter) {
    const request = v.parse(ProductRequestSchema, input)
    const site = enter(request.context)
    return { site, of: [request], read: (context) => readCatalogueProduct({ request, site, context }) }
  },
  search_help(input, _visit, enter) {
    const request = v.parse(HelpSchema, input)
    const site = enter(request.context)
    return { site, of: [request.query], read: (context) => searchHelp({ request, site, context }) }
  },
}

/**
 * The result of a tool, as JSON: from the page cache, or made by the loaders of pages.
 *
 * @throws ValiError, RefusedRequest, RateLimitedError, ServiceError
 */
export async function callTool(
  visit: Visit,
  { name, input, nonce, enter }: { name: ToolName; input: unknown; nonce: string; enter: Enter },
): Promise<string> {
  const { site, of, read } = await prepare[name](input, visit, enter)
  let isWhole = true
  async function render() {
    await limitRate(visit, 'assistant-read')
    // Other requests may wait for this response, so it does not end with the request that began it.
    const services = servicesUntil(visit, AbortSignal.timeout(maxMs))
    const context: PageContext = {
      ...contextOf(visit, { services, onFailure: () => (isWhole = false) }),
      audience: 'everybody',
      figure: null,
      path: name === 'search_help' ? endpoints.assistantTools.path : pathsOfTools[name],
      query: new URLSearchParams(),
      hasQuery: true,
    }
    const result = await inLanguage(site.market.language, () => read(context))
    return { status: 200, body: toBytes(JSON.stringify(result)), nonce, isStorable: () => isWhole, isMadeUp: true }
  }
  const { body } = await serveCached(visit, {
    nonce,
    key: `${name} ${marketKey(site.market)} ${toBase64Url(await sha256(JSON.stringify(of)))}`,
    policy: visit.configuration.isPageCacheOn ? policies[name] : null,
    // What is published later is a newer version of help, and of nothing else here.
    contentVersion: name === 'search_help' ? await visit.ports.contentVersion.current() : 0,
    render,
  })
  return new Response(body).text()
}
