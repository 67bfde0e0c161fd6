import type { Log } from '../../lib/log.ts'
import type { BigCommerceApi } from './api/api.ts'
import { createBigCommerceCarts } from './cart/carts.ts'
import { createCustomerLogin } from './cart/customer-login.ts'
import { createGiftMemory } from './cart/free-gifts.ts'
import { createBigCommerceGiftCertificates } from './cart/gift-certificates.ts'
import { createBigCommercePresents } from './cart/presents.ts'
import { createBigCommerceCatalogue, createCatalogueMemory } from './catalogue/catalogue.ts'
import { createBigCommerceChannel } from './catalogue/channel.ts'
import { createBigCommerceProductIndex, createProductIndexMemory } from './catalogue/product-index.ts'
import { createBigCommerceRedirects, createRedirectMemory } from './catalogue/redirects.ts'
import { createBigCommerceAddress } from './customer/address.ts'
import { createBigCommerceCustomer } from './customer/customer.ts'
import { createBigCommerceWishlist } from './customer/wishlist.ts'
import { createBigCommerceOrderPayment } from './order/order-payment.ts'
import { createBigCommerceReturns } from './order/order-returns.ts'
import { createBigCommerceOrder } from './order/order.ts'
import { createBigCommerceReviews } from './reviews/reviews.ts'
import type { Configuration } from '#worker/configuration/configuration.ts'
import { lazily } from '#worker/lib/lazily.ts'
import type { Ports } from '#worker/ports/ports.ts'
import type { KvLoad } from '#worker/upstream/kv-load.ts'

/** What an isolate keeps of the platform between requests. */
export function createBigCommerceMemory() {
  return {
    catalogue: createCatalogueMemory(),
    productIndex: createProductIndexMemory(),
    redirects: createRedirectMemory(),
    gifts: createGiftMemory(),
  }
}

/** All ports of the commerce platform. */
export function createBigCommerce({
  configuration,
  memory,
  kvLoad,
  ...shared
}: {
  api: BigCommerceApi
  configuration: Pick<Configuration, 'bigCommerce' | 'checkoutHosts' | 'sites'>
  memory: ReturnType<typeof createBigCommerceMemory>
  kvLoad: KvLoad
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}): Pick<
  Ports,
  'catalogue' | 'cart' | 'giftCertificates' | 'presents' | 'customers' | 'orders' | 'returns' | 'reviews'
> {
  const { cartField, isSecondLocationSubtracted } = configuration.bigCommerce
  return lazily({
    catalogue: () => ({
      ...createBigCommerceCatalogue({ ...shared, memory: memory.catalogue, kvLoad, isSecondLocationSubtracted }),
      ...createBigCommerceProductIndex({ ...shared, memory: memory.productIndex }),
      ...createBigCommerceRedirects({ ...shared, sites: configuration.sites, memory: memory.redirects }),
      ...createBigCommerceChannel(shared),
    }),
    cart: () => createBigCommerceCarts({ ...shared, configuration, memory: memory.gifts }),
    giftCertificates: () =>
      createBigCommerceGiftCertificates({ ...shared, login: createCustomerLogin(configuration.bigCommerce.login) }),
    presents: () => createBigCommercePresents(shared),
    customers: () => ({
      ...createBigCommerceCustomer({ ...shared, cartField }),
      ...createBigCommerceAddress(shared),
      ...createBigCommerceWishlist(shared),
    }),
    orders: () => ({ ...createBigCommerceOrder(shared), ...createBigCommerceOrderPayment(shared) }),
    returns: () => createBigCommerceReturns(shared),
    reviews: () => createBigCommerceReviews(shared),
  })
}
