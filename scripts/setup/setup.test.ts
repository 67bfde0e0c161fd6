import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSandbox } from '../test/serve-sandbox.ts'
import { chooseSteps, runSetup, type SetupOptions } from './run-setup.ts'
import { createStoreCall, createVendorCall } from './vendor.ts'
import { sitesOf } from '#shared/sites.ts'

let origin = ''
let stop: () => void

beforeAll(async () => ({ origin, stop } = await serveSandbox()), 120_000)

afterAll(() => stop())

const managementKey = 'sandbox-talonone-management'
const store = () => ({ apiUrl: `${origin}/bigcommerce/stores/sandbox`, accessToken: 'sandbox-access-token' })

/** The lines that a set-up prints, and the channels that it found or made. */
async function run(options: Partial<SetupOptions> = {}) {
  const lines: string[] = []
  const ids = await runSetup({
    store: store(),
    publicOrigin: 'https://www.example.com',
    sites: sitesOf('https://www.example.com', {}),
    channelIds: { en: 11, us: 12, eu: 13 },
    storefrontToken: null,
    orderWebhookSecret: 'a-secret-of-the-order-webhook',
    promotions: { url: `${origin}/talonone`, managementKey },
    isApplied: false,
    print: (line) => void lines.push(line),
    ...options,
  })
  return { ids, lines }
}

test('makes new accounts ready in one run, after a plan that changes nothing, and then finds all of it right', async () => {
  const planned = await run()
  expect(planned.ids).toEqual({})
  expect(planned.lines).toContain('planned   channels: create the channel Ireland of eu')
  expect(planned.lines).toContain('planned   sites: set the site and its pages of the new channel of eu')

  const { ids, lines } = await run({ isApplied: true })
  const [en, us, eu] = [ids.en, ids.us, ids.eu] as [number, number, number]
  expect(new Set([en, us, eu]).size).toBe(3)
  expect(lines).toContain('          BIGCOMMERCE_STOREFRONT_TOKEN=sandbox-storefront-token')

  const call = createStoreCall(store())
  const { data: currencies } = await call<{ data: unknown }>('GET', `/v3/channels/${eu}/currency-assignments`)
  expect(currencies).toMatchObject({ default_currency: 'EUR' })
  const { data: customers } = await call<{ data: unknown }>('GET', `/v3/customers/settings/channels/${us}`)
  expect(customers).toMatchObject({ allow_global_logins: true })
  const { data: site } = await call<{ data: { id: number; url: string } }>('GET', `/v3/channels/${us}/site`)
  expect(site.url).toBe('https://www.example.com')
  const { data: routes } = await call<{ data: { type: string; route: string }[] }>('GET', `/v3/sites/${site.id}/routes`)
  expect(Object.fromEntries(routes.map(({ type, route }) => [type, route]))).toMatchObject({
    home: '/us',
    cart: '/us/bag',
    product: '/us/p/{id}/product/default',
    category: '/us/browse/{slug}',
    forgot_password: '/us/forgot-password',
  })

  const graphql = createVendorCall(`${origin}/bigcommerce/store-sandbox-${eu}`, {
    authorization: 'Bearer sandbox-storefront-token',
  })
  expect(await graphql('POST', '/graphql', { query: '{ channel { entityId } }' })).toMatchObject({
    data: { channel: { entityId: eu } },
  })

  const again = await run({ storefrontToken: 'sandbox-storefront-token' })
  expect(again).toEqual({
    ids,
    lines: ['channels', 'currencies', 'logins', 'sites', 'checkouts', 'token', 'webhooks', 'attributes'].map(
      (step) => `ok        ${step}`,
    ),
  })
})

test('leaves out what needs a setting that is missing, and takes only the steps that were asked for', async () => {
  const { lines } = await run({ orderWebhookSecret: null, promotions: null, only: ['webhooks', 'attributes'] })
  expect(lines).toEqual([
    'left out  webhooks: ORDER_WEBHOOK_SECRET is not set',
    'left out  attributes: TALONONE_MANAGEMENT_KEY is not set',
  ])
})

test('names a step that does not exist, also beside one that does', () => {
  expect(chooseSteps('webhooks, sites')).toEqual(['sites', 'webhooks'])
  expect(() => chooseSteps('site,webhooks')).toThrow('There is no step site. The steps are channels,')
})

