import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { currencies } from '../../catalogue/currencies.ts'
import type { SandboxContext } from '../../env.ts'
import { commaList, envelope, problem, respondWithPage } from '../rest.ts'
import { writeSetting } from '../store-settings.ts'
import { listChannels } from './channel-store.ts'
import { wholeNumber } from './query.ts'

type Channel = Awaited<ReturnType<typeof listChannels>>[number]

/** https://developer.bigcommerce.com/docs/rest-management/channels#create-channel */
const NewChannelBody = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  type: v.literal('storefront'),
  platform: v.string(),
  status: v.optional(v.picklist(['prelaunch', 'active', 'inactive']), 'active'),
})
const CurrencyCode = v.picklist(currencies)
const CurrenciesBody = v.pipe(
  v.object({ default_currency: CurrencyCode, enabled_currencies: v.array(CurrencyCode) }),
  v.check(({ default_currency, enabled_currencies }) => enabled_currencies.includes(default_currency)),
)

const opened = '2025-01-06T09:00:00Z'
const firstNewId = 2_000_000

export const channelRoutes = new Hono<SandboxContext>()
  .get('/v3/channels', async (c) => {
    const include = commaList(c, 'include')
    return respondWithPage(c, await listChannels(c.env.DB), (channel) => channelShape(channel, include))
  })
  .post('/v3/channels', async (c) => {
    const body = v.safeParse(NewChannelBody, await c.req.json().catch(() => null))
    if (!body.success) return problem(c, 422, 'The name, the platform or the type is missing or not valid.', {})
    const { name, platform, status } = body.output
    const all = await listChannels(c.env.DB)
    const id = Math.max(firstNewId, ...all.map((channel) => channel.id + 1))
    await writeSetting(c.env.DB, { kind: 'channel', id, document: { name, platform, status } })
    const created = (await listChannels(c.env.DB)).find((channel) => channel.id === id)
    return created ? c.json(envelope(channelShape(created, []))) : notFound(c)
  })
  .get('/v3/channels/:channelId', async (c) => {
    const channel = await requestedChannel(c)
    return channel ? c.json(envelope(channelShape(channel, commaList(c, 'include')))) : notFound(c)
  })
  .get('/v3/channels/:channelId/currency-assignments', async (c) => {
    const channel = await requestedChannel(c)
    return channel ? c.json(envelope(currencyShape(channel))) : notFound(c)
  })
  .put('/v3/channels/:channelId/currency-assignments', async (c) => {
    const channel = await requestedChannel(c)
    const body = v.safeParse(CurrenciesBody, await c.req.json().catch(() => null))
    if (!channel || !body.success) return problem(c, 422, 'The channel or a currency is not valid.', {})
    await writeSetting(c.env.DB, { kind: 'currencies', id: channel.id, document: body.output })
    return c.json(envelope({ channel_id: channel.id, ...body.output }))
  })

export async function requestedChannel(c: Context<SandboxContext>): Promise<Channel | undefined> {
  const id = wholeNumber(c.req.param('channelId') ?? '') ?? 0
  return (await listChannels(c.env.DB)).find((channel) => channel.id === id)
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
    platform: channel.platform,
    name: channel.name,
    status: channel.status,
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
