import { describe, expect, test } from 'vitest'
import { ConfigurationError, parseConfiguration, refuseForeignRequest } from './configuration.ts'
import { type Env, limiterNames } from './env.ts'
import { walletOptions } from '#shared/domain/wallet-options.ts'
import { type Market, markets } from '#shared/markets.ts'
import { byMarket, bySearchIndex, channelIds, settingByCurrency, settingByMarket } from '#shared/test/by-market.ts'

const key = 'c2VsdmVkZ2UtdGVzdC1rZXktb25seS1mb3ItdGVzdHMtMDE'

/** A key may end with `=`. */
const keyOf = ({ code }: Market) => `key_${code}=`

const complete = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  LOG_LEVEL: 'warn',
  SESSION_KEYS: `${key},${key}`,
  BIGCOMMERCE_API_URL: 'http://localhost:8788/bigcommerce/stores/sandbox/',
  BIGCOMMERCE_GRAPHQL_URL: 'https://store-hash-{channelId}.example.com/graphql',
  BIGCOMMERCE_ACCESS_TOKEN: 'access',
  BIGCOMMERCE_STOREFRONT_TOKEN: 'storefront',
  BIGCOMMERCE_CLIENT_ID: 'client',
  BIGCOMMERCE_CLIENT_SECRET: 'client-secret',
  BIGCOMMERCE_LOGIN_URL: 'https://store-hash-{channelId}.example.com/login/token',
  CHECKOUT_HOSTS: 'localhost:8788, checkout.example.com',
  AMPLIENCE_CONTENT_URL: 'https://hub.example.com',
  MEDIA_URL: 'https://media.example.com',
  MEDIA_ACCOUNT: 'selvedge',
  CONSTRUCTOR_URL: 'https://search.example.com',
  CONSTRUCTOR_KEYS: settingByMarket(keyOf, bySearchIndex),
  CONSTRUCTOR_FILTERS: 'us=market:us',
  MARKETING_URL: 'https://marketing.example.com',
  MARKETING_TOKEN: 'token',
  SHOPS_URL: 'https://shops.example.com',
  SHOPS_KEY: 'key',
  PROMOBADGER_URL: 'https://badges.example.com',
  PROMOBADGER_PROJECT: 'project',
  PROMOBADGER_APPLICATIONS: settingByMarket((_market, index) => 11 + index),
}

const limiter = { limit: async () => ({ success: true }) }
const bindings = Object.fromEntries(limiterNames.map((name) => [name, limiter])) as unknown as Env
const parse = (values: Record<string, string | undefined>) =>
  parseConfiguration({ ...complete, ...values, ...bindings })

function problemsOf(values: Record<string, string | undefined>): string {
  try {
    parse(values)
  } catch (cause) {
    if (cause instanceof ConfigurationError) return cause.message
  }
  return expect.unreachable('It was taken.')
}

