import * as v from 'valibot'
import { logLevels } from '../lib/log.ts'
import { commerceSettings } from './commerce-settings.ts'
import { pageSettings } from './page-settings.ts'
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
  someOf,
  text,
} from './setting-schemas.ts'
import { marketCodes, walletSettings } from './wallet-settings.ts'
import { consentRuleNames } from '#shared/consent.ts'
import { defaultMarketCode, markets } from '#shared/markets.ts'

const currencies = [...new Set(Object.values(markets).map((market) => market.currency))]

/** The default market is at `PUBLIC_ORIGIN`. */
const hostedCodes = marketCodes.filter((code) => code !== defaultMarketCode)

/** Every setting: what it is, whether it is a secret, and how it is parsed. */
export const settings = {
  PUBLIC_ORIGIN: { what: 'public address of the shop', schema: httpUrl },
  MARKET_HOSTS: {
    what: `hosts of the markets that have one instead of a prefix: ${hostedCodes.map((code) => `${code}=…`).join(',')}`,
    schema: v.optional(hostsOf(hostedCodes), ''),
  },
  LOG_LEVEL: { what: 'error, warn, info, debug or none', schema: v.optional(v.picklist(logLevels), 'info') },
  PAGE_CACHE: {
    what: 'on, or off to render every page for each request',
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
  },
  MAINTENANCE_LOCALES: {
    what: 'list of the locale codes whose market is closed for maintenance; without it none is',
    schema: v.optional(text),
  },
  BLOCK_GALLERY: {
    what: 'on for the block gallery (only on localhost), or off',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  OPERATIONS_PAGE_URL: {
    what: 'address of the sandbox’s operations page, which gets a copy of traces and data points (only on localhost)',
    schema: v.optional(httpUrl),
  },
  BROWSER_REPORTS_SHARE: {
    what: 'share of the page loads whose browsers report web vitals and failures, from 0 (none) to 1 (all)',
    schema: v.optional(fraction, '0'),
  },
  WEBHOOK_SECRET: {
    what: 'secret of the content service’s webhook; without it the webhook is off',
    schema: v.optional(secretText),
    isSecret: true,
  },
  ORDER_WEBHOOK_SECRET: {
    what: 'secret that the commerce platform sends with each order event; without it the webhook is off',
    schema: v.optional(secretText),
    isSecret: true,
  },
  SESSION_KEYS: { what: 'comma list of base64url keys of at least 32 bytes', schema: secretKeys, isSecret: true },
  ...commerceSettings,
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
    neededBy: 'PREVIEW_DOMAINS',
    isOptionalLocally: true,
  },
  CONTENT_APP_ORIGINS: {
    what: "comma list of origins of the content service's app, which may frame a visualisation",
    schema: v.optional(csv, 'https://*.amplience.net'),
  },
  INLINE_HTML_IDS: { what: 'comma list of ids of raw HTML that runs as code of the shop', schema: v.optional(csv) },
  CONSENT_RULES: {
    what: `how markets treat visitors without a choice, opt-in by default: ${marketCodes.map((code) => `${code}=…`).join(',')}`,
    schema: v.optional(someOf(marketCodes, v.picklist(consentRuleNames, 'a rule is opt-in, opt-out or none')), ''),
  },
  CONSENT_SCRIPT_URL: {
    what: 'script of a OneTrust-compatible consent service; without it the banner of the shop asks',
    schema: v.optional(httpUrl),
  },
  CONSENT_DOMAIN_ID: { what: 'id of the domain at the consent service', schema: v.optional(text) },
  TAG_MANAGER_SCRIPT_URL: { what: 'script of the tag manager; without it none is loaded', schema: v.optional(httpUrl) },
  ANALYTICS_PURCHASE_URL: {
    what: 'address that takes purchases by GA4’s Measurement Protocol, with measurement_id and api_secret in its query; without it only browsers report them',
    schema: v.optional(httpUrl),
    isSecret: true,
  },
  CUSTOMER_DATA_SCRIPT_URL: {
    what: 'script for customer data and personalisation; without it none is loaded',
    schema: v.optional(httpUrl),
  },
  RECOMMENDATIONS_SCRIPT_URL: {
    what: 'script of the recommendations service; without it none is loaded',
    schema: v.optional(httpUrl),
  },
  PERSONALISATION_SCRIPT_URLS: {
    what: `personalisation tags by market: ${marketCodes.map((code) => `${code}=…`).join(',')}`,
    schema: v.optional(someOf(marketCodes, httpUrl)),
  },
  FIT_SCRIPT_URL: { what: 'script of the fit service; without it none is loaded', schema: v.optional(httpUrl) },
  RATINGS_SCRIPT_URL: { what: 'script of the ratings service; without it none is loaded', schema: v.optional(httpUrl) },
  LIVE_SHOPPING_SCRIPT_URL: {
    what: 'script of the live-shopping service; without it none is loaded',
    schema: v.optional(httpUrl),
  },
  GERMANY_SITE_URL: { what: 'address of the German site', schema: v.optional(httpUrl) },
  MEDIA_URL: { what: 'Dynamic Media host', schema: httpUrl },
  MEDIA_ACCOUNT: { what: 'Dynamic Media account', schema: text },
  MEDIA_HOSTS: {
    what: 'comma list of further hosts that content names for its pictures and videos',
    schema: v.optional(hostNames, 'cdn.media.amplience.net,i1.adis.ws'),
  },
  MEDIA_DEFAULT_PICTURE: {
    what: 'name of the picture of the media account for products without pictures',
    schema: v.optional(text, 'default-product'),
  },
  MEDIA_CONTENT_VIDEO_PROFILE: { what: 'profile of the videos of content', schema: v.optional(text, 'mp41080p') },
  MEDIA_VIDEO_PROFILE: {
    what: "profile of the media account in which a product's videos are played",
    schema: v.optional(text, 'mp4_720p'),
  },
  ...serviceSettings,
  PROMOTIONS_LOCALES: {
    what: 'list of the locale codes that use the promotions engine; without it none does',
    schema: v.optional(text),
  },
  EXPRESS_WALLET_LOCALES: {
    what: 'list of the locale codes that have the express wallet; without it none does',
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
  what: string
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
