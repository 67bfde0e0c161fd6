import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPorts } from '../lib/ports.ts'
import { registerAtSandbox } from '../lib/shop.ts'
import { serveSandbox } from '../test/serve-sandbox.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { readSettings } from './read-settings.ts'
import { createRedact } from './redact.ts'
import { toText } from './report.ts'
import { settingFindings } from './setting-findings.ts'
import { tokenFinding } from './token-finding.ts'
import { everyMarket, isInDefaultLanguage, type Market, markets } from '#shared/markets.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'
import { bySearchIndex, settingByCurrency, settingByMarket } from '#shared/test/by-market.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { type Setting, type SettingName, settings } from '#worker/configuration/settings.ts'

/** The sandbox's keys are the names of its indexes. */
const indexOf = ({ searchIndex }: Market) => searchIndex
const embedded = readSettings(undefined).standIn
const env: SettingTexts = { ...embedded, EXPRESS_WALLET_LOCALES: Object.keys(markets).join(',') }
let sandbox = ''
let stop: () => void

beforeAll(async () => {
  const served = await serveSandbox()
  sandbox = new URL(served.origin).host
  stop = served.stop
  env.CHECKOUT_HOSTS = `${embedded.CHECKOUT_HOSTS},${sandbox}`
  const atSandbox = Object.entries(embedded).map(([name, value]) => [name, toSandbox(value)])
  await registerAtSandbox(Object.fromEntries(atSandbox), new URL('http://localhost:8787'))
}, 120_000)

afterAll(() => stop())

/** The embedded settings name the default port of the sandbox, and this run serves it on another. */
function toSandbox(address: string): string {
  return address.replaceAll(`localhost:${defaultPorts.sandbox}`, sandbox)
}

type Answer = (url: URL) => Response | undefined

async function findingsOf(changes: SettingTexts, answer?: Answer): Promise<Finding[]> {
  return examine({
    env: { ...env, ...changes },
    standIn: embedded,
    upstream: {
      fetch: async (input, init) => answer?.(new URL(input)) ?? fetchOnce(input, init),
      retryDelayMs: () => 0,
    },
  })
}

const bodies = new Map<string, Promise<[ArrayBuffer, ResponseInit]>>()

/** The sandbox's response, kept: the doctor leaves nothing behind, and most requests are the same in all tests. */
async function fetchOnce(input: string, init: RequestInit): Promise<Response> {
  const key = JSON.stringify([input, init.method, [...new Headers(init.headers)], init.body, init.redirect])
  const sent = bodies.get(key) ?? send(input, init)
  bodies.set(key, sent)
  const [body, response] = await sent
  return new Response(body.byteLength > 0 ? body : null, response)
}

async function send(input: string, init: RequestInit): Promise<[ArrayBuffer, ResponseInit]> {
  const response = await fetch(toSandbox(input), { ...init, headers: { ...init.headers, connection: 'close' } })
  const { status, headers } = response
  return [await response.arrayBuffer(), { status, headers }]
}

function problemsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ state }) => state === 'problem')
}

test('the doctor finds no problem in the embedded set-up, and every setting is in a check or needs none', async () => {
  const findings = await findingsOf({})
  expect(problemsOf(findings)).toEqual([])
  expect(findings.filter(({ state }) => state === 'ok').length).toBeGreaterThan(50)
})

test('the doctor warns of pods that know no item of the index, and not of the embedded ones', async () => {
  const podsOf = (findings: readonly Finding[]) =>
    findings.filter(({ check, state }) => check.startsWith('search pod') && state === 'warning')
  expect(podsOf(await findingsOf({}))).toEqual([])
  const findings = await findingsOf({}, ({ pathname }) =>
    pathname.includes('/recommendations/')
      ? Response.json({ response: { results: [], total_num_results: 0 } })
      : undefined,
  )
  expect(podsOf(findings)).toHaveLength(2 * everyMarket.length)
  expect(podsOf(findings)[0]?.what).toMatch(/recommends nothing for the item \S+-\S+/)
})

