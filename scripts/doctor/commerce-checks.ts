import * as v from 'valibot'
import { returnScriptUrl } from '../setup/checkout-return.ts'
import { automaticPromotionCheck } from './automatic-promotions.ts'
import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { listingChecks } from './listing-checks.ts'
import { scopeChecks } from './scope-checks.ts'
import { customerFieldNames } from '#shared/domain/customer.ts'
import { defaultMarket, type Market, markets } from '#shared/markets.ts'
import { siteUrl } from '#shared/sites.ts'

const StoreSchema = v.object({
  channel: v.object({ entityId: v.number() }),
  site: v.object({ settings: v.nullable(v.object({ storeHash: v.string() })) }),
})
const SiteSchema = v.object({
  data: v.object({ url: v.string(), urls: v.optional(v.array(v.object({ url: v.string(), type: v.string() })), []) }),
})
const ReturnSchema = v.object({ data: v.object({ custom_order_confirmation_script_url: v.nullish(v.string(), '') }) })
const LoginsSchema = v.object({ data: v.object({ allow_global_logins: v.optional(v.boolean(), false) }) })
const FieldsSchema = v.object({
  site: v.object({
    settings: v.nullable(v.object({ formFields: v.object({ customer: v.array(v.object({ label: v.string() })) }) })),
  }),
})

/**
 * The commerce platform: both tokens, every scope, and for each market its channel, currency, logins, site and
 * categories.
 */
export function commerceChecks(connection: Connection): Check[] {
  return [
    ...scopeChecks(connection),
    ...Object.values(markets).flatMap((market) => [
      storefrontCheck(connection, market),
      channelCheck(connection, market),
      accountCheck(connection, market),
      siteCheck(connection, market),
      returnCheck(connection, market),
      ...listingChecks(connection, market),
    ]),
    fieldCheck(connection),
    automaticPromotionCheck(connection),
    loginCheck(connection),
  ]
}

function storefrontCheck({ api, configuration }: Connection, market: Market): Check {
  return {
    name: `commerce storefront token, channel of ${market.code}`,
    settings: ['BIGCOMMERCE_GRAPHQL_URL', 'BIGCOMMERCE_STOREFRONT_TOKEN', 'BIGCOMMERCE_API_URL', 'CHANNEL_IDS'],
    why: `Products and listings of the market ${market.code} cannot be read.`,
    fix: 'Check BIGCOMMERCE_GRAPHQL_URL. Create a Storefront API token that is valid for the channels of all markets.',
    async run(signal) {
      const { channel, site } = await api.graphql('doctor', StoreSchema, {
        market,
        query: 'query Doctor { channel { entityId } site { settings { storeHash } } }',
        variables: {},
        signal,
      })
      const hash = configuration.bigCommerce.login.storeHash
      if (channel.entityId !== api.channelOf(market))
        return { what: `the address responds for channel ${channel.entityId}, not ${api.channelOf(market)}` }
      return site.settings && site.settings.storeHash !== hash
        ? { what: `BIGCOMMERCE_GRAPHQL_URL is of the store ${site.settings.storeHash}, BIGCOMMERCE_API_URL of ${hash}` }
        : null
    },
  }
}

function channelCheck({ ports, api }: Connection, market: Market): Check {
  return {
    name: `commerce channel and currency of ${market.code}`,
    settings: ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN', 'CHANNEL_IDS'],
    why: `Prices of the market ${market.code} are wrong, or it cannot sell.`,
    fix: `CHANNEL_IDS says channel ${api.channelOf(market)}, and shared/own-markets.ts ${market.currency}. Correct the channel in the control panel, or CHANNEL_IDS: npm run setup finds or makes the channels and prints their ids.`,
    async run(signal) {
      const { defaultCurrency, storeName } = await ports.catalogue.channel({ market }, signal)
      return defaultCurrency === market.currency
        ? null
        : {
            what: `channel ${api.channelOf(market)} of ${storeName} sells in ${defaultCurrency}, not in ${market.currency}`,
          }
    },
  }
}

function accountCheck({ api }: Connection, market: Market): Check {
  return {
    name: `commerce customers of ${market.code}`,
    settings: ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN', 'CHANNEL_IDS'],
    why: `Customers can register in the market ${market.code}, but not log in or check out with their account.`,
    fix: 'Run npm run setup with --apply, --only logins, --env and the environment.',
    async run(signal) {
      const { data } = await api.rest('doctor', LoginsSchema, {
        path: `/v3/customers/settings/channels/${api.channelOf(market)}`,
        signal,
      })
      return data.allow_global_logins
        ? null
        : { what: `channel ${api.channelOf(market)} does not allow the customers of all markets to log in` }
    },
  }
}

