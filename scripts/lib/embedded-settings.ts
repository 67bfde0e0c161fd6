import type { MarketShape } from '#shared/market-shape.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeBase } from '#shared/merchant.ts'

/*
 * The settings of the storefront beside the embedded sandbox, for any table of markets. A merchant replaces some in
 * `wrangler.toml`.
 */

type Table = Readonly<Record<string, MarketShape>>
type ByMarket = Readonly<Record<string, string>> & { others: string }

const sandbox = 'http://localhost:8788'

const fixed = {
  PUBLIC_ORIGIN: 'http://localhost:8787',
  LOG_LEVEL: 'info',
  OPERATIONS_PAGE_URL: `${sandbox}/control/operations`,
  BROWSER_REPORTS_SHARE: '1',
  BIGCOMMERCE_API_URL: `${sandbox}/bigcommerce/stores/sandbox`,
  BIGCOMMERCE_GRAPHQL_URL: `${sandbox}/bigcommerce/store-sandbox-{channelId}/graphql`,
  BIGCOMMERCE_ACCESS_TOKEN: 'sandbox-access-token',
  BIGCOMMERCE_STOREFRONT_TOKEN: 'sandbox-storefront-token',
  BIGCOMMERCE_CLIENT_ID: 'sandbox-client-id',
  BIGCOMMERCE_CLIENT_SECRET: 'sandbox-client-secret-for-this-machine-only',
  BIGCOMMERCE_LOGIN_URL: `${sandbox}/bigcommerce/login/token`,
  CHECKOUT_HOSTS: 'localhost:8788',
  AMPLIENCE_CONTENT_URL: `${sandbox}/amplience`,
  AMPLIENCE_STAGING_URL: `${sandbox}/amplience-staging/{domain}`,
  AMPLIENCE_VIRTUAL_STAGING_URL: `${sandbox}/amplience-virtual-staging`,
  PREVIEW_DOMAINS: 'sandbox.staging.bigcontent.io',
  CONTENT_APP_ORIGINS: sandbox,
  WEBHOOK_SECRET: 'sandbox-content-webhook-secret',
  ORDER_WEBHOOK_SECRET: 'sandbox-order-webhook-secret',
  MEDIA_URL: `${sandbox}/media`,
  MEDIA_ACCOUNT: 'selvedge',
  // Third-party scripts, which load after the visitor has agreed (docs/third-party-scripts.md). With
  // CONSENT_SCRIPT_URL = 'http://localhost:8788/scripts/consent.js' a consent service asks, instead of the shop's banner.
  TAG_MANAGER_SCRIPT_URL: `${sandbox}/scripts/tag-manager.js`,
  CUSTOMER_DATA_SCRIPT_URL: `${sandbox}/scripts/customer-data.js`,
  RECOMMENDATIONS_SCRIPT_URL: `${sandbox}/scripts/recommendations.js`,
  FIT_SCRIPT_URL: `${sandbox}/scripts/fit.js`,
  // The shop shows the platform's own reviews. With RATINGS_SCRIPT_URL = 'http://localhost:8788/scripts/ratings.js' the
  // widget of a ratings service has their place.
  REVIEWS: 'on',
  GIFT_CERTIFICATES: 'on',
  PRESENTS: 'on',
  PRESENT_WRAPS: 'Meadow,Harbour,Herbarium',
  // What assistants may use (docs/assistants.md).
  UCP: 'catalog,mcp,permalink,cart,checkout',
  UCP_PAYMENTS: 'on',
  PRODUCT_FEEDS: 'on',
  LIVE_SHOPPING_SCRIPT_URL: `${sandbox}/scripts/live-shopping.js`,
  CONSTRUCTOR_URL: `${sandbox}/constructor`,
  MARKETING_URL: `${sandbox}/marketing`,
  MARKETING_TOKEN: 'sandbox-marketing-key',
  SHOPS_KEY: 'sandbox-shops-key',
  PROMOBADGER_URL: `${sandbox}/promobadger`,
  PROMOBADGER_PROJECT: 'selvedge',
  ADYEN_URL: `${sandbox}/adyen/v71`,
  ADYEN_MERCHANT_ACCOUNT: 'SelvedgeECOM',
  ADYEN_API_KEY: 'sandbox-adyen-key',
  ADYEN_HMAC_KEY: '53656C766564676553616E64626F784F6E6C79466F72546869734D616368696E',
  // The sandbox's stand-ins for the wallets' browser interfaces (docs/payments.md).
  APPLE_PAY_SCRIPT_URL: `${sandbox}/scripts/apple-pay.js`,
  GOOGLE_PAY_SCRIPT_URL: `${sandbox}/scripts/google-pay.js`,
  TALONONE_URL: `${sandbox}/talonone`,
  SESSION_KEYS: 'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE',
} as const