test('gives an attribute to the applications that lack it [PROMO-17]', async () => {
  const call = createVendorCall(`${origin}/talonone`, { authorization: `ManagementKey-v1 ${managementKey}` })
  const { data } = await call<{ data: { id: number; name: string }[] }>('GET', '/v1/attributes')
  const attribute = data.find(({ name }) => name === 'product_id')
  await call('PUT', `/v1/attributes/${attribute?.id}`, { ...attribute, subscribedApplicationsIds: [1] })
  const only = ['attributes'] as const
  const what = 'attributes: give the attribute product_id of cart items to all applications'
  expect((await run({ only, isApplied: true })).lines).toEqual([`done      ${what}`])
  expect((await run({ only })).lines).toEqual(['ok        attributes'])
})

test('gives a new secret to the webhooks', async () => {
  const only = ['webhooks'] as const
  const { lines } = await run({ only, isApplied: true, orderWebhookSecret: 'another-secret-of-the-webhook' })
  expect(lines.map((line) => line.slice(0, 48))).toEqual([
    'done      webhooks: update the webhook store/ord',
    'done      webhooks: update the webhook store/ord',
    'done      webhooks: update the webhook store/sku',
    'done      webhooks: update the webhook store/pro',
  ])
  expect((await run({ only, orderWebhookSecret: 'another-secret-of-the-webhook' })).lines).toEqual([
    'ok        webhooks',
  ])
})

test('leads the links of carts, of the hosted checkout, of redirects and of mails to the markets, also at hosts of their own', async () => {
  const shop = 'https://www.example.com'
  const american = 'https://www.example.us'
  const channelIds = { en: 1406818, us: 1421371, eu: 1407345 }
  await run({ channelIds, sites: sitesOf(shop, { us: 'www.example.us' }), isApplied: true, only: ['sites'] })

  const links = async (channelId: number) => {
    const call = createStoreCall(store())
    const { data: products } = await call<{ data: { id: number; variants: { id: number }[]; modifiers: unknown[] }[] }>(
      'GET',
      '/v3/catalog/products?include=variants,modifiers&availability=available&type=physical&limit=20',
    )
    const product = products.find(({ modifiers }) => modifiers.length === 0)
    type Cart = { data: { id: string; line_items: { physical_items: { url: string }[] } } }
    const line = { product_id: product?.id, variant_id: product?.variants[0]?.id, quantity: 1 }
    const { data: cart } = await call<Cart>('POST', '/v3/carts', { channel_id: channelId, line_items: [line] })
    // The token of such an address is valid once.
    const follow = async (name: 'cart_url' | 'checkout_url') => {
      const path = `/v3/carts/${cart.id}/redirect_urls`
      const { data: urls } = await call<{ data: Record<typeof name, string> }>('POST', path, {})
      return fetch(urls[name], { redirect: 'manual' })
    }
    const bag = await follow('cart_url')
    const entered = await follow('checkout_url')
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
    const step = await (await fetch(`${origin}/checkout/address`, { headers: { cookie } })).text()
    return [
      cart.line_items.physical_items[0]?.url.replace(String(product?.id), '{id}'),
      bag.headers.get('location'),
      ...[...step.matchAll(/<a class="(?:brand|back)" href="([^"]+)"/g)].map(([, href]) => href),
    ]
  }
  expect(await links(channelIds.us)).toEqual([
    `${american}/p/{id}/product/default`,
    `${american}/bag`,
    `${american}/`,
    `${american}/bag`,
  ])
  expect(await links(channelIds.eu)).toEqual([
    `${shop}/eu/p/{id}/product/default`,
    `${shop}/eu/bag`,
    `${shop}/eu`,
    `${shop}/eu/bag`,
  ])

  const graphql = createVendorCall(`${origin}/bigcommerce/store-sandbox-${channelIds.us}`, {
    authorization: 'Bearer sandbox-storefront-token',
  })
  const query =
    'mutation ($path: String) { customer { requestResetPassword(input: { email: "harriet.cole@selvedge.example", path: $path }) { errors { __typename } } } }'
  const moved = '{ site { route(path: "/summer-2025", redirectBehavior: FOLLOW) { redirect { toUrl } } } }'
  expect(await graphql('POST', '/graphql', { query: moved })).toEqual({
    data: { site: { route: { redirect: { toUrl: `${american}/browse/womens?sort=featured` } } } },
  })
  await graphql('POST', '/graphql', { query, variables: { path: '/updatePassword' } })
  await graphql('POST', '/graphql', { query })
  const outbox = await (await fetch(`${origin}/control/outbox`)).text()
  expect(outbox).toContain(`${american}/updatePassword?c=`)
  expect(outbox).toContain(`${american}/forgot-password?c=`)
})

test('says which call an account refuses', async () => {
  await expect(run({ store: { ...store(), accessToken: 'mistyped' } })).rejects.toThrow(
    'GET /v3/channels?available=true&limit=250 responded with 401',
  )
})