test('the doctor warns of a language without a search index, and the embedded set-up has one for each [D-340]', async () => {
  const warningsOf = (findings: readonly Finding[]) =>
    findings.filter(({ check, state }) => check.startsWith('search index') && state === 'warning')
  expect(warningsOf(await findingsOf({}))).toEqual([])
  expect(warningsOf(await findingsOf({ CONSTRUCTOR_KEYS: settingByMarket(indexOf, bySearchIndex) }))).toMatchObject(
    everyMarket
      .filter((market) => !isInDefaultLanguage(market))
      .map(({ searchIndex }) => ({ settings: ['CONSTRUCTOR_KEYS'], what: `there is no key for ${searchIndex}` })),
  )
})

test('the doctor accepts the address of a site without the path of its market, as the platform has it', async () => {
  const data = { url: 'http://localhost:8787', urls: [] }
  const findings = await findingsOf({}, ({ pathname }) =>
    pathname.endsWith('/channels/1421371/site') ? Response.json({ data }) : undefined,
  )
  expect(problemsOf(findings)).toEqual([])
})

test.each([
  ['2026-02-01', 'ok', undefined],
  ['2026-01-20', 'warning', 'it expires on 2026-01-20'],
  ['2025-12-31', 'problem', 'it expired on 2025-12-31'],
  [null, 'unchecked', 'the token does not say when it expires'],
])('the doctor says on 1 January 2026 of a storefront token that expires on %s: %s', (expiry, state, what) => {
  // The claims that the platform's tokens have.
  const claims = { cid: [1], cors: [], iat: 1, iss: 'BC', sid: 1, sub: 'x', sub_type: 2, token_type: 1 }
  const eat = expiry === null ? {} : { eat: Date.parse(expiry) / 1000 }
  const token = ['{}', JSON.stringify({ ...claims, ...eat }), 'signature'].map((part) => btoa(part)).join('.')
  const [finding] = tokenFinding({ BIGCOMMERCE_STOREFRONT_TOKEN: token }, Date.parse('2026-01-01'))
  expect([finding?.state, finding?.what]).toEqual([state, what])
})