const seller = 'Loom Street Ltd;4 Loom Street;Stroud GL5 1AA;United Kingdom'
const holidays = '2026-12-25 2026-12-28 2027-01-01'

/** Where the demonstration's markets differ. */
const values = {
  FREE_DELIVERY_FROM: { en: '60', us: '120', eu: '90', others: '100' },
  DELIVERY_METHODS: {
    en: 'standard 3-5 3.95;express 1-2 5.95;next-day 1-1 7.95',
    us: 'standard 6-10 9.95;express 2-4 19.95',
    eu: 'standard 4-7 6.95;express 2-3 12.95',
    others: 'standard 5-9 9.95',
  },
  RETURNS_ADDRESS: { en: 'returns@shop.example', others: 'returns.{market}@shop.example' },
  INVOICE_SELLERS: {
    en: `${seller};VAT GB 000 0000 00`,
    eu: 'Loom Street Ireland Ltd;8 Weaver Quay;Dublin D01 X0X0;Ireland;VAT IE 0000000AA',
    others: seller,
  },
  DISPATCH_CUT_OFF: { others: '14:00 Europe/London' },
  DISPATCH_HOLIDAYS: { others: holidays },
  RETURN_DAYS: { others: '28' },
} as const satisfies Record<string, ByMarket>

export function embeddedSettings(table: Table = markets): Record<string, string> {
  const rows = Object.values(table)
  const codes = rows.map(({ code }) => code)
  const list = (entries: readonly (readonly [string, string])[]) => entries.map((entry) => entry.join('=')).join()
  const indexes = indexesOf(rows)
  // The markets whose shops the sandbox has (packages/sandbox/shops).
  const withShops = codes.filter((code) => code === 'en' || code === 'eu')
  return {
    ...fixed,
    ...Object.fromEntries(
      Object.entries(values).map(([name, byMarket]: [string, ByMarket]) => [
        name,
        list(codes.map((code) => [code, (byMarket[code] ?? byMarket.others).replace('{market}', code)])),
      ]),
    ),
    PERSONALISATION_SCRIPT_URLS: list(
      rows.map(({ code, searchIndex }) => [code, `${sandbox}/scripts/personalisation-${searchIndex}.js`]),
    ),
    CONSTRUCTOR_KEYS: list(indexes.map((index) => [index, index])),
    SHOPS_URL: withShops.length > 0 ? `${sandbox}/shops` : '',
    SHOPS_LOCALES: withShops.join(),
    PROMOBADGER_APPLICATIONS: list(codes.map((code, index) => [code, String(index + 1)])),
    EXPRESS_WALLET_LOCALES: codes.join(),
    PROMOTIONS_LOCALES: codes.join(),
    TALONONE_API_KEYS: list(rows.map(({ currency, searchIndex }) => [currency, `sandbox-talonone-${searchIndex}`])),
  }
}

/** What the sandbox has to know of the same markets, of the merchant, and of the storefront's settings. */
export function sandboxSettings(
  table: Table = markets,
  { PROMOBADGER_PROJECT = '', ADYEN_MERCHANT_ACCOUNT = '' } = embeddedSettings(table),
): Record<string, string> {
  const rows = Object.values(table)
  return {
    CONTENT_TYPE_BASE: contentTypeBase,
    PROMOBADGER_PROJECT,
    ADYEN_MERCHANT_ACCOUNT,
    CONSTRUCTOR_KEYS: indexesOf(rows).join(),
    TALONONE_API_KEYS: rows.map(({ searchIndex }) => `${searchIndex}=sandbox-talonone-${searchIndex}`).join(),
  }
}

const indexesOf = (rows: readonly MarketShape[]) =>
  rows.flatMap(({ searchIndex, languages }) => [
    searchIndex,
    ...Object.keys(languages).map((language) => `${searchIndex}-${language}`),
  ])
