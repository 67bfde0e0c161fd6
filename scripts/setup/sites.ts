import type { Change, VendorCall } from './vendor.ts'
import { marketPath, oneColour, productPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { routes } from '#shared/routes.ts'
import type { Site } from '#shared/sites.ts'

type ChannelSite = { id: number; url: string; channel_id: number }
type SiteRoute = { id: number; type: string; matching: string; route: string }

/**
 * Pages to which the platform's own links lead, such as those in its mails. `{id}` and `{slug}` are the platform's
 * variables: https://developer.bigcommerce.com/docs/rest-management/sites#route-types
 */
const siteRoutes: Readonly<Record<string, string>> = {
  home: routes.home.pattern,
  product: productPath({ id: Number.NaN, slug: 'product', colour: oneColour }).replace('NaN', '{id}'),
  category: '/browse/{slug}',
  search: routes.search.pattern,
  cart: routes.bag.pattern,
  checkout: routes.bag.pattern,
  account: routes.myAccount.pattern,
  login: routes.login.pattern,
  create_account: routes.createAccount.pattern,
  forgot_password: routes.forgotPassword.pattern,
}

/** The changes after which a channel's site is the shop, and the platform's links lead to the market's pages. */
export async function planSite(
  call: VendorCall,
  { site: { market, origin }, channelId }: { site: Site; channelId: number },
): Promise<Change[]> {
  const site = await findSite(call, channelId)
  // The platform takes no path in a site's address: https://github.com/bigcommerce/dev-docs/issues/1346
  if (site && new URL(site.url).origin === origin) return planRoutes(call, site, market)
  const path = `/v3/channels/${channelId}/site`
  return [
    {
      what: `make ${origin} the site of ${market.code}, with its pages`,
      async apply() {
        await (site ? call('PUT', path, { url: origin }) : call('POST', path, { url: origin, channel_id: channelId }))
        const made = await findSite(call, channelId)
        for (const { apply } of made ? await planRoutes(call, made, market) : []) await apply()
      },
    },
  ]
}

async function findSite(call: VendorCall, channelId: number): Promise<ChannelSite | undefined> {
  const { data } = await call<{ data: ChannelSite[] }>('GET', '/v3/sites?limit=250')
  return data.find(({ channel_id }) => channel_id === channelId)
}

async function planRoutes(call: VendorCall, { id }: ChannelSite, market: Market): Promise<Change[]> {
  const path = `/v3/sites/${id}/routes`
  const { data } = await call<{ data: SiteRoute[] }>('GET', `${path}?limit=250`)
  return Object.entries(siteRoutes).flatMap(([type, pattern]): Change[] => {
    const route = marketPath(market, pattern)
    const existing = data.find((each) => each.type === type && each.matching === '*')
    if (existing?.route === route) return []
    const body = { type, matching: '*', route }
    return [
      {
        what: `link ${type} of ${market.code} to ${route}`,
        apply: () => (existing ? call('PUT', `${path}/${existing.id}`, body) : call('POST', path, body)),
      },
    ]
  })
}
