import { Hono, type Context } from 'hono'
import { channels, findChannel, type Channel } from '../../catalogue/channels.ts'
import type { SandboxContext, SandboxEnv } from '../../env.ts'
import { commaList, envelope, pageRequest, paginationMeta, problem } from '../rest.ts'
import { wholeNumber } from './query.ts'

const opened = '2025-01-06T09:00:00Z'
const firstSiteId = 1000

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
  const channel = requestedChannel(c)
  return channel ? c.json(envelope(channelShape(channel, commaList(c, 'include')))) : notFound(c)
})

channelRoutes.get('/v3/channels/:channelId/currency-assignments', (c) => {
  const channel = requestedChannel(c)
  return channel ? c.json(envelope(currencyShape(channel))) : notFound(c)
})

channelRoutes.get('/v3/channels/:channelId/site', (c) => {
  const channel = requestedChannel(c)
  return channel ? c.json(envelope(siteShape(channel, c.env))) : notFound(c)
})

function requestedChannel(c: Context): Channel | undefined {
  return findChannel(wholeNumber(c.req.param('channelId')) ?? 0)
}

function notFound(c: Context) {
  return problem(c, 404, 'Not found', {})
}

function channelShape(channel: Channel, include: readonly string[]) {
  return {
    id: channel.id,
    icon_url: '',
    is_listable_from_ui: true,
    is_visible: true,
    date_created: opened,
    date_modified: opened,
    external_id: '',
    type: 'storefront',
    platform: channel.id === 1 ? 'bigcommerce' : 'custom',
    name: channel.name,
    status: 'active',
    ...(include.includes('currencies') && { currencies: currencyShape(channel) }),
  }
}

function currencyShape(channel: Channel) {
  return {
    channel_id: channel.id,
    enabled_currencies: channel.enabledCurrencies,
    default_currency: channel.currency,
  }
}

function siteShape(channel: Channel, env: SandboxEnv) {
  const url = `${env.STOREFRONT_ORIGIN}${channel.sitePath}`
  const checkout = `${env.SANDBOX_ORIGIN}/checkout`
  return {
    id: firstSiteId + channels.indexOf(channel),
    url,
    channel_id: channel.id,
    created_at: opened,
    updated_at: opened,
    ssl_status: 'dedicated',
    urls: [
      { url, type: 'primary', created_at: opened, updated_at: opened },
      { url, type: 'canonical', created_at: opened, updated_at: opened },
      { url: checkout, type: 'checkout', created_at: opened, updated_at: opened },
    ],
    is_checkout_url_customized: true,
  }
}