describe('configuration', () => {
  test('the configuration reads every value, with defaults for optional ones', () => {
    expect(parse({})).toMatchObject({
      publicOrigin: 'https://www.example.com',
      sites: { us: { market: { prefix: '/us' }, origin: 'https://www.example.com' } },
      logLevel: 'warn',
      isPageCacheOn: true,
      sessionKeys: [key, key],
      checkoutHosts: ['localhost:8788', 'checkout.example.com'],
      bigCommerce: { apiUrl: 'http://localhost:8788/bigcommerce/stores/sandbox', isSecondLocationSubtracted: false },
      content: { url: 'https://hub.example.com', stagingUrl: 'https://{domain}' },
      search: {
        keys: Object.fromEntries(Object.values(markets).map((market) => [market.searchIndex, keyOf(market)])),
        filters: { us: { facet: 'market', value: 'us' } },
        pods: { 'complete-the-look': 'complete-the-look' },
      },
      badges: { url: 'https://badges.example.com', project: 'project', applications: {} },
    })
  })

  test('the configuration has badge applications only for markets that use the promotions engine [PROMO-30]', () => {
    const engine = {
      TALONONE_URL: 'https://engine.example.com',
      TALONONE_API_KEYS: settingByCurrency((currency) => `key-${currency}`),
    }
    expect(parse({ ...engine, PROMOTIONS_LOCALES: 'en,eu' }).badges?.applications).toEqual({ en: 11, eu: 13 })
    expect(
      parse({ ...engine, PROMOTIONS_LOCALES: 'us', PROMOBADGER_APPLICATIONS: 'us=12' }).badges?.applications,
    ).toEqual({ us: 12 })
    expect(parse({ PROMOBADGER_APPLICATIONS: undefined }).badges?.applications).toEqual({})
    expect(problemsOf({ ...engine, PROMOTIONS_LOCALES: 'en,us', PROMOBADGER_APPLICATIONS: 'us=12' })).toMatch(
      /PROMOBADGER_APPLICATIONS .*it must hold en=…/,
    )
    expect(problemsOf({ PROMOBADGER_APPLICATIONS: 'en=0,uk=1' })).toMatch(
      /PROMOBADGER_APPLICATIONS .*whole number from 1/,
    )
  })

  test.each([
    ['search', 'CONSTRUCTOR_URL', 'CONSTRUCTOR_KEYS'],
    ['badges', 'PROMOBADGER_URL', 'PROMOBADGER_PROJECT'],
    ['marketing', 'MARKETING_URL', 'MARKETING_TOKEN'],
    ['shops', 'SHOPS_URL', 'SHOPS_KEY'],
  ] as const)(
    'without its address the shop has no %s, and with it what the service needs is required',
    (part, url, needed) => {
      expect(parse({ [url]: '', [needed]: undefined })[part]).toBeNull()
      expect(parse({})[part]).not.toBeNull()
      expect(problemsOf({ [needed]: undefined })).toContain(`${url} needs it`)
    },
  )

  test('the configuration names every missing and invalid value in one error, and where to set it', () => {
    const message = problemsOf({
      BIGCOMMERCE_ACCESS_TOKEN: undefined,
      MEDIA_ACCOUNT: ' ',
      MEDIA_URL: 'http://media.example.com',
      CONSTRUCTOR_KEYS: 'uk=a',
    })
    expect(message).toContain('4 values need attention')
    expect(message).toMatch(
      /BIGCOMMERCE_ACCESS_TOKEN \(X-Auth-Token of the API account\): it is missing\..*wrangler secret put/,
    )
    expect(message).toMatch(/MEDIA_ACCOUNT .*: it is missing\..*wrangler\.toml/)
    expect(message).toMatch(/MEDIA_URL .*https/)
    expect(message).toMatch(/CONSTRUCTOR_KEYS .*eu=/)
  })

  test.each([
    ['a short key', { SESSION_KEYS: 'c2hvcnQ' }],
    ['a key that is not base64url', { SESSION_KEYS: `${key}==!` }],
    ['a short webhook secret', { WEBHOOK_SECRET: 'fifteen letters' }],
    ['a webhook secret of one character', { ORDER_WEBHOOK_SECRET: 'x'.repeat(40) }],
    ['a session key of one byte', { SESSION_KEYS: 'A'.repeat(43) }],
    ['a notification key of zeros', { ADYEN_HMAC_KEY: '0'.repeat(64) }],
    ['plain http', { BIGCOMMERCE_API_URL: 'http://api.example.com' }],
    ['another scheme', { MEDIA_URL: 'ftp://localhost' }],
    ['no place for the channel', { BIGCOMMERCE_GRAPHQL_URL: 'https://store.example.com/graphql' }],
    ['no checkout host', { CHECKOUT_HOSTS: ' , ' }],
    ['a placeholder of an environment', { PROMOBADGER_PROJECT: '{project}' }],
    ['an unknown log level', { LOG_LEVEL: 'loud' }],
  ])('the configuration refuses %s', (_what, values) => {
    expect(problemsOf(values)).toContain(Object.keys(values)[0])
  })

  test('the configuration does not repeat an invalid secret', () => {
    expect(problemsOf({ SESSION_KEYS: 'not-a-long-secret' })).not.toContain('not-a-long-secret')
  })

  test.each([
    ['SESSION_KEYS', `${key},c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE`],
    ['WEBHOOK_SECRET', 'sandbox-content-webhook-secret'],
    ['ORDER_WEBHOOK_SECRET', 'sandbox-order-webhook-secret'],
    ['SESSION_KEYS', 'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDF'],
    ['BIGCOMMERCE_ACCESS_TOKEN', 'sandbox-access-token'],
    ['MARKETING_TOKEN', 'sandbox-marketing-key'],
    ['SHOPS_KEY', 'sandbox-shops-key'],
    ['ADYEN_HMAC_KEY', '53656c766564676553616e64626f784f6e6c79466f72546869734d616368696e'],
    ['TALONONE_API_KEYS', settingByCurrency((currency) => currency, { GBP: 'sandbox-talonone-uk' })],
  ])('the configuration allows the published %s of the sandbox only on localhost', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(`- ${name} (`)
    expect(parse({ [name]: value, PUBLIC_ORIGIN: 'http://localhost:8787' }).publicOrigin).toBe('http://localhost:8787')
  })

  test.each(['https://localhost:1@shop.example', 'https://localhost.shop.example', 'https://127.0.0.1@shop.example'])(
    'the configuration does not take %s for localhost',
    (origin) => {
      expect(problemsOf({ PUBLIC_ORIGIN: origin, WEBHOOK_SECRET: 'sandbox-content-webhook-secret' })).toContain(
        '- WEBHOOK_SECRET (',
      )
    },
  )

  test('a market has a host of its own instead of a prefix', () => {
    const { sites } = parse({ MARKET_HOSTS: 'us=us.example.com, eu=www.example.ie:8443' })
    expect([sites.us.origin, sites.us.market.prefix]).toEqual(['https://us.example.com', ''])
    expect([sites.eu.origin, sites.en.origin]).toEqual(['https://www.example.ie:8443', 'https://www.example.com'])
  })

  test.each([
    ['us=www.example.com', 'a host is that of PUBLIC_ORIGIN'],
    ['us=a.example.com,eu=a.example.com', 'every host must be given once'],
    ['us=https://us.example.com', 'every value must be a host, such as www.example.ie'],
    ['en=uk.example.com', 'every name must be one of us, eu'],
  ])('the hosts %s are refused', (hosts, problem) => {
    expect(problemsOf({ MARKET_HOSTS: hosts })).toContain(problem)
  })

  test('a local PUBLIC_ORIGIN is refused where the shop is requested at another host, with real secrets too', () => {
    const env = { ...complete, ...bindings, PUBLIC_ORIGIN: 'http://localhost:8787' }
    const ask = (hostname: string) => () => refuseForeignRequest(env, { hostname })
    expect(ask('localhost')).not.toThrow()
    expect(ask('shop.example')).toThrow(/- PUBLIC_ORIGIN .*it is local, but/)
    expect(() => refuseForeignRequest({ ...complete, ...bindings }, { hostname: 'shop.example' })).not.toThrow()
  })

  test('the configuration requires the rate limits, except on localhost', () => {
    const { LIMIT_FEW: _few, LIMIT_NETWORKS: _networks, ...limited } = bindings
    const open = (origin: string) => () => parseConfiguration({ ...complete, ...limited, PUBLIC_ORIGIN: origin })
    expect(open('https://shop.example')).toThrow(/2 values need attention:\n- LIMIT_FEW .*\n- LIMIT_NETWORKS /)
    expect(open('http://localhost:8787')).not.toThrow()
  })

  test('the configuration requires a preview secret where content can be previewed, except on localhost', () => {
    const preview = { PREVIEW_DOMAINS: 'abc.staging.bigcontent.io' }
    expect(problemsOf(preview)).toContain('- PREVIEW_SECRET (')
    expect(parse({ ...preview, PREVIEW_SECRET: key }).preview.key).toBe(key)
    expect(parse({ ...preview, PUBLIC_ORIGIN: 'http://localhost:8787' }).preview.key).toBeNull()
  })

  test('the configuration allows the block gallery only on localhost, where it is off by default', () => {
    expect(problemsOf({ BLOCK_GALLERY: 'on' })).toContain('- BLOCK_GALLERY (')
    expect(parse({}).isGalleryOn).toBe(false)
    expect(parse({ BLOCK_GALLERY: 'on', PUBLIC_ORIGIN: 'http://localhost:8787' }).isGalleryOn).toBe(true)
  })

  test('the configuration sends copies to the operations page only on localhost', () => {
    const page = { OPERATIONS_PAGE_URL: 'http://localhost:8788/control/operations' }
    expect(problemsOf(page)).toContain('- OPERATIONS_PAGE_URL (')
    expect(parse({}).operationsPageUrl).toBeNull()
    expect(parse({ ...page, PUBLIC_ORIGIN: 'http://localhost:8787' }).operationsPageUrl).toBe(page.OPERATIONS_PAGE_URL)
  })

  test('the configuration takes paths and safe URLs as link targets in every market [D-135]', () => {
    const links = (changed: Record<string, string>) => settingByMarket(() => '/help', { changed })
    expect(parse({ HELP_LINKS: links({ us: 'https://help.example.com' }) }).helpLinks?.us).toBe(
      'https://help.example.com',
    )
    expect(parse({}).appLinks).toBeNull()
    for (const wrong of ['en=/help', links({ en: '//evil.example' }), links({ en: 'javascript:alert(1)' })])
      expect(problemsOf({ HELP_LINKS: wrong })).toContain('HELP_LINKS')
  })

  test('the configuration takes delivery terms by market: amounts, days, and methods with their days and prices [DATE-01]', () => {
    const methods = 'en=standard 3-5 3.95; next-day 1-1 7.95,eu=express 10-14 12.00'
    const delivery = { FREE_DELIVERY_FROM: 'en=60,us=120', DELIVERY_METHODS: methods, RETURN_DAYS: 'en=28' }
    expect(parse(delivery).delivery).toMatchObject({
      freeFrom: { en: 60, us: 120 },
      methods: {
        en: [
          { kind: 'standard', days: { first: 3, last: 5 }, cost: 395 },
          { kind: 'next-day', days: { first: 1, last: 1 }, cost: 795 },
        ],
        eu: [{ kind: 'express', days: { first: 10, last: 14 }, cost: 1200 }],
      },
      returnDays: { en: 28 },
    })
    expect(parse({}).delivery).toEqual({ freeFrom: {}, methods: {}, returnDays: {}, cutOff: {}, holidays: {} })
    const wrongMethods = [
      'en=standard 5-3 3.95',
      'en=standard 3 3.95',
      'en=standard 3-5',
      'en=standard 3-5 £3.95',
      'en=slow 3-5 3.95',
      'en=standard 3-5 3.95;standard 1-2 5.95',
      'de=standard 3-5 3.95',
    ]
    for (const wrong of wrongMethods) expect(problemsOf({ DELIVERY_METHODS: wrong })).toContain('DELIVERY_METHODS')
  })

  test('the configuration takes the time and the days on which orders leave by market', () => {
    const dispatch = { DISPATCH_CUT_OFF: 'en=14:30 Europe/London', DISPATCH_HOLIDAYS: 'en=2026-12-25 2026-12-28' }
    expect(parse(dispatch).delivery).toMatchObject({
      cutOff: { en: { cutOff: 870, timeZone: 'Europe/London' } },
      holidays: { en: ['2026-12-25', '2026-12-28'] },
    })
    for (const wrong of ['en=24:00 Europe/London', 'en=14:00', 'en=14:00 Europe/Nowhere', 'en=2pm Europe/London'])
      expect(problemsOf({ DISPATCH_CUT_OFF: wrong })).toContain('DISPATCH_CUT_OFF')
    for (const wrong of ['en=25/12/2026', 'en=2026-12-25;2026-12-26', 'en=2026-13-01'])
      expect(problemsOf({ DISPATCH_HOLIDAYS: wrong })).toContain('DISPATCH_HOLIDAYS')
  })

  test('the channels of the markets are a setting, with the ids of the specification as default [NET-16]', () => {
    expect(parse({}).bigCommerce.channelIds).toEqual(channelIds)
    expect(channelIds).toMatchObject({ en: 1406818, us: 1421371, eu: 1407345 })
    const others = byMarket((_market, index) => 2 + index)
    expect(parse({ CHANNEL_IDS: settingByMarket(({ code }) => others[code]) }).bigCommerce.channelIds).toEqual(others)
    const setting = (changed: Record<string, string>) => settingByMarket(({ code }) => others[code], { changed })
    for (const wrong of ['en=2,us=3', setting({ us: '2' }), setting({ eu: '0' }), setting({ eu: 'x' })])
      expect(problemsOf({ CHANNEL_IDS: wrong })).toContain('- CHANNEL_IDS (')
  })

  test('the configuration is parsed once for the bindings', () => {
    const env = { ...complete, ...bindings } as Env
    expect(parseConfiguration(env)).toBe(parseConfiguration(env))
  })

  test('the configuration stores the profile cart in the field Cart ID by default [BAG-51, CONST-02]', () => {
    expect(parse({}).bigCommerce.cartField).toBe('Cart ID')
    expect(parse({ CUSTOMER_CART_FIELD: 'Basket' }).bigCommerce.cartField).toBe('Basket')
    expect(problemsOf({ BIGCOMMERCE_CLIENT_SECRET: 'sandbox-client-secret-for-this-machine-only' })).toContain(
      'is public in the repository',
    )
  })
})

test.each([
  'CLICK & COLLECT',
  'Click and Collect, Bath',
  'Click+Collect',
  'Parcel Shop, 2 days',
  'ParcelShop by courier',
])('wallets leave out the delivery option %j unless the settings say otherwise [PAY-18]', (description) => {
  const { shippingNames: names } = parse({})
  const standard = { description: 'Standard delivery', isPickUp: false }
  const options = [standard, { description, isPickUp: false }]
  const delivery = { fastDelivery: 'from-warehouse', country: 'GB', hasWarehouseStock: true, names } as const
  expect(walletOptions(options, delivery)).toEqual([standard])
})
