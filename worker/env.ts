import * as v from 'valibot'
import { type MarketCode, markets } from '../shared/markets.ts'
import { thirdParties, thirdPartyNames, type ThirdPartyScripts } from '../shared/third-parties.ts'
import { isListed } from './configuration/is-listed.ts'
import {
  csv,
  domainSuffix,
  httpUrl,
  httpUrlTemplate,
  linkTargets,
  pairs,
  secretKeys,
  someIds,
  text,
} from './configuration/setting-schemas.ts'
import { logLevels } from './log.ts'
import type { CodeReservationPort } from './ports/code-reservation-port.ts'

/**
 * A rate-limit binding of Cloudflare. It counts per data centre, across all Workers of the account that use its
 * namespace.
 */
export type RateLimiter = { limit(options: { key: string }): Promise<{ success: boolean }> }
export type LimiterName = 'LIMIT_ATTEMPTS' | 'LIMIT_LOOKUPS'

/** The bindings of the storefront Worker: `wrangler.toml`, and the secrets of the Worker. */
export type Env = { [Name in SettingName]?: string } & { [Name in LimiterName]?: RateLimiter } & {
  /** Published content of every market. */
  CONTENT: KVNamespace
  /** Sessions that were ended before they expired. */
  SESSIONS: KVNamespace
  /** One object for each cart whose codes are reserved. */
  CODES: DurableObjectNamespace<Rpc.DurableObjectBranded & CodeReservationPort>
  ASSETS: Fetcher
}

const marketCodes = Object.keys(markets) as MarketCode[]
const currencies = [...new Set(Object.values(markets).map((market) => market.currency))]
const searchIndexes = [...new Set(Object.values(markets).map((market) => market.searchIndex))]