const url = 'http://localhost:1'
const mistyped: [SettingName, string, RegExp][] = [
  [
    'BIGCOMMERCE_API_URL',
    'http://localhost:8788/bigcommerce/stores/another',
    /refuses BIGCOMMERCE_ACCESS_TOKEN for the store/,
  ],
  ['BIGCOMMERCE_API_URL', url, /cannot be reached/],
  ['BIGCOMMERCE_GRAPHQL_URL', `${url}/{channelId}`, /cannot be reached/],
  ['BIGCOMMERCE_GRAPHQL_URL', 'http://localhost:8788/bigcommerce/store-sandbox-1{channelId}/graphql', /./],
  ['BIGCOMMERCE_ACCESS_TOKEN', 'mistyped-access-token', /refuses BIGCOMMERCE_ACCESS_TOKEN/],
  ['BIGCOMMERCE_STOREFRONT_TOKEN', 'mistyped-storefront-token', /refuses the token/],
  ['BIGCOMMERCE_CLIENT_ID', 'mistyped-client', /BIGCOMMERCE_CLIENT_ID is not the client id/],
  ['BIGCOMMERCE_LOGIN_URL', 'https://elsewhere.example/login', /CHECKOUT_HOSTS lacks elsewhere\.example/],
  ['CHECKOUT_HOSTS', 'elsewhere.example', /not in CHECKOUT_HOSTS/],
  ['CUSTOMER_CART_FIELD', 'Cart Idd', /no field Cart Idd/],
  ['PUBLIC_ORIGIN', 'http://localhost:9999', /its address is http:\/\/localhost:8787, not http:\/\/localhost:9999/],
  ['PUBLIC_ORIGIN', 'http://localhost:9999', /confirmation script is .*8787\/checkout-return\.js\?market=%2Fus, not /],
  ['ORDER_WEBHOOK_SECRET', 'mistyped-webhook-secret', /another secret than ORDER_WEBHOOK_SECRET/],
  ['AMPLIENCE_CONTENT_URL', url, /cannot be reached/],
  ['PREVIEW_DOMAINS', 'hub.elsewhere.example', /does not end with/],
  ['MEDIA_URL', url, /fetch failed|cannot be reached/],
  ['CONSTRUCTOR_URL', url, /cannot be reached/],
  [
    'CONSTRUCTOR_KEYS',
    settingByMarket(indexOf, { ...bySearchIndex, changed: { uk: 'mistyped' } }),
    /does not know what was requested/,
  ],
  [
    'CONSTRUCTOR_PODS',
    'recommendation=mistyped,complete-the-look=complete-the-look',
    /does not know what was requested/,
  ],
  ['PROMOBADGER_URL', url, /cannot be reached/],
  ['PROMOBADGER_PROJECT', 'selvege', /does not know what was requested/],
  ['TALONONE_URL', url, /cannot be reached/],
  [
    'TALONONE_API_KEYS',
    String(embedded.TALONONE_API_KEYS).replace(/GBP=[^,]*/, 'GBP=mistyped-key'),
    /refuses the token or key/,
  ],
  ['ADYEN_URL', url, /cannot be reached/],
  ['ADYEN_API_KEY', 'mistyped-adyen-key', /refuses the token or key/],
  ['ADYEN_MERCHANT_ACCOUNT', 'SelvegeECOM', /refuses the token or key, or the account lacks/],
  ['MARKETING_URL', url, /cannot be reached/],
  ['MARKETING_TOKEN', 'mistyped-marketing', /refuses the token or key/],
  ['SHOPS_URL', url, /cannot be reached/],
  ['SHOPS_KEY', 'mistyped-shops', /refuses the token or key/],
  ['SHOPS_LOCALES', 'en,us', /the market has no shop/],
  ['GOOGLE_PAY_ENVIRONMENT', 'PRODUCTION', /ADYEN_URL is a test address and GOOGLE_PAY_ENVIRONMENT is PRODUCTION/],
  ['FIT_SCRIPT_URL', 'http://localhost:8788/scripts/fitt.js', /not a script \(status 404/],
  ['PERSONALISATION_SCRIPT_URLS', 'en=http://localhost:8788/scripts/none.js', /not a script \(status 404/],
]

test('a failure of the commerce platform is not blamed on the service that a check compares it with', async () => {
  const findings = await findingsOf({ CHANNEL_IDS: settingByMarket((_market, index) => 11 + index) })
  const stateOf = (name: string) => findings.find(({ check }) => check === name)?.state
  expect([stateOf('commerce categories of en'), stateOf('media account')]).toEqual(['problem', 'unchecked'])
  expect(stateOf('search prices of us')).toBe('unchecked')
})

describe('a mistyped value', () => {
  test.each(mistyped)('the doctor names %s if it is %s', async (name, value, what) => {
    const problems = problemsOf(await findingsOf({ [name]: value }))
    const named = problems.filter((problem) => problem.settings.includes(name))
    expect(named.map((problem) => problem.what).join('\n')).toMatch(what)
    for (const { why, fix } of problems) expect([why, fix]).toEqual([expect.any(String), expect.any(String)])
  })
})

describe('a value that is missing, malformed or in the wrong place', () => {
  const required = (Object.entries<Setting>(settings) as [SettingName, Setting][]).filter(
    ([name]) => embedded[name] !== undefined,
  )

  test('the doctor names each missing setting, one by one, and checks the rest', async () => {
    const missing = required.filter(([name]) => ['MEDIA_ACCOUNT', 'MARKETING_TOKEN', 'SESSION_KEYS'].includes(name))
    const findings = await findingsOf(Object.fromEntries(missing.map(([name]) => [name, ''])))
    expect(problemsOf(findings).map(({ check, what }) => [check, what])).toEqual(
      missing.map(([name]) => [
        `setting ${name}`,
        name === 'MARKETING_TOKEN' ? 'it is missing although MARKETING_URL needs it' : 'it is missing',
      ]),
    )
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'marketing token',
        state: 'unchecked',
        what: 'not checked, because of MARKETING_TOKEN',
      }),
    )
  })

  test('the doctor leaves out the checks of services whose addresses are left out', async () => {
    const findings = await findingsOf({
      CONSTRUCTOR_URL: '',
      PROMOBADGER_URL: '',
      MARKETING_URL: '',
      MARKETING_TOKEN: '',
      SHOPS_URL: '',
      SHOPS_KEY: '',
      EXPRESS_WALLET_LOCALES: '',
      UCP_PAYMENTS: '',
    })
    expect(problemsOf(findings)).toEqual([])
    expect(findings.filter(({ check }) => /^(?:search|badges|marketing|shops) |-pay\.js$/.test(check))).toEqual([])
  })

  test('settings of the merchant’s own systems are no problem, and their values are never shown', async () => {
    const own = { OWN_ERP_URL: 'https://erp.example', OWN_ERP_KEY: 'a-key-of-the-erp' } as SettingTexts
    expect(settingFindings({ ...env, ...own })).toEqual(settingFindings(env))
    expect(createRedact({ ...env, ...own })('refused: a-key-of-the-erp')).toBe('refused: [secret]')
  })

  test.each<[string, SettingTexts, RegExp]>([
    ['a URL without a scheme', { MEDIA_URL: 'media.example.com' }, /it must be an https address/],
    ['a short key', { SESSION_KEYS: 'c2hvcnQ' }, /at least 32 bytes/],
    ['a key that is not hexadecimal', { ADYEN_HMAC_KEY: 'not-hexadecimal-but-secret' }, /64 hexadecimal digits/],
    ['a list without a market', { CONSTRUCTOR_KEYS: 'uk=uk' }, /it must hold uk=…,us=…,/],
    ['a placeholder', { MEDIA_ACCOUNT: '{account}' }, /placeholder \{account\}/],
    ['a name that no setting has', { MEDIA_ACOUNT: 'selvedge' } as SettingTexts, /no setting of this name/],
    [
      'one key for two markets',
      { TALONONE_API_KEYS: settingByCurrency((currency) => currency, { GBP: 'same-key', USD: 'same-key' }) },
      /two markets have the same value/,
    ],
    [
      'one search index for two markets',
      { CONSTRUCTOR_KEYS: settingByMarket(indexOf, { ...bySearchIndex, changed: { us: 'uk' } }) },
      /two markets have the same value/,
    ],
    [
      'one badge application for two markets',
      { PROMOBADGER_APPLICATIONS: settingByMarket((_market, index) => index, { changed: { us: 0 } }) },
      /two markets have the same value/,
    ],
    [
      'one secret for two purposes',
      { WEBHOOK_SECRET: 'one-secret', ORDER_WEBHOOK_SECRET: 'one-secret' },
      /both have the same value/,
    ],
    [
      'two tokens that are swapped',
      { BIGCOMMERCE_ACCESS_TOKEN: 'sandbox-storefront-token', BIGCOMMERCE_STOREFRONT_TOKEN: 'sandbox-access-token' },
      /BIGCOMMERCE_ACCESS_TOKEN and BIGCOMMERCE_STOREFRONT_TOKEN are swapped/,
    ],
    [
      'two addresses that are swapped',
      { AMPLIENCE_CONTENT_URL: embedded.MEDIA_URL ?? '', MEDIA_URL: embedded.AMPLIENCE_CONTENT_URL ?? '' },
      /AMPLIENCE_CONTENT_URL and MEDIA_URL are swapped/,
    ],
    [
      'two search indexes that are swapped',
      { CONSTRUCTOR_KEYS: settingByMarket(indexOf, { ...bySearchIndex, changed: { uk: 'us', us: 'uk' } }) },
      /none of \d+ prices is the platform's/,
    ],
  ])('the doctor recognises %s', async (_what, changes, problem) => {
    expect(
      problemsOf(await findingsOf(changes))
        .map(({ what }) => what)
        .join('\n'),
    ).toMatch(problem)
  })
})

