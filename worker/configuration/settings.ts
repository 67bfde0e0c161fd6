import * as v from 'valibot'
import { logLevels } from '../lib/log.ts'
import { commerceSettings } from './commerce-settings.ts'
import { pageSettings } from './page-settings.ts'
import { scriptSettings } from './script-settings.ts'
import { serviceSettings } from './service-settings.ts'
import {
  csv,
  domainSuffix,
  fraction,
  hostNames,
  hostsOf,
  httpUrl,
  httpUrlTemplate,
  pairs,
  secretKeys,
  secretText,
  type SettingsOf,
  text,
} from './setting-schemas.ts'
import { marketCodes, walletSettings } from './wallet-settings.ts'
import { defaultMarketCode, markets } from '#shared/markets.ts'

const currencies = [...new Set(Object.values(markets).map((market) => market.currency))]

/** The default market is at `PUBLIC_ORIGIN`. */
const hostedCodes = marketCodes.filter((code) => code !== defaultMarketCode)

/** Every setting: what it is, whether it is a secret, and how it is parsed. */
export const settings = {
  PUBLIC_ORIGIN: {
    what: 'public address of the shop, for canonical links',
    note: 'A local one is refused where the shop is requested at another host.',
    schema: httpUrl,
  },
  MARKET_HOSTS: {
    what: `hosts of the markets that have one instead of a prefix: ${hostedCodes.map((code) => `${code}=…`).join(',')}`,
    note: 'With a port if it is not the default. The default market is always at PUBLIC_ORIGIN. Each host needs a route in `wrangler.toml` ([ADR 23](adr/0023-hosts-of-markets.md)).',
    schema: v.optional(hostsOf(hostedCodes), ''),
  },
  LOG_LEVEL: { what: '`error`, `warn`, `info`, `debug` or `none`', schema: v.optional(v.picklist(logLevels), 'info') },
  PAGE_CACHE: {
    what: '`on`, or `off` to render every page for each request',
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
  },
  MAINTENANCE_LOCALES: {
    what: 'locale codes of the markets that are closed for maintenance',
    note: 'See [maintenance](deploy.md#maintenance).',
    schema: v.optional(text),
  },
  BLOCK_GALLERY: {
    what: '`on` for the block gallery (only on localhost), or `off`',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  OPERATIONS_PAGE_URL: {
    what: 'address of the sandbox’s operations page, which gets a copy of traces and data points (only on localhost)',
    schema: v.optional(httpUrl),
  },
  BROWSER_REPORTS_SHARE: {
    what: 'share of the page loads whose browsers report web vitals and failures, from 0 (none) to 1 (all)',
    note: 'See [browser reports](runbook.md#browser-reports).',
    schema: v.optional(fraction, '0'),
  },
  WEBHOOK_SECRET: {
    what: 'secret of the content service’s webhook; without it there is no webhook, and a publication shows within a minute or two',
    schema: v.optional(secretText),
    isSecret: true,
  },
  ORDER_WEBHOOK_SECRET: {
    what: 'secret that the commerce platform sends with each report of an order or of stock; without it there are no webhooks, codes are redeemed only when a shopper opens the confirmation, and stock alerts are not answered',
    schema: v.optional(secretText),
    isSecret: true,
  },
  SESSION_KEYS: {
    what: 'comma list of base64url keys of at least 32 bytes; the first signs cookies, all verify them',
    schema: secretKeys,
    isSecret: true,
  },
  ...commerceSettings,
  AMPLIENCE_CONTENT_URL: { what: 'Content Delivery 2 host of the hub', schema: httpUrl },
  AMPLIENCE_STAGING_URL: {
    what: 'URL of a staging host of content, with {domain} in place of the host name',
    schema: v.optional(httpUrlTemplate('domain'), 'https://{domain}'),
  },
  AMPLIENCE_VIRTUAL_STAGING_URL: {
    what: 'service that shows a staging host as of a given time',
    schema: v.optional(httpUrl, 'https://virtual-staging.amplience.net'),
  },
  PREVIEW_DOMAIN_SUFFIX: {
    what: 'suffix of every staging host, starting with a dot',
    schema: v.optional(domainSuffix, '.staging.bigcontent.io'),
  },
  PREVIEW_DOMAINS: {
    what: 'comma list of the staging environments that may be previewed; without it every preview is refused',
    note: 'As the content app’s visualisation settings show them, such as `abc123.staging.bigcontent.io`. A host with a time or a snapshot in its name belongs to its environment, and needs no entry.',
    schema: v.optional(csv),
  },
  PREVIEW_SECRET: {
    what: 'base64url key of at least 32 bytes that signs preview tokens',
    schema: v.optional(secretKeys),
    isSecret: true,
    neededBy: 'PREVIEW_DOMAINS',
    isOptionalLocally: true,
  },
  CONTENT_APP_ORIGINS: {
    what: "comma list of origins of the content service's app, which may frame a visualisation",
    schema: v.optional(csv, 'https://*.amplience.net'),
  },
  INLINE_HTML_IDS: {
    what: 'comma list of delivery ids of raw HTML blocks that run as the shop’s own code, with its rights',
    note: 'All others run in a frame without an origin. Previews, bag, checkout, account and login pages never run them.',
    schema: v.optional(csv),
  },
  ...scriptSettings,
  GERMANY_SITE_URL: {
    what: 'address of the German site; without it visitors from Germany and Austria are offered the EU market',
    schema: v.optional(httpUrl),
  },
  MEDIA_URL: { what: 'Dynamic Media host', schema: httpUrl },
  MEDIA_ACCOUNT: { what: 'Dynamic Media account, the `{endpoint}` of picture addresses', schema: text },
  MEDIA_HOSTS: {
    what: 'comma list of the hosts, besides MEDIA_URL, that content names for its pictures and videos',
    note: 'The content security policy allows them, and in previews all staging hosts. Browsers block a picture of any other host, and `media-blocked` is logged when its item is loaded.',
    schema: v.optional(hostNames, 'cdn.media.amplience.net,i1.adis.ws'),
  },
  MEDIA_DEFAULT_PICTURE: {
    what: 'name of the picture of the media account, 1600 by 2133, for colours without pictures',
    schema: v.optional(text, 'default-product'),
  },
  MEDIA_CONTENT_VIDEO_PROFILE: { what: 'profile of the videos of content', schema: v.optional(text, 'mp41080p') },
  MEDIA_VIDEO_PROFILE: {
    what: "profile of the media account in which a product's videos are played",
    schema: v.optional(text, 'mp4_720p'),
  },
  ...serviceSettings,
  PROMOTIONS_LOCALES: {
    what: 'locale codes of the markets that use the promotions engine; in others the platform’s prices and coupons apply',
    schema: v.optional(text),
  },
  EXPRESS_WALLET_LOCALES: {
    what: 'locale codes of the markets that offer the express wallet',
    schema: v.optional(text),
  },
  ...walletSettings,
  ...pageSettings,
  TALONONE_URL: {
    what: 'deployment of the promotions engine',
    schema: v.optional(httpUrl),
    neededBy: 'PROMOTIONS_LOCALES',
  },
  TALONONE_API_KEYS: {
    what: `keys of the engine's applications by currency: ${currencies.map((currency) => `${currency}=…`).join(',')}`,
    schema: v.optional(pairs(currencies)),
    isSecret: true,
    differsByMarket: true,
    neededBy: 'PROMOTIONS_LOCALES',
  },
} as const satisfies Record<string, Setting>

export type Setting = {
  /** What an issue calls the setting. */
  what: string
  /** Further sentences for docs/configuration.md, which lists the rows. */
  note?: string
  schema: v.GenericSchema<string | undefined, unknown>
  isSecret?: true
  /** Name of an optional setting that cannot be used without this one. */
  neededBy?: 'PROMOTIONS_LOCALES' | 'EXPRESS_WALLET_LOCALES' | 'PREVIEW_DOMAINS' | keyof typeof serviceSettings
  /** Two markets with the same value are probably a mistake. */
  differsByMarket?: true
  /** Not needed on localhost. */
  isOptionalLocally?: true
}
export type SettingName = keyof typeof settings
export type Settings = SettingsOf<typeof settings>
