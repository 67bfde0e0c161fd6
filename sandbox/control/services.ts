import type { SandboxEnv } from '../env.ts'

export type Service = { name: string; purpose: string; address: string; key?: string }

/** Every service of the sandbox, with its address and key. */
export function servicesOf(env: SandboxEnv): Service[] {
  const at = (path: string) => env.SANDBOX_ORIGIN + path
  return [
    {
      name: 'BigCommerce REST',
      purpose: 'Catalogue, customers, carts, checkouts, orders',
      address: at(`/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}/v3`),
      key: env.BIGCOMMERCE_ACCESS_TOKEN,
    },
    {
      name: 'BigCommerce GraphQL',
      purpose: 'Storefront catalogue, search, accounts',
      address: at(`/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-{channel}/graphql`),
      key: env.BIGCOMMERCE_STOREFRONT_TOKEN,
    },
    {
      name: 'BigCommerce login tokens',
      purpose: 'Issuer and secret of Customer Login',
      address: at('/bigcommerce/login/token/{jwt}'),
      key: `${env.BIGCOMMERCE_CLIENT_ID} ${env.BIGCOMMERCE_CLIENT_SECRET}`,
    },
    {
      name: 'Talon.One',
      purpose: 'Promotions: profiles, sessions, coupons',
      address: at('/talonone'),
      key: env.TALONONE_API_KEYS,
    },
    { name: 'Amplience Content Delivery', purpose: 'Pages, navigation, slots', address: at('/amplience') },
    {
      name: 'Amplience staging',
      purpose: 'The same, with what is not published yet',
      address: at('/amplience-staging/{domain}'),
    },
    {
      name: 'Amplience virtual staging',
      purpose: 'Pins a staging host to a moment or a snapshot',
      address: at('/amplience-virtual-staging/domain/{host}'),
    },
    { name: 'Amplience Dynamic Media', purpose: 'Product and campaign pictures', address: at('/media') },
    {
      name: 'Constructor',
      purpose: 'Search, browse, autocomplete',
      address: at('/constructor'),
      key: env.CONSTRUCTOR_KEYS,
    },
    { name: 'PromoBadger', purpose: 'Badges of products', address: at(`/promobadger/v1/${env.PROMOBADGER_PROJECT}`) },
    {
      name: 'Adyen Checkout',
      purpose: `Payments and wallet sessions of the merchant ${env.ADYEN_MERCHANT_ACCOUNT}`,
      address: at('/adyen/v71'),
      key: env.ADYEN_API_KEY,
    },
    {
      name: 'E-mail marketing',
      purpose:
        'subscriptions, consents, preferences, contacts/{email}, stock-notifications, stock-notifications/dispatch',
      address: at('/marketing/v1'),
      key: env.MARKETING_API_KEY,
    },
    {
      name: 'Geolocation',
      purpose: 'Country of an address; 192.0.2.1 is British, 198.51.100.1 American, 203.0.113.1 Irish',
      address: at('/geo/v2.1/country/{ip}'),
    },
    {
      name: 'Third-party scripts',
      purpose:
        'consent, tag-manager, fit, ratings, recommendations, live-shopping, customer-data, payment, apple-pay, google-pay',
      address: at('/scripts/{name}.js'),
    },
    { name: 'Hosted checkout', purpose: 'Opened by a redirect address of a cart', address: at('/checkout') },
  ]
}