/** Every setting: what it is, whether it is a secret, and how it is parsed. */
const settings = {
  PUBLIC_ORIGIN: { what: 'public address of the shop', schema: httpUrl },
  LOG_LEVEL: { what: 'error, warn, info, debug or none', schema: v.optional(v.picklist(logLevels), 'info') },
  PAGE_CACHE: {
    what: 'on, or off to render every page for each request',
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
  },
  BLOCK_GALLERY: {
    what: 'on for the block gallery (only on localhost), or off',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  WEBHOOK_SECRET: {
    what: 'secret of the content service’s webhook; without it the webhook is off',
    schema: v.optional(text),
    isSecret: true,
  },
  ORDER_WEBHOOK_SECRET: {
    what: 'secret that the commerce platform sends with each order event; without it the webhook is off',
    schema: v.optional(text),
    isSecret: true,
  },
  SESSION_KEYS: { what: 'comma list of base64url keys of at least 32 bytes', schema: secretKeys, isSecret: true },
  BIGCOMMERCE_API_URL: { what: 'REST Management API of the store, without version', schema: httpUrl },
  BIGCOMMERCE_GRAPHQL_URL: {
    what: 'GraphQL Storefront API, with {channelId} in place of the channel',
    schema: httpUrlTemplate('channelId'),
  },
  BIGCOMMERCE_ACCESS_TOKEN: { what: 'X-Auth-Token of the API account', schema: text, isSecret: true },
  BIGCOMMERCE_STOREFRONT_TOKEN: { what: 'token of the Storefront API', schema: text, isSecret: true },
  BIGCOMMERCE_CLIENT_ID: { what: 'client id of the API account, for the login at the hosted checkout', schema: text },
  BIGCOMMERCE_CLIENT_SECRET: { what: 'client secret of the API account', schema: text, isSecret: true },
  BIGCOMMERCE_LOGIN_URL: {
    what: 'login URL of the hosted checkout; may have {channelId} in place of the channel',
    schema: v.union([httpUrlTemplate('channelId'), httpUrl]),
  },
  CUSTOMER_CART_FIELD: {
    what: 'custom field of customers that holds the saved cart',
    schema: v.optional(text, 'Cart ID'),
  },
  CHECKOUT_HOSTS: { what: 'comma list of hosts that a shopper may be sent to for checkout', schema: csv },
  SECOND_STOCK_LOCATION: {
    what: 'subtract to subtract the stock of location 2 outside the UK, or ignore',
    schema: v.optional(v.picklist(['subtract', 'ignore']), 'ignore'),
  },
  AMPLIENCE_CONTENT_URL: { what: 'Content Delivery 2 host of the hub', schema: httpUrl },
  AMPLIENCE_STAGING_URL: {
    what: 'URL of a staging host of content, with {domain} in place of the host name',
    schema: v.optional(httpUrlTemplate('domain'), 'https://{domain}'),
  },
  AMPLIENCE_VIRTUAL_STAGING_URL: {
    what: 'service that pins a staging host to a timestamp',
    schema: v.optional(httpUrl, 'https://virtual-staging.amplience.net'),
  },
  PREVIEW_DOMAIN_SUFFIX: {
    what: 'suffix of every staging host name',
    schema: v.optional(domainSuffix, '.staging.bigcontent.io'),
  },
  PREVIEW_DOMAINS: { what: 'comma list of the staging hosts that may be previewed', schema: v.optional(csv) },
  PREVIEW_SECRET: {
    what: 'base64url key of at least 32 bytes that signs preview tokens',
    schema: v.optional(secretKeys),
    isSecret: true,
  },
  CONTENT_APP_ORIGINS: {
    what: "comma list of origins of the content service's app, which may frame a visualisation",
    schema: v.optional(csv, 'https://*.amplience.net'),
  },
  INLINE_HTML_IDS: { what: 'comma list of ids of raw HTML that runs as code of the shop', schema: v.optional(csv) },
  FIT_SCRIPT_URL: { what: 'script of the fit service; without it none is loaded', schema: v.optional(httpUrl) },
  RATINGS_SCRIPT_URL: { what: 'script of the ratings service; without it none is loaded', schema: v.optional(httpUrl) },
  LIVE_SHOPPING_SCRIPT_URL: {
    what: 'script of the live-shopping service; without it none is loaded',
    schema: v.optional(httpUrl),
  },
  HELP_LINKS: {
    what: 'targets of Help & FAQs by market: en=…,us=…,eu=…',
    schema: v.optional(linkTargets(marketCodes)),
  },
  APP_LINKS: {
    what: 'targets of Download our application by market: en=…,us=…,eu=…',
    schema: v.optional(linkTargets(marketCodes)),
  },
  GERMANY_SITE_URL: { what: 'address of the German site', schema: v.optional(httpUrl) },
  MEDIA_URL: { what: 'Dynamic Media host', schema: httpUrl },
  MEDIA_ACCOUNT: { what: 'Dynamic Media account', schema: text },
  MEDIA_VIDEO_PROFILE: {
    what: "profile of the media account in which a product's videos are played",
    schema: v.optional(text, 'mp4_720p'),
  },
  CONSTRUCTOR_URL: { what: 'search service', schema: httpUrl },
  CONSTRUCTOR_KEYS: {
    what: `index keys by search index: ${searchIndexes.map((index) => `${index}=…`).join(',')}`,
    schema: pairs(searchIndexes),
  },
  CONSTRUCTOR_PODS: {
    what: 'ids of the recommendation pods: recommendation=…,complete-the-look=…',
    schema: v.optional(
      pairs(['recommendation', 'complete-the-look']),
      'recommendation=recommendation,complete-the-look=complete-the-look',
    ),
  },
  MARKETING_URL: { what: 'e-mail marketing provider, without version', schema: httpUrl },
  MARKETING_TOKEN: { what: 'bearer token of the e-mail marketing provider', schema: text, isSecret: true },
  PROMOBADGER_URL: { what: 'badges service, without version', schema: httpUrl },
  PROMOBADGER_PROJECT: { what: 'project of the badges service', schema: text },
  PROMOBADGER_APPLICATIONS: {
    what: 'ids of the promotion applications by market, one for each market of PROMOTIONS_LOCALES: en=…,us=…,eu=…',
    schema: v.optional(someIds(marketCodes), ''),
  },
  PROMOTIONS_LOCALES: {
    what: 'list of the locale codes that use the promotions engine; without it none does',
    schema: v.optional(text),
  },
  EXPRESS_WALLET_LOCALES: {
    what: 'list of the locale codes that offer the express wallet in the cart',
    schema: v.optional(text),
  },
  EXPRESS_WALLET_SCRIPT_URL: {
    what: "script of the payment service's component; without it none is loaded",
    schema: v.optional(httpUrl),
  },
  TALONONE_URL: { what: 'deployment of the promotions engine', schema: v.optional(httpUrl) },
  TALONONE_API_KEYS: {
    what: `keys of the engine's applications by currency: ${currencies.map((currency) => `${currency}=…`).join(',')}`,
    schema: v.optional(pairs(currencies)),
    isSecret: true,
  },
} as const satisfies Record<string, Setting>

type Setting = { what: string; schema: v.GenericSchema<string | undefined, unknown>; isSecret?: true }
type SettingName = keyof typeof settings
type Settings = { [Name in SettingName]: v.InferOutput<(typeof settings)[Name]['schema']> }

export type Configuration = ReturnType<typeof toConfiguration>
export type BigCommerceConfiguration = Configuration['bigCommerce']
export type ContentConfiguration = Configuration['content']
export type MarketingConfiguration = Configuration['marketing']
export type MediaConfiguration = Configuration['media']
export type PreviewConfiguration = Configuration['preview']
export type PromotionsConfiguration = NonNullable<Configuration['promotions']>
export type SearchConfiguration = Configuration['search']
export type BadgeConfiguration = Configuration['badges']

const parsed = new WeakMap<object, Configuration>()

/**
 * The configuration of the bindings, parsed once for each.
 *
 * @throws ConfigurationError that names every missing or invalid value
 */
export function parseConfiguration(env: Env): Configuration {
  const known = parsed.get(env)
  if (known) return known
  const problems: string[] = []
  const values = Object.fromEntries(
    Object.entries<Setting>(settings).map(([name, setting]) => {
      const result = v.safeParse(setting.schema, blankAsMissing(env[name as SettingName]))
      if (!result.success) problems.push(describe(name, setting, result.issues[0].message))
      return [name, result.output]
    }),
  )
  if (values['PROMOTIONS_LOCALES'] !== undefined) problems.push(...missingEngine(env), ...missingApplications(values))
  problems.push(...publishedSecrets(env), ...openGallery(env))
  if (problems.length > 0) throw new ConfigurationError(problems)
  const configuration = toConfiguration(values as Settings)
  parsed.set(env, configuration)
  return configuration
}

/** The Worker cannot run with its bindings. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(problems: readonly string[]) {
    super(
      `The storefront is not configured. ${problems.length} ${problems.length === 1 ? 'value needs' : 'values need'} attention:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
}

function describe(name: string, { what, isSecret }: Setting, message: string): string {
  const where = isSecret ? `secret: wrangler secret put ${name}, or .dev.vars` : '[vars] in wrangler.toml'
  return `${name} (${what}): ${message}. Set it as ${where}.`
}

/** Secrets of the embedded sandbox. They are public in this repository, so anyone could sign a shop's cookies with them. */
const sandboxSecrets = [
  'sandbox-client-secret-for-this-machine-only',
  'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE',
  'sandbox-content-webhook-secret',
  'sandbox-order-webhook-secret',
]

/** One problem for each published secret in use, unless the shop runs on localhost. */
function publishedSecrets(env: Env): string[] {
  if (isLocal(env)) return []
  return Object.entries<Setting>(settings)
    .filter(([name]) => env[name as SettingName]?.split(',').some((value) => sandboxSecrets.includes(value.trim())))
    .map(([name, setting]) => describe(name, setting, 'the value of the sandbox is public in the repository'))
}

/** A problem if the block gallery is on and the shop does not run on localhost. */
function openGallery(env: Env): string[] {
  const isShut = isLocal(env) || blankAsMissing(env.BLOCK_GALLERY) !== 'on'
  return isShut
    ? []
    : [describe('BLOCK_GALLERY', settings.BLOCK_GALLERY, 'on is allowed only with a local PUBLIC_ORIGIN')]
}

function isLocal(env: Env): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(env.PUBLIC_ORIGIN ?? '')
}

