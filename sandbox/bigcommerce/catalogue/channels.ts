import { Hono, type Context } from 'hono'
import { channels, findChannel, type Channel } from '../../catalogue/channels.ts'
import type { SandboxContext, SandboxEnv } from '../../env.ts'
import { commaList, envelope, pageRequest, paginationMeta, problem } from '../rest.ts'
import { wholeNumber } from './query.ts'

const OPENED = '2025-01-06T09:00:00Z'
const FIRST_SITE_ID = 1000

export const channelRoutes = new Hono<SandboxContext>()

channelRoutes.get('/v3/channels', (c) => {
  const page = pageRequest(c)
  const rows = channels.slice((page.page - 1) * page.limit, page.page * page.limit)
  return c.json(
    envelope(
      rows.map((channel) => channelShape(channel, commaList(c, 'include'))),
      paginationMeta(c, page, { total: channels.length, count: rows.length }),
    ),
  )
})

channelRoutes.get('/v3/channels/:channelId', (c) => {
  const channel = asked(c)
  return channel ? c.json(envelope(channelShape(channel, commaList(c, 'include')))) : notFound(c)
})

channelRoutes.get('/v3/channels/:channelId/currency-assignments', (c) => {
  const channel = asked(c)
  return channel ? c.json(envelope(currencyShape(channel))) : notFound(c)
})

channelRoutes.get('/v3/channels/:channelId/site', (c) => {
  const channel = asked(c)
  return channel ? c.json(envelope(siteShape(channel, c.env))) : notFound(c)
})

const asked = (c: Context): Channel | undefined => findChannel(wholeNumber(c.req.param('channelId')) ?? 0)

const notFound = (c: Context) => problem(c, 404, 'Not found', {})

function channelShape(channel: Channel, include: readonly string[]) {
  return {
    id: channel.id,
    icon_url: '',
    is_listable_from_ui: true,
    is_visible: true,
    date_created: OPENED,
    date_modified: OPENED,
    external_id: '',
    type: 'storefront',
    platform: channel.id === 1 ? 'bigcommerce' : 'custom',
    name: channel.name,
    status: 'active',
    ...(include.includes('currencies') && { currencies: currencyShape(channel) }),
  }
}

const currencyShape = (channel: Channel) => ({
  channel_id: channel.id,
  enabled_currencies: channel.enabledCurrencies,
  default_currency: channel.currency,
})

function siteShape(channel: Channel, env: SandboxEnv) {
  const url = `${env.STOREFRONT_ORIGIN}${channel.sitePath}`
  const checkout = `${env.SANDBOX_ORIGIN}/checkout`
  return {
    id: FIRST_SITE_ID + channels.indexOf(channel),
    url,
    channel_id: channel.id,
    created_at: OPENED,
    updated_at: OPENED,
    ssl_status: 'dedicated',
    urls: [
      { url, type: 'primary', created_at: OPENED, updated_at: OPENED },
      { url, type: 'canonical', created_at: OPENED, updated_at: OPENED },
      { url: checkout, type: 'checkout', created_at: OPENED, updated_at: OPENED },
    ],
    is_checkout_url_customized: true,
  }
}
