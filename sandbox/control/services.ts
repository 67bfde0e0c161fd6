import type { SandboxEnv } from '../env.ts'

export type Service = { name: string; purpose: string; address: string; key?: string }

/** Every service of the sandbox: where it answers, and with which key. */
export function servicesOf(env: SandboxEnv): Service[] {
  const at = (path: string) => env.SANDBOX_ORIGIN + path
  return [
    { name: 'BigCommerce REST', purpose: 'Catalogue, carts, checkouts, orders', address: at(`/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}/v3`), key: env.BIGCOMMERCE_ACCESS_TOKEN },
    { name: 'BigCommerce GraphQL', purpose: 'Storefront catalogue and search', address: at(`/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-{channel}/graphql`), key: env.BIGCOMMERCE_STOREFRONT_TOKEN },
    { name: 'Amplience Content Delivery', purpose: 'Pages, navigation, slots', address: at('/amplience') },
    { name: 'Amplience Dynamic Media', purpose: 'Product and campaign pictures', address: at('/media') },
    { name: 'Constructor', purpose: 'Search, browse, autocomplete', address: at('/constructor'), key: env.CONSTRUCTOR_KEYS },
    { name: 'Hosted checkout', purpose: 'Opened by a redirect address of a cart', address: at('/checkout') },
  ]
}