function blankAsMissing(value: string | undefined): string | undefined {
  return value?.trim() ? value.trim() : undefined
}

function toConfiguration(values: Settings) {
  return {
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    logLevel: values.LOG_LEVEL,
    isPageCacheOn: values.PAGE_CACHE === 'on',
    isGalleryOn: values.BLOCK_GALLERY === 'on',
    webhookSecret: values.WEBHOOK_SECRET ?? null,
    orderWebhookSecret: values.ORDER_WEBHOOK_SECRET ?? null,
    sessionKeys: values.SESSION_KEYS,
    checkoutHosts: values.CHECKOUT_HOSTS,
    bigCommerce: {
      apiUrl: values.BIGCOMMERCE_API_URL,
      graphqlUrl: values.BIGCOMMERCE_GRAPHQL_URL,
      accessToken: values.BIGCOMMERCE_ACCESS_TOKEN,
      storefrontToken: values.BIGCOMMERCE_STOREFRONT_TOKEN,
      login: {
        url: values.BIGCOMMERCE_LOGIN_URL,
        storeHash: values.BIGCOMMERCE_API_URL.split('/').at(-1) ?? '',
        clientId: values.BIGCOMMERCE_CLIENT_ID,
        clientSecret: values.BIGCOMMERCE_CLIENT_SECRET,
      },
      cartField: values.CUSTOMER_CART_FIELD,
      isSecondLocationSubtracted: values.SECOND_STOCK_LOCATION === 'subtract',
    },
    content: {
      url: values.AMPLIENCE_CONTENT_URL,
      stagingUrl: values.AMPLIENCE_STAGING_URL,
      virtualStagingUrl: values.AMPLIENCE_VIRTUAL_STAGING_URL,
    },
    preview: {
      domainSuffix: values.PREVIEW_DOMAIN_SUFFIX,
      domains: values.PREVIEW_DOMAINS?.map((domain) => domain.toLowerCase()) ?? [],
      key: values.PREVIEW_SECRET?.[0] ?? null,
      frameAncestors: values.CONTENT_APP_ORIGINS,
    },
    inlineHtmlIds: values.INLINE_HTML_IDS ?? [],
    thirdPartyScripts: scriptsOf(values),
    germanySiteUrl: values.GERMANY_SITE_URL ?? null,
    helpLinks: values.HELP_LINKS ?? null,
    appLinks: values.APP_LINKS ?? null,
    media: { url: values.MEDIA_URL, account: values.MEDIA_ACCOUNT, videoProfile: values.MEDIA_VIDEO_PROFILE },
    promotions: promotionsOf(values),
    expressWalletLocales: values.EXPRESS_WALLET_LOCALES ?? null,
    expressWalletScript: values.EXPRESS_WALLET_SCRIPT_URL ?? null,
    search: { url: values.CONSTRUCTOR_URL, keys: values.CONSTRUCTOR_KEYS, pods: values.CONSTRUCTOR_PODS },
    marketing: { url: values.MARKETING_URL, token: values.MARKETING_TOKEN },
    badges: { url: values.PROMOBADGER_URL, project: values.PROMOBADGER_PROJECT, applications: applicationsOf(values) },
  }
}

