import { adyenError } from './adyen/vendor-error.ts'
import { bigcommerceError } from './bigcommerce/vendor-error.ts'
import type { SandboxEnv } from './env.ts'
import type { Failure, VendorError } from './faults/failure.ts'

type StandIn = {
  /** Its name on the pages. */
  title: string
  /** What the start page says of it. */
  addresses(env: SandboxEnv): Address[]
  /** A failure in the vendor's own format. */
  error(failure: Failure): VendorError
}

/** `name` is the service's title by default. `path` follows the service's prefix. */
type Address = { name?: string; purpose: string; path?: string; key?: string }

const table = {
  bigcommerce: {
    title: 'BigCommerce',
    addresses: (env) => [
      {
        name: 'BigCommerce REST',
        purpose: 'Catalogue, customers, carts, checkouts, orders',
        path: `/stores/${env.BIGCOMMERCE_STORE_HASH}/v3`,
        key: env.BIGCOMMERCE_ACCESS_TOKEN,
      },
      {
        name: 'BigCommerce GraphQL',
        purpose: 'Storefront catalogue, search, reviews, gift certificates',
        path: `/store-${env.BIGCOMMERCE_STORE_HASH}-{channel}/graphql`,
        key: env.BIGCOMMERCE_STOREFRONT_TOKEN,
      },
      {
        name: 'BigCommerce login tokens',
        purpose: 'Issuer and secret of Customer Login',
        path: '/login/token/{jwt}',
        key: `${env.BIGCOMMERCE_CLIENT_ID} ${env.BIGCOMMERCE_CLIENT_SECRET}`,
      },
    ],
    error: bigcommerceError,
  },
  talonone: {
    title: 'Talon.One',
    addresses: (env) => [{ purpose: 'Promotions: profiles, sessions, coupons', key: env.TALONONE_API_KEYS }],
    error: ({ status, phrase }) => ({
      body: { message: phrase, ...(status < 500 && { errors: [] }), ...(status !== 400 && { StatusCode: status }) },
    }),
  },
  amplience: {
    title: 'Amplience content',
    addresses: () => [{ name: 'Amplience Content Delivery', purpose: 'Pages, navigation, slots' }],
    error: contentError,
  },
  'amplience-staging': {
    title: 'Amplience staging',
    addresses: () => [{ purpose: 'The same, with what is not published yet', path: '/{domain}' }],
    error: contentError,
  },
  'amplience-virtual-staging': {
    title: 'Amplience virtual staging',
    addresses: () => [{ purpose: 'Pins a staging host to a moment or a snapshot', path: '/domain/{host}' }],
    error: contentError,
  },
  media: {
    title: 'Dynamic Media',
    addresses: () => [{ name: 'Amplience Dynamic Media', purpose: 'Product and campaign pictures' }],
    error: ({ phrase }) => ({ body: { status: 'error', errorMsg: phrase } }),
  },
  constructor: {
    title: 'Constructor',
    addresses: (env) => [{ purpose: 'Search, browse, autocomplete', key: env.CONSTRUCTOR_KEYS }],
    error: ({ phrase }) => ({ body: { message: phrase } }),
    // TypeScript takes the key for every object's own `constructor`, and needs the row's type.
  } satisfies StandIn,
  promobadger: {
    title: 'PromoBadger',
    addresses: (env) => [{ purpose: 'Badges of products', path: `/v1/${env.PROMOBADGER_PROJECT}` }],
    error: ({ phrase }) => ({ body: { error: phrase } }),
  },
  adyen: {
    title: 'Adyen',
    addresses: (env) => [
      {
        name: 'Adyen Checkout',
        purpose: `Payments and wallet sessions of the merchant ${env.ADYEN_MERCHANT_ACCOUNT}`,
        path: '/v71',
        key: env.ADYEN_API_KEY,
      },
    ],
    error: adyenError,
  },
  marketing: {
    title: 'E-mail marketing',
    addresses: (env) => [
      {
        purpose: 'subscriptions, consents, preferences, contacts/{email}, stock-notifications/{open,answers,list,stop}',
        path: '/v1',
        key: env.MARKETING_API_KEY,
      },
    ],
    error: ({ phrase }) => ({ body: { error: { code: phrase.toLowerCase().replaceAll(' ', '_'), message: phrase } } }),
  },
  shops: {
    title: 'Stock of the shops',
    addresses: (env) => [
      {
        purpose: 'stock, reservations, reservations/{list,forget}',
        path: '/v1',
        key: env.SHOPS_API_KEY,
      },
    ],
    error: ({ phrase }) => ({ body: { error: { code: phrase.toLowerCase().replaceAll(' ', '_') } } }),
  },
  scripts: {
    title: 'Third-party scripts',
    addresses: () => [
      {
        purpose:
          'consent, tag-manager, fit, ratings, recommendations, live-shopping, customer-data, payment, apple-pay, google-pay',
        path: '/{name}.js',
      },
    ],
    error: ({ phrase }) => ({ body: phrase, contentType: 'text/plain; charset=utf-8' }),
  },
  checkout: {
    title: 'Hosted checkout',
    addresses: () => [{ purpose: 'Opened by a redirect address of a cart' }],
    error: ({ phrase }) => ({
      body: `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${phrase}</title><h1>${phrase}</h1><p>The checkout cannot be reached. Please try again.</p></html>`,
      contentType: 'text/html; charset=utf-8',
    }),
  },
} satisfies Record<string, StandIn>

/** Names of the services: the first segments of their paths. */
export type Service = keyof typeof table

/** Every service of the sandbox. `app.ts` mounts them; scripts of Node read this table, and cannot load the routes. */
export const standIns: Readonly<Record<Service, StandIn>> = table

export const services = Object.keys(table) as Service[]

function contentError({ phrase }: Failure): VendorError {
  return { body: { error: { type: phrase.toUpperCase().replaceAll(' ', '_'), message: phrase } } }
}
