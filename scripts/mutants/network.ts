import type { Mutant } from './mutant.ts'

/** Calls of services, and what a browser may ask the Worker. */
export const networkMutants: readonly Mutant[] = [
  {
    ids: ['NET-16'],
    change: 'The channel and its store are requested at the same time',
    file: 'worker/adapters/bigcommerce-channel/bigcommerce-channel.ts',
    find: `      const [channel, store] = await Promise.all([
        api.rest('channel', ChannelSchema, {
          path: \`/v3/channels/\${market.channelId}\`,
          query: { include: 'currencies' },
          signal,
        }),
        api.rest('store', StoreSchema, { path: '/v2/store', signal }),
      ])
`,
    replace: `      const channel = await api.rest('channel', ChannelSchema, {
        path: \`/v3/channels/\${market.channelId}\`,
        query: { include: 'currencies' },
        signal,
      })
      const store = await api.rest('store', StoreSchema, { path: '/v2/store', signal })
`,
    tests: ['worker/adapters/bigcommerce-channel/bigcommerce-channel.test.ts'],
  },
  {
    ids: ['NET-23'],
    change: 'A product is read without metafields',
    file: 'worker/adapters/bigcommerce-catalogue/product-wire.ts',
    find: '    customFields(first: 50) { edges { node { name value } } }\n',
    replace:
      '    customFields(first: 50) { edges { node { name value } } }\n    metafields(namespace: "selvedge", first: 50) { edges { node { key value } } }\n',
    tests: ['worker/adapters/bigcommerce-catalogue/bigcommerce-catalogue.test.ts'],
  },
  {
    ids: ['NET-24'],
    change: 'The product of a SKU is asked for by that SKU',
    file: 'worker/adapters/bigcommerce-catalogue/product.ts',
    find: '    variables: { sku },\n',
    replace: '    variables: { sku: sku.slice(0, 6) },\n',
    tests: ['worker/adapters/bigcommerce-catalogue/bigcommerce-catalogue.test.ts'],
  },
  {
    ids: ['NET-26'],
    change: 'A browser has no operation that makes an order',
    file: 'worker/api/checkout-operations.ts',
    find: '  estimateDelivery: defineOperation(',
    replace:
      "  createOrderFromCheckout: defineOperation('cart', DeliveryPlaceSchema, async (c) =>\n    c.var.services.checkout.createOrder({ cartId: (await readCartId(c)) ?? '' }),\n  ),\n  estimateDelivery: defineOperation(",
    tests: ['worker/api/checkout-operations.test.ts'],
  },
  {
    ids: ['NET-30'],
    change: 'No page holds a token of a service',
    file: 'worker/ssr/render-html.tsx',
    find: "'data-build': manifest.buildId,",
    replace: "'data-build': 'sandbox-access-token',",
    tests: ['e2e/attacks/files.test.ts'],
  },
  {
    ids: ['ERR-20'],
    change: 'An address that nothing is sent to has its own message',
    file: 'worker/cart/estimate-delivery.ts',
    find: "'not-served': messages.wallet.cannotShip",
    replace: "'not-served': messages.bag.failed",
    tests: ['worker/cart/estimate-delivery.test.ts'],
  },
  {
    ids: ['SEO-07'],
    change: 'A search with a query has no alternates',
    file: 'worker/routes/search-page.tsx',
    find: 'hasAlternates: query.size === 0,',
    replace: 'hasAlternates: true,',
    tests: ['worker/app.test.ts'],
  },
]