function scriptsOf(values: Settings): ThirdPartyScripts {
  return Object.fromEntries(
    thirdPartyNames.flatMap((name) =>
      values[thirdParties[name].setting] === undefined ? [] : [[name, values[thirdParties[name].setting]]],
    ),
  )
}

/** The settings of the promotions engine that are missing although a market uses it. */
function missingEngine(env: Env): string[] {
  const names = ['TALONONE_URL', 'TALONONE_API_KEYS'] as const
  return names
    .filter((name) => !blankAsMissing(env[name]))
    .map((name) => describe(name, settings[name], 'it is missing although PROMOTIONS_LOCALES needs it'))
}

/** The markets that use the promotions engine and have no badge application. */
function missingApplications({
  PROMOTIONS_LOCALES: locales,
  PROMOBADGER_APPLICATIONS: applications,
}: Partial<Record<SettingName, unknown>>): string[] {
  const known = Object.keys(applications ?? {})
  const missing = marketCodes.filter((code) => isListed(locales, code) && !known.includes(code))
  return applications === undefined || missing.length === 0
    ? []
    : [
        describe(
          'PROMOBADGER_APPLICATIONS',
          settings.PROMOBADGER_APPLICATIONS,
          `it must hold ${missing.map((code) => `${code}=…`).join(',')}`,
        ),
      ]
}

/**
 * The badge applications of the markets that use the promotions engine. Badges of another market's application would
 * announce prices that are not charged.
 */
function applicationsOf({
  PROMOTIONS_LOCALES: locales,
  PROMOBADGER_APPLICATIONS: applications,
}: Settings): Partial<Record<MarketCode, number>> {
  return Object.fromEntries(Object.entries(applications).filter(([code]) => isListed(locales, code)))
}

/** `null` if no market uses the promotions engine. */
function promotionsOf({ PROMOTIONS_LOCALES: locales, TALONONE_URL: url, TALONONE_API_KEYS: keys }: Settings) {
  return locales === undefined || url === undefined || keys === undefined ? null : { locales, url, keys }
}
