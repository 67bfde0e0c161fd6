import type { Shop } from '../test/shop.ts'
import { readyCheckout } from './checkouts.ts'
import type { Operation } from './operation.ts'

const document = 'orders.v2.oas2'

export const orderOperations: Operation[] = [
  {
    name: 'getOrders',
    document,
    response: 'get /orders 200',
    request: ({ call, customer }) => call('GET', `/v2/orders?customer_id=${customer}&sort=date_created:desc`),
  },
  {
    name: 'getOrder',
    document,
    response: 'get /orders/{order_id} 200',
    request: async (shop) => shop.call('GET', await newOrder(shop)),
  },
  {
    name: 'updateOrder',
    document,
    response: 'put /orders/{order_id} 200',
    request: async (shop) => shop.call('PUT', await newOrder(shop), { customer_id: shop.customer }),
  },
  {
    name: 'updateOrder with a payment',
    document,
    response: 'put /orders/{order_id} 200',
    request: async (shop) =>
      shop.call('PUT', await newOrder(shop), {
        status_id: 11,
        payment_method: 'Apple Pay',
        payment_provider_id: 'V4HZ4RBFJGXXGN82',
        staff_notes: 'Paid by wallet',
      }),
  },
  {
    name: 'getOrderProducts',
    document,
    response: 'get /orders/{order_id}/products 200',
    request: async (shop) => shop.call('GET', `${await newOrder(shop)}/products`),
  },
  {
    name: 'getOrderShippingAddresses',
    document,
    response: 'get /orders/{order_id}/shipping_addresses 200',
    request: async (shop) => shop.call('GET', `${await newOrder(shop)}/shipping_addresses`),
  },
  {
    name: 'getOrderShipments',
    document,
    response: 'get /orders/{order_id}/shipments 200',
    async request(shop) {
      const order = await newOrder(shop)
      await shop.call('PUT', order, { status_id: 2 })
      return shop.call('GET', `${order}/shipments`)
    },
  },
  {
    name: 'createOrderMetafield',
    document: 'orders.v3',
    response: 'post /orders/{order_id}/metafields 200',
    request: async (shop) => shop.call('POST', await metafieldsOf(shop), metafield),
  },
  {
    name: 'createOrderMetafield with a key that there is',
    document: 'orders.v3',
    response: 'post /orders/{order_id}/metafields 409',
    async request(shop) {
      const path = await metafieldsOf(shop)
      await shop.call('POST', path, metafield)
      return shop.call('POST', path, metafield)
    },
  },
  {
    name: 'getOrderMetafields',
    document: 'orders.v3',
    response: 'get /orders/{order_id}/metafields 200',
    async request(shop) {
      const path = await metafieldsOf(shop)
      await shop.call('POST', path, metafield)
      return shop.call('GET', `${path}?namespace=${metafield.namespace}`)
    },
  },
]

const metafield = { permission_set: 'read', namespace: 'notes', key: 'one', value: '{}', description: 'A note' }

async function metafieldsOf(shop: Shop): Promise<string> {
  return `${(await newOrder(shop)).replace('/v2/', '/v3/')}/metafields`
}

async function newOrder(shop: Shop): Promise<string> {
  const checkout = await readyCheckout(shop)
  const { id } = await shop.data('POST', `/v3/checkouts/${checkout.id}/orders`)
  return `/v2/orders/${id}`
}
