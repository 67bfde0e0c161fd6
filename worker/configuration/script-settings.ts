import * as v from 'valibot'
import { httpUrl, someOf, text } from './setting-schemas.ts'
import { marketCodes } from './wallet-settings.ts'
import { consentRuleNames } from '#shared/consent.ts'

/** Consent, and the scripts of other companies that wait for it (docs/third-party-scripts.md). */
export const scriptSettings = {
  CONSENT_RULES: {
    what: `how markets treat visitors who have made no choice: ${marketCodes.map((code) => `${code}=…`).join(',')}`,
    note: 'With `opt-in` only necessary scripts run, and the banner asks; others are `opt-out` and `none`. Unset markets are `opt-in`, and so must be a market that visitors from the EEA or the UK may use.',
    schema: v.optional(someOf(marketCodes, v.picklist(consentRuleNames, 'a rule is opt-in, opt-out or none')), ''),
  },
  CONSENT_SCRIPT_URL: {
    what: 'script of a OneTrust-compatible consent service; without it the banner of the shop asks',
    note: 'For example `https://cdn.cookielaw.org/scripttemplates/otSDKStub.js`.',
    schema: v.optional(httpUrl),
  },
  CONSENT_DOMAIN_ID: {
    what: 'id of the shop’s domain at the consent service, its `data-domain-script`',
    schema: v.optional(text),
  },
  TAG_MANAGER_SCRIPT_URL: {
    what: 'script of the tag manager, for visitors who accept performance cookies; without it none is loaded',
    note: 'For example `https://www.googletagmanager.com/gtm.js?id=GTM-…`.',
    schema: v.optional(httpUrl),
  },
  ANALYTICS_PURCHASE_URL: {
    what: 'address that takes purchases by GA4’s Measurement Protocol, with measurement_id and api_secret in its query; without it only browsers report them',
    note: 'Google’s, `https://region1.google-analytics.com/mp/collect?measurement_id=G-…&api_secret=…`, or that of a tag manager’s server container.',
    schema: v.optional(httpUrl),
    isSecret: true,
  },
  CUSTOMER_DATA_SCRIPT_URL: {
    what: 'script for customer data, with the interface of analytics.js, for visitors who accept targeting; without it none is loaded',
    schema: v.optional(httpUrl),
  },
  RECOMMENDATIONS_SCRIPT_URL: {
    what: 'script of the recommendations service, for visitors who accept targeting; without it none is loaded',
    note: 'For example `https://cnstrc.com/js/…`.',
    schema: v.optional(httpUrl),
  },
  PERSONALISATION_SCRIPT_URLS: {
    what: `personalisation tags by market, for visitors who accept targeting: ${marketCodes.map((code) => `${code}=…`).join(',')}`,
    schema: v.optional(someOf(marketCodes, httpUrl)),
  },
  FIT_SCRIPT_URL: {
    what: 'script of the size and fit service, for visitors who accept functional cookies; without it its places are not rendered',
    schema: v.optional(httpUrl),
  },
  RATINGS_SCRIPT_URL: {
    what: 'script of the ratings service, for visitors who accept functional cookies; without it its places are not rendered',
    note: 'For example `https://api.feefo.com/api/javascript/{merchant}`.',
    schema: v.optional(httpUrl),
  },
  RATINGS_LOCALES: {
    what: 'locale codes of the markets that use the ratings service, by default all',
    schema: v.optional(text),
  },
  LIVE_SHOPPING_SCRIPT_URL: {
    what: 'script of the live-shopping service, for visitors who accept functional cookies; without it the block shows its poster',
    note: 'For example `https://lcx-embed.bambuser.com/…`.',
    schema: v.optional(httpUrl),
  },
} as const