test('the doctor names one channel of two markets, and checks the rest', async () => {
  const wrong = { CHANNEL_IDS: settingByMarket(() => 7) }
  const findings = await examine({
    env: { ...env, ...wrong },
    standIn: { ...embedded, ...wrong },
    upstream: { fetch: fetchOnce },
  })
  expect(problemsOf(findings).map(({ check, what }) => [check, what])).toEqual([
    ['setting CHANNEL_IDS', 'every id must be given once'],
  ])
})

test('the doctor names the currency that the catalogue of a market refuses', async () => {
  const findings = await examine({
    env,
    standIn: embedded,
    upstream: {
      retryDelayMs: () => 0,
      fetch: async (input, init) => {
        const body = typeof init.body === 'string' ? init.body : ''
        return body.includes('"USD"') && body.includes('query Listing')
          ? Response.json({ errors: [{ message: 'The currency is not available.' }] })
          : fetchOnce(input, init)
      },
    },
  })
  expect(problemsOf(findings).map(({ check }) => check)).toEqual(['commerce listing of us in USD'])
})

test('the doctor of a shop without promotions and without e-mail marketing does not warn about reports of the platform', async () => {
  const about = async (changes: SettingTexts) =>
    (await findingsOf({ ORDER_WEBHOOK_SECRET: '', ...changes }))
      .filter(({ state, settings: names }) => state === 'warning' && names.includes('ORDER_WEBHOOK_SECRET'))
      .map(({ check }) => check)
  const withoutMarketing = { MARKETING_URL: '', MARKETING_TOKEN: '' }
  expect(await about({ PROMOTIONS_LOCALES: '', ...withoutMarketing })).toEqual([])
  const ofStock = stockWebhook.scopes.map((scope) => `commerce webhook ${scope}`)
  expect(await about({ PROMOTIONS_LOCALES: '' })).toEqual(['secret ORDER_WEBHOOK_SECRET', ...ofStock])
  expect(await about(withoutMarketing)).not.toContain(ofStock[0])
  expect(await about({})).toContain('secret ORDER_WEBHOOK_SECRET')
})

