import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { SandboxContext } from '../../env.ts'
import { envelope, problem, respondWithPage } from '../rest.ts'
import { writeSetting } from '../store-settings.ts'
import { readSiteRoutes, readSiteUrls } from '../store-sites.ts'
import { requestedChannel } from './channels.ts'
import { wholeNumber } from './query.ts'

// The platform accepts no path in a site's address: https://github.com/bigcommerce/dev-docs/issues/1346
const SiteBody = v.object({
  url: v.pipe(
    v.string(),
    v.url(),
    v.check((url) => new URL(url).pathname === '/'),
  ),
})
/** https://developer.bigcommerce.com/docs/rest-management/sites#route-types */
const routeTypes = [
  'product',
  'brand',
  'category',
  'page',
  'blog',
  'home',
  'cart',
  'checkout',
  'search',
  'account',
  'login',
  'returns',
  'static',
  'create_account',
  'forgot_password',
  'account_order_status',
  'account_new_return',
  'recover_abandoned_cart',
] as const
const RouteBody = v.object({
  type: v.picklist(routeTypes),
  matching: v.string(),
  route: v.pipe(v.string(), v.startsWith('/')),
})

const opened = '2025-01-06T09:00:00Z'

/** Sites of the channels. The id of a site is here that of its channel. */
export const siteRoutes = new Hono<SandboxContext>()
  .get('/v3/sites', async (c) => {
    const all = [...(await readSiteUrls(c.env))]
    return respondWithPage(c, all, ([id, url]) => siteShape(c, { id, url }))
  })
  .get('/v3/channels/:channelId/site', async (c) => {
    const id = (await requestedChannel(c))?.id ?? 0
    const url = (await readSiteUrls(c.env)).get(id)
    return url ? c.json(envelope(siteShape(c, { id, url }))) : problem(c, 404, 'Not found', {})
  })
  .on(['POST', 'PUT'], '/v3/channels/:channelId/site', async (c) => {
    const channel = await requestedChannel(c)
    const body = v.safeParse(SiteBody, await c.req.json().catch(() => null))
    const isNew = channel && !(await readSiteUrls(c.env)).has(channel.id)
    if (!channel || !body.success || isNew !== (c.req.method === 'POST'))
      return problem(c, 422, 'The channel or the address is not valid.', {})
    await writeSetting(c.env.DB, { kind: 'site', id: channel.id, document: body.output })
    return c.json(envelope(siteShape(c, { id: channel.id, url: body.output.url })))
  })
  .get('/v3/sites/:siteId/routes', async (c) => {
    const siteId = wholeNumber(c.req.param('siteId'))
    const all = [...(await readSiteRoutes(c.env.DB))].filter(([, route]) => route.siteId === siteId)
    return respondWithPage(c, all, ([id, { siteId: _siteId, ...route }]) => ({ id, ...route }))
  })
  .post('/v3/sites/:siteId/routes', async (c) => {
    const all = await readSiteRoutes(c.env.DB)
    return writeRoute(c, { siteId: wholeNumber(c.req.param('siteId')), id: Math.max(0, ...all.keys()) + 1 })
  })
  .put('/v3/sites/:siteId/routes/:routeId', async (c) => {
    const id = wholeNumber(c.req.param('routeId')) ?? 0
    if (!(await readSiteRoutes(c.env.DB)).has(id)) return problem(c, 404, 'Not found', {})
    return writeRoute(c, { siteId: wholeNumber(c.req.param('siteId')), id })
  })

async function writeRoute(c: Context<SandboxContext>, { siteId = 0, id }: { siteId: number | undefined; id: number }) {
  const body = v.safeParse(RouteBody, await c.req.json().catch(() => null))
  if (!body.success || !(await readSiteUrls(c.env)).has(siteId))
    return problem(c, 422, 'The site, the type or the route is not valid.', {})
  const others = [...(await readSiteRoutes(c.env.DB))].filter(
    ([other, route]) => other !== id && route.siteId === siteId,
  )
  const { type, matching } = body.output
  if (others.some(([, route]) => route.type === type && route.matching === matching))
    return problem(c, 422, `Route already exists for site ${siteId} matching ${matching} for type ${type}`, {})
  await writeSetting(c.env.DB, { kind: 'route', id, document: { siteId, ...body.output } })
  return c.json(envelope({ id, ...body.output }), 201)
}

function siteShape(c: Context<SandboxContext>, { id, url }: { id: number; url: string }) {
  const dates = { created_at: opened, updated_at: opened }
  return {
    id,
    url,
    channel_id: id,
    ...dates,
    ssl_status: 'dedicated',
    urls: [
      { url, type: 'primary', ...dates },
      { url, type: 'canonical', ...dates },
      { url: `${c.env.SANDBOX_ORIGIN}/checkout`, type: 'checkout', ...dates },
    ],
    is_checkout_url_customized: true,
  }
}
