import { env } from 'cloudflare:workers'
import { categoryIdsTo } from '../../catalogue/categories.ts'
import { ukChannel } from '../test/shop.ts'
import type { Operation } from './operation.ts'

const everything =
  'bulk_pricing_rules,channels,custom_fields,images,modifiers,options,parent_relations,primary_image,reviews,variants,videos'
const [category] = categoryIdsTo('/womens/')
const nobody = 999_999

export const catalogueOperations: Operation[] = [
  {
    name: 'trees',
    document: 'category-trees_catalog.v3',
    response: 'get /catalog/trees 200',
    request: ({ call }) => call('GET', `/v3/catalog/trees?channel_id:in=${ukChannel}`),
  },
  {
    name: 'getCategoryTree',
    document: 'category-trees_catalog.v3',
    response: 'get /catalog/trees/{tree_id}/categories 200',
    request: ({ call }) => call('GET', '/v3/catalog/trees/1/categories'),
  },
  {
    name: 'getCategoryTree of no tree',
    document: 'category-trees_catalog.v3',
    response: 'get /catalog/trees/{tree_id}/categories 404',
    request: ({ call }) => call('GET', `/v3/catalog/trees/${nobody}/categories`),
  },
  {
    name: 'getCategory',
    document: 'category-trees_catalog.v3',
    response: 'get /catalog/trees/categories 200',
    request: ({ call }) => call('GET', `/v3/catalog/trees/categories?category_id:in=${category}`),
  },
  {
    name: 'getCategory, the older way',
    document: 'categories_catalog.v3',
    response: 'get /catalog/categories/{category_id} 200',
    request: ({ call }) => call('GET', `/v3/catalog/categories/${category}`),
  },
  {
    name: 'getCategory of none, the older way',
    document: 'categories_catalog.v3',
    response: 'get /catalog/categories/{category_id} 404',
    request: ({ call }) => call('GET', `/v3/catalog/categories/${nobody}`),
  },
  {
    name: 'getProducts',
    document: 'products_catalog.v3',
    response: 'get /catalog/products 200',
    request: ({ call, style }) => call('GET', `/v3/catalog/products?sku:in=${style}&include=${everything}`),
  },
  {
    name: 'getProducts without options',
    document: 'products_catalog.v3',
    response: 'get /catalog/products 200',
    request: ({ call }) =>
      call('GET', '/v3/catalog/products?limit=250&is_visible=true&include=custom_fields,images,variants'),
  },
  {
    name: 'getProductsByIdList',
    document: 'products_catalog.v3',
    response: 'get /catalog/products 200',
    request: ({ call, product }) =>
      call('GET', `/v3/catalog/products?id:in=${product},${nobody}&include=custom_fields&limit=250`),
  },
  {
    name: 'getProductById',
    document: 'products_catalog.v3',
    response: 'get /catalog/products/{product_id} 200',
    request: ({ call, product }) => call('GET', `/v3/catalog/products/${product}?include=${everything}`),
  },
  {
    name: 'getProductById of none',
    document: 'products_catalog.v3',
    response: 'get /catalog/products/{product_id} 404',
    request: ({ call }) => call('GET', `/v3/catalog/products/${nobody}`),
  },
  {
    name: 'images',
    document: 'products_catalog.v3',
    response: 'get /catalog/products/{product_id}/images 200',
    request: ({ call, product }) => call('GET', `/v3/catalog/products/${product}/images`),
  },
  {
    name: 'custom fields',
    document: 'products_catalog.v3',
    response: 'get /catalog/products/{product_id}/custom-fields 200',
    request: ({ call, product }) => call('GET', `/v3/catalog/products/${product}/custom-fields`),
  },
  {
    name: 'options',
    document: 'product-variant-options_catalog.v3',
    response: 'get /catalog/products/{product_id}/options 200',
    request: ({ call, product }) => call('GET', `/v3/catalog/products/${product}/options`),
  },
  {
    name: 'modifiers',
    document: 'product-modifiers_catalog.v3',
    response: 'get /catalog/products/{product_id}/modifiers 200',
    request: async ({ call }) => call('GET', `/v3/catalog/products/${await giftCard()}/modifiers`),
  },
  {
    name: 'getBySku',
    document: 'product-variants_catalog.v3',
    response: 'get /catalog/variants 200',
    request: ({ call, sku }) => call('GET', `/v3/catalog/variants?sku=${encodeURIComponent(sku)}`),
  },
  {
    name: 'variants',
    document: 'product-variants_catalog.v3',
    response: 'get /catalog/products/{product_id}/variants 200',
    request: ({ call, product }) => call('GET', `/v3/catalog/products/${product}/variants`),
  },
  {
    name: 'variant',
    document: 'product-variants_catalog.v3',
    response: 'get /catalog/products/{product_id}/variants/{variant_id} 200',
    request: ({ call, product, variant }) => call('GET', `/v3/catalog/products/${product}/variants/${variant}`),
  },
  {
    name: 'variant of none',
    document: 'product-variants_catalog.v3',
    response: 'get /catalog/products/{product_id}/variants/{variant_id} 404',
    request: ({ call, product }) => call('GET', `/v3/catalog/products/${product}/variants/${nobody * 100}`),
  },
  {
    name: 'getProductsInventory',
    document: 'inventory.v3',
    response: 'get /inventory/items 200',
    request: ({ call, variant }) => call('GET', `/v3/inventory/items?variant_id:in=${variant},${variant + 1}`),
  },
  {
    name: 'getInventoryAtLocations',
    document: 'inventory.v3',
    response: 'get /inventory/locations/{location_id}/items 200',
    request: ({ call, sku }) => call('GET', `/v3/inventory/locations/2/items?sku:in=${encodeURIComponent(sku)}`),
  },
  {
    name: 'getInventoryAtLocations of none',
    document: 'inventory.v3',
    response: 'get /inventory/locations/{location_id}/items 404',
    request: ({ call }) => call('GET', `/v3/inventory/locations/${nobody}/items`),
  },
  {
    name: 'a change of prices',
    document: 'products_catalog.v3',
    response: 'put /catalog/products/{product_id} 200',
    request: ({ call, product }) => call('PUT', `/v3/catalog/products/${product}`, { price: 41.5, sale_price: 0 }),
  },
  {
    name: 'an adjustment of stock',
    document: 'inventory.v3',
    response: 'put /inventory/adjustments/absolute 200',
    request: ({ call, variant }) =>
      call('PUT', '/v3/inventory/adjustments/absolute', {
        reason: 'Count',
        items: [{ location_id: 1, variant_id: variant, quantity: 7 }],
      }),
  },
  {
    name: 'an adjustment of no item',
    document: 'inventory.v3',
    response: 'put /inventory/adjustments/absolute 422',
    request: ({ call }) =>
      call('PUT', '/v3/inventory/adjustments/absolute', {
        items: [{ location_id: 1, variant_id: nobody * 100, quantity: 7 }],
      }),
  },
  {
    name: 'pricing',
    document: 'pricing.sf',
    response: 'post /pricing/products 200',
    request: ({ call, product, variant }) =>
      call('POST', '/v3/pricing/products', {
        channel_id: ukChannel,
        currency_code: 'GBP',
        items: [{ product_id: product, variant_id: variant }, { product_id: product }],
      }),
  },
  {
    name: 'getProductReviews',
    document: 'products_catalog.v3',
    response: 'get /catalog/products/{product_id}/reviews 200',
    request: ({ call }) => call('GET', '/v3/catalog/products/1001/reviews?limit=250'),
  },
  {
    name: 'getProductReviews of no product',
    document: 'products_catalog.v3',
    response: 'get /catalog/products/{product_id}/reviews 404',
    request: ({ call }) => call('GET', `/v3/catalog/products/${nobody}/reviews`),
  },
]

async function giftCard() {
  return env.DB.prepare("SELECT id FROM products WHERE type = 'digital'").first<number>('id')
}
