import { type Env, limiterNames } from './env.ts'
import { pagesOf } from './page-settings.ts'
import { describe, foreignRequestIssues, isLocal, parseSettings, type SettingIssue } from './parse-settings.ts'
import { paymentsOf } from './payment-settings.ts'
import { servicesOf } from './service-settings.ts'
import { isLocalHost } from './setting-schemas.ts'
import type { Settings } from './settings.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { sitesOf } from '#shared/sites.ts'
import { thirdParties, thirdPartyNames, type ThirdPartyScripts } from '#shared/third-parties.ts'

export type Configuration = ReturnType<typeof toConfiguration>
/** The configuration of a part that the shop has. */
export type ConfigurationOf<Service extends keyof Configuration> = NonNullable<Configuration[Service]>

/**
 * The configuration of the bindings, parsed once for each.
 *
 * @throws ConfigurationError that names every missing or invalid value, and every missing rate limit unless the shop
 *   runs on localhost
 */
export const parseConfiguration = oncePerObject((env: Env): Configuration => {
  const { values, issues } = parseSettings(env)
  const unbound = isLocal(env) ? [] : limiterNames.filter((name) => !env[name])
  if (issues.length + unbound.length > 0) throw new ConfigurationError(issues, unbound)
  return toConfiguration(values as Settings)
})

/**
 * Refuses a request for a host that is not local while `PUBLIC_ORIGIN` is, which allows what only the embedded set-up
 * may have: the sandbox's secrets, previews without a token, the block gallery. The setting may be wrong; the address
 * of the request is not.
 *
 * @throws ConfigurationError
 */
export function refuseForeignRequest(env: Env, { hostname }: { hostname: string }): void {
  if (isLocalHost(hostname)) return
  const issues = foreignRequestIssues(env)
  if (issues.length > 0) throw new ConfigurationError(issues)
}