describe('a service that is set up differently', () => {
  const json = (body: unknown, status = 200) => Response.json(body, { status })
  test.each<[string, Answer, RegExp]>([
    [
      'a missing scope',
      ({ pathname }) =>
        pathname.includes('/v3/inventory') ? json({ status: 403, title: 'Missing scope' }, 403) : undefined,
      /the API account lacks the scope store_inventory_read_only/,
    ],
    [
      'a picture account that does not exist',
      ({ pathname }) => (/\/[is]\/selvedge\//.test(pathname) ? new Response(null, { status: 404 }) : undefined),
      /selvedge\/.* is not a picture \(status 404/,
    ],
    [
      'a channel in another currency',
      ({ pathname, search }) =>
        pathname.endsWith('/channels/1421371') && search.includes('currencies')
          ? json({ data: { currencies: { default_currency: 'GBP', enabled_currencies: ['GBP'] } } })
          : undefined,
      /channel 1421371 of Selvedge sells in GBP, not in USD/,
    ],
    [
      'a channel that does not let customers log in',
      ({ pathname }) =>
        pathname.endsWith('/customers/settings/channels/1421371')
          ? json({ data: { allow_global_logins: false } })
          : undefined,
      /channel 1421371 does not allow the customers of all markets to log in/,
    ],
    [
      'a checkout that does not lead back to the shop',
      ({ pathname }) => (pathname.includes('/checkouts/settings/') ? json({ data: {} }) : undefined),
      /its confirmation script is not set, not http:\/\/localhost:8787\/checkout-return\.js/,
    ],
    [
      'a webhook that is deactivated',
      ({ pathname }) =>
        pathname.endsWith('/v3/hooks')
          ? json({
              data: ['store/order/created', 'store/order/statusUpdated'].map((scope) => ({
                scope,
                destination: 'http://localhost:8787/hooks/orders',
                is_active: scope === 'store/order/created',
              })),
            })
          : undefined,
      /deactivated the webhook store\/order\/statusUpdated/,
    ],
    [
      'a webhook that was never registered',
      ({ pathname }) => (pathname.endsWith('/v3/hooks') ? json({ data: [] }) : undefined),
      /no webhook reports/,
    ],
    [
      'a promotions engine without the attributes of cart items [PROMO-17]',
      ({ pathname, search }) =>
        pathname.endsWith('/customer_sessions/doctor') && search === '?dry=true'
          ? json({ message: 'The submitted data was invalid', errors: [] }, 400)
          : undefined,
      /lacks product_id or tmp_variant_id of cart items/,
    ],
    [
      'content of a type that the shop does not know',
      ({ pathname }) =>
        pathname.endsWith('/content/fetch')
          ? json({
              responses: Array.from({ length: 10 }, () => ({
                content: { _meta: { schema: 'https://other.example/hero' } },
              })),
            })
          : undefined,
      /content types that the shop does not know: https:\/\/other\.example\/hero/,
    ],
    [
      'an automatic promotion of the platform in a market of the engine [BAG-30] [PROMO-37] [D-172]',
      ({ pathname }) =>
        pathname.endsWith('/v3/promotions')
          ? json({
              data: [
                { name: 'Ten off', channels: [{ id: 1406818 }] },
                { name: 'Elsewhere', channels: [{ id: 5 }] },
              ],
            })
          : undefined,
      /the platform has automatic promotions: Ten off$/,
    ],
    [
      'content that is missing in a market',
      ({ pathname }) =>
        pathname.endsWith('/content/fetch')
          ? json({ responses: Array.from({ length: 10 }, () => ({ error: { type: 'CONTENT_NOT_FOUND' } })) })
          : undefined,
      /no published item us\/home, us\/desktop-navigation, us\/mobile-navigation, us\/app-header/,
    ],
  ])('the doctor recognises %s', async (_what, answer, problem) => {
    expect(
      problemsOf(await findingsOf({}, answer))
        .map(({ what }) => what)
        .join('\n'),
    ).toMatch(problem)
  })
})

test('the doctor refuses test payments in production, and addresses of this machine in every environment', () => {
  const payments = { EXPRESS_WALLET_LOCALES: 'en', ADYEN_URL: 'https://checkout-test.adyen.com/v71' }
  const problems = (changes: SettingTexts, environment?: string) =>
    problemsOf(settingFindings({ ...payments, ...changes }, environment)).map(({ check, what }) => `${check}: ${what}`)
  expect(problems({}, 'staging')).toEqual([])
  expect(problems({}, 'production')).toEqual([
    'setting ADYEN_URL: it is that of test payments',
    'setting GOOGLE_PAY_ENVIRONMENT: it is that of test payments',
  ])
  const local = { MEDIA_URL: 'http://localhost:8788/media' }
  expect(problems(local, 'staging')).toEqual(['setting MEDIA_URL: it is an address of this machine'])
  expect(problems(local)).toEqual([])
})

test.each([
  [{ UCP: 'catalog' }, []],
  [{ UCP: 'checkout' }, ['ok: off']],
  [
    {
      UCP: 'checkout',
      UCP_PAYMENTS: 'on',
      EXPRESS_WALLET_LOCALES: 'en',
      GOOGLE_PAY_SCRIPT_URL: 'https://pay.example/a.js',
    },
    ['ok: on, with Google Pay'],
  ],
  [
    { UCP: 'cart', UCP_PAYMENTS: 'on' },
    ['problem: they are on, without checkout in UCP, EXPRESS_WALLET_LOCALES, GOOGLE_PAY_SCRIPT_URL'],
  ],
])('the doctor says whether assistants may pay: with %j it says %j [UCP-45]', (values: SettingTexts, said) => {
  const own = settingFindings(values).filter(({ check }) => check === 'payments by assistants')
  expect(own.map(({ state, what }) => `${state}: ${what}`)).toEqual(said)
})

test('the doctor names a KV namespace without an id, and one id of two namespaces', async () => {
  const { namespaces } = readSettings('staging')
  const standIn = embedded
  const checksOf = async (given: typeof namespaces) =>
    problemsOf(await examine({ env: {}, standIn, namespaces: given })).filter(({ check }) => check.startsWith('KV'))
  expect((await checksOf(namespaces)).map(({ check }) => check)).toEqual([
    'KV namespace CONTENT',
    'KV namespace SESSIONS',
  ])
  const equal = namespaces.map(({ binding }) => ({ binding, id: 'same' }))
  expect((await checksOf(equal)).map(({ what }) => what)).toEqual(['its id same is also that of another binding'])
})

test('no output of the doctor has the value of a secret, whatever the services respond', async () => {
  const secrets = (Object.entries<Setting>(settings) as [SettingName, Setting][]).filter(([, { isSecret }]) => isSecret)
  const changes: SettingTexts = Object.fromEntries(secrets.map(([name]) => [name, `leaked-${name.toLowerCase()}`]))
  let all = ''
  const answers: (Answer | undefined)[] = [
    undefined,
    () => Response.json({ title: all, errors: [{ message: all }], message: all }, { status: 400 }),
    () => Response.json({ errors: [{ message: all }], data: all }),
    () => {
      throw new Error(`connect ${all}`)
    },
  ]
  for (const answer of answers)
    for (const values of [
      changes,
      {
        ...changes,
        SESSION_KEYS: env.SESSION_KEYS ?? '',
        TALONONE_API_KEYS: settingByCurrency((currency) => `leaked-${currency}`),
      },
    ]) {
      all = Object.values(values)
        .flatMap((value) => value.split(/[,=]/))
        .filter((part) => part.startsWith('leaked-'))
        .join(' ')
      const findings = await findingsOf(values, answer)
      expect(toText(findings) + JSON.stringify(findings)).not.toMatch(/leaked-/)
      expect(problemsOf(findings)).not.toEqual([])
    }
})

test.each([
  ['503 while it is made', () => new Response(null, { status: 503 }), 'warning', 'is not made yet'],
  ['404', () => new Response(null, { status: 404 }), 'warning', 'does not respond'],
  ['an old one', () => feedResponse(61, 9), 'warning', '61 minutes old, 9 items'],
  ['one without items', () => feedResponse(3, 0), 'warning', '3 minutes old, 0 items'],
  ['one of another program', () => new Response(null), 'warning', 'NaN minutes old'],
  ['a new one', () => feedResponse(3, 9), 'ok', '3 minutes old, 9 items'],
] as const)('the doctor says of a product feed that answers with %s what it is [FEED-09]', async (...given) => {
  const [, response, state, what] = given
  const findings = await findingsOf({}, ({ pathname }) => (pathname.startsWith('/feeds/') ? response() : undefined))
  const feeds = findings.filter(({ check }) => check.startsWith('shop feed'))
  expect(feeds.map(({ check }) => check)).toEqual(['en', 'us', 'eu', 'eu-de'].map((name) => `shop feed ${name}`))
  for (const finding of feeds) {
    expect(finding.state).toBe(state)
    expect(finding.what).toContain(what)
  }
})

test('the doctor asks for no product feed of a shop without them [FEED-09]', async () => {
  const findings = await findingsOf({ PRODUCT_FEEDS: 'off' })
  expect(findings.filter(({ check }) => check.startsWith('shop feed'))).toEqual([])
})

function feedResponse(minutes: number, items: number): Response {
  const checked = new Date(Date.now() - minutes * 60_000).toISOString()
  return new Response(null, { headers: { 'x-feed-items': String(items), 'x-feed-checked': checked } })
}