function siteCheck({ api, configuration }: Connection, market: Market): Check {
  return {
    name: `commerce site of ${market.code}`,
    settings: ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN', 'PUBLIC_ORIGIN', 'MARKET_HOSTS', 'CHECKOUT_HOSTS'],
    why: 'Shoppers do not come back from the checkout, or are not let into it.',
    fix: `Set the site of channel ${api.channelOf(market)} in the control panel, and its checkout host in CHECKOUT_HOSTS.`,
    async run(signal) {
      const { data } = await api.rest('doctor', SiteSchema, {
        path: `/v3/channels/${api.channelOf(market)}/site`,
        signal,
      })
      // The platform takes no path in a site's address: https://github.com/bigcommerce/dev-docs/issues/1346
      const site = configuration.sites[market.code]
      const { origin } = site
      const accepted = [origin, siteUrl(site, '/').replace(/\/$/, '')]
      if (!accepted.includes(data.url.replace(/\/$/, ''))) return { what: `its address is ${data.url}, not ${origin}` }
      const checkout = data.urls.find(({ type }) => type === 'checkout')
      const host = checkout && URL.parse(checkout.url)?.host
      return host && !configuration.checkoutHosts.includes(host)
        ? { what: `its checkout is on ${host}, which is not in CHECKOUT_HOSTS` }
        : null
    },
  }
}

function returnCheck({ api, configuration }: Connection, market: Market): Check {
  const expected = returnScriptUrl(configuration.sites[market.code])
  return {
    name: `commerce return from the checkout of ${market.code}`,
    settings: ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN', 'PUBLIC_ORIGIN', 'MARKET_HOSTS'],
    why: 'After the payment, shoppers stay on the platform and see no confirmation of the shop.',
    fix: 'Run npm run setup with --apply, --only checkouts, --env and the environment.',
    async run(signal) {
      const { data } = await api.rest('doctor', ReturnSchema, {
        path: `/v3/checkouts/settings/channels/${api.channelOf(market)}`,
        signal,
      })
      const script = data.custom_order_confirmation_script_url
      return script === expected ? null : { what: `its confirmation script is ${script || 'not set'}, not ${expected}` }
    },
  }
}

function fieldCheck({ api, configuration }: Connection): Check {
  return {
    name: 'commerce customer fields',
    settings: ['BIGCOMMERCE_GRAPHQL_URL', 'BIGCOMMERCE_STOREFRONT_TOKEN', 'CUSTOMER_CART_FIELD'],
    why: 'Registration fails, and a profile cart does not follow its customer.',
    fix: 'Add the fields in the control panel under Account sign-up form, with exactly these names.',
    async run(signal) {
      const { site } = await api.graphql('doctor', FieldsSchema, {
        market: defaultMarket,
        query: 'query Doctor { site { settings { formFields { customer { label } } } } }',
        variables: {},
        signal,
      })
      const labels = site.settings?.formFields.customer.map(({ label }) => label) ?? []
      const missing = [...Object.values(customerFieldNames), configuration.bigCommerce.cartField].filter(
        (name) => !labels.includes(name),
      )
      return missing.length === 0 ? null : { what: `customers have no field ${missing.join(', ')}` }
    },
  }
}

function loginCheck({ configuration, api }: Connection): Check {
  return {
    name: 'commerce login at the checkout',
    settings: ['BIGCOMMERCE_LOGIN_URL', 'CHECKOUT_HOSTS'],
    why: 'Signed-in customers cannot check out.',
    fix: 'Set CHECKOUT_HOSTS to the hosts of the checkout, and BIGCOMMERCE_LOGIN_URL to an address on one of them.',
    async run() {
      const { login } = configuration.bigCommerce
      const hosts = Object.values(markets).map(
        (market) => new URL(login.url.replaceAll('{channelId}', String(api.channelOf(market)))).host,
      )
      const unknown = hosts.filter((host) => !configuration.checkoutHosts.includes(host))
      return unknown.length === 0
        ? null
        : { what: `CHECKOUT_HOSTS lacks ${[...new Set(unknown)].join(', ')} of BIGCOMMERCE_LOGIN_URL` }
    },
  }
}