/** The Worker cannot run with its bindings. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  /** Names of the settings and bindings, each once. */
  readonly settings: readonly string[]

  constructor(issues: readonly SettingIssue[], unbound: readonly string[] = []) {
    const lines = [
      ...issues.map(describe),
      ...unbound.map((name) => `${name} (rate limit): it is not bound. Deploy with npm run deploy or npm run release.`),
    ]
    super(
      `The storefront is not configured. ${lines.length} ${lines.length === 1 ? 'value needs' : 'values need'} attention:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    )
    this.settings = [...new Set([...issues.map(({ name }) => name), ...unbound])]
  }
}

export function toConfiguration(values: Settings) {
  return {
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    sites: sitesOf(new URL(values.PUBLIC_ORIGIN).origin, values.MARKET_HOSTS),
    logLevel: values.LOG_LEVEL,
    isPageCacheOn: values.PAGE_CACHE === 'on',
    maintenanceLocales: values.MAINTENANCE_LOCALES ?? null,
    operationsPageUrl: values.OPERATIONS_PAGE_URL ?? null,
    browserReportsShare: values.BROWSER_REPORTS_SHARE,
    isGalleryOn: values.BLOCK_GALLERY === 'on',
    webhookSecret: values.WEBHOOK_SECRET ?? null,
    orderWebhookSecret: values.ORDER_WEBHOOK_SECRET ?? null,
    sessionKeys: values.SESSION_KEYS,
    checkoutHosts: values.CHECKOUT_HOSTS,
    bigCommerce: {
      channelIds: values.CHANNEL_IDS,
      apiUrl: values.BIGCOMMERCE_API_URL,
      graphqlUrl: values.BIGCOMMERCE_GRAPHQL_URL,
      accessToken: values.BIGCOMMERCE_ACCESS_TOKEN,
      storefrontToken: values.BIGCOMMERCE_STOREFRONT_TOKEN,
      login: {
        url: values.BIGCOMMERCE_LOGIN_URL,
        storeHash: values.BIGCOMMERCE_API_URL.split('/').at(-1) ?? '',
        clientId: values.BIGCOMMERCE_CLIENT_ID,
        clientSecret: values.BIGCOMMERCE_CLIENT_SECRET,
        channelIds: values.CHANNEL_IDS,
      },
      cartField: values.CUSTOMER_CART_FIELD,
      isSecondLocationSubtracted: values.SECOND_STOCK_LOCATION === 'subtract',
    },
    content: {
      url: values.AMPLIENCE_CONTENT_URL,
      stagingUrl: values.AMPLIENCE_STAGING_URL,
      virtualStagingUrl: values.AMPLIENCE_VIRTUAL_STAGING_URL,
    },
    preview: previewOf(values),
    inlineHtmlIds: values.INLINE_HTML_IDS ?? [],
    purchases: purchasesOf(values),
    consentRules: values.CONSENT_RULES,
    consentDomainId: values.CONSENT_DOMAIN_ID ?? null,
    thirdPartyScripts: scriptsOf(values),
    ratingsLocales: values.RATINGS_LOCALES ?? null,
    personalisationScripts: values.PERSONALISATION_SCRIPT_URLS ?? null,
    germanySiteUrl: values.GERMANY_SITE_URL ?? null,
    media: {
      url: values.MEDIA_URL,
      account: values.MEDIA_ACCOUNT,
      defaultPicture: values.MEDIA_DEFAULT_PICTURE,
      videoProfile: values.MEDIA_VIDEO_PROFILE,
      contentVideoProfile: values.MEDIA_CONTENT_VIDEO_PROFILE,
      origins: mediaOriginsOf(values),
    },
    promotions: promotionsOf(values),
    expressWalletLocales: values.EXPRESS_WALLET_LOCALES ?? null,
    /** The merchant's country in the wallets of each market (D-113). */
    merchantCountries: values.EXPRESS_WALLET_COUNTRIES,
    shippingNames: { pickUp: values.WALLET_PICK_UP_NAMES, fast: values.WALLET_FAST_NAMES },
    appleDomainAssociation: values.APPLE_PAY_DOMAIN_ASSOCIATION ?? null,
    payments: paymentsOf(values),
    ...pagesOf(values),
    ...servicesOf(values),
  }
}

/** Which previews the shop accepts, and which apps may frame them. */
export function previewOf(
  values: Pick<Settings, 'PREVIEW_DOMAIN_SUFFIX' | 'PREVIEW_DOMAINS' | 'PREVIEW_SECRET' | 'CONTENT_APP_ORIGINS'>,
) {
  return {
    domainSuffix: values.PREVIEW_DOMAIN_SUFFIX,
    domains: values.PREVIEW_DOMAINS?.map((domain) => domain.toLowerCase()) ?? [],
    key: values.PREVIEW_SECRET?.[0] ?? null,
    frameAncestors: values.CONTENT_APP_ORIGINS,
  }
}

/** Origins of the pictures and videos of published content, and of a preview's, which names them by staging hosts. */
function mediaOriginsOf(values: Settings): Record<'published' | 'preview', string[]> {
  const hosts = values.MEDIA_HOSTS.map((host) => `https://${host.toLowerCase()}`)
  const published = [new URL(values.MEDIA_URL).origin, ...hosts]
  // All staging hosts, because a host with a time in its name may name its media by another host of its environment.
  const staging = values.AMPLIENCE_STAGING_URL.replaceAll('{domain}', `*${values.PREVIEW_DOMAIN_SUFFIX}`)
  return { published, preview: [...published, new URL(staging).origin] }
}

/** The scripts that have one URL for all markets. */
function scriptsOf(values: Settings): ThirdPartyScripts {
  return Object.fromEntries(
    thirdPartyNames.flatMap((name) => {
      const address = values[thirdParties[name].setting]
      return typeof address === 'string' ? [[name, address]] : []
    }),
  )
}

/** `null` if only browsers report purchases. */
function purchasesOf({ ANALYTICS_PURCHASE_URL: url }: Settings) {
  return url === undefined ? null : { url }
}

/** `null` if no market uses the promotions engine. */
function promotionsOf({ PROMOTIONS_LOCALES: locales, TALONONE_URL: url, TALONONE_API_KEYS: keys }: Settings) {
  return locales === undefined || url === undefined || keys === undefined ? null : { locales, url, keys }
}
