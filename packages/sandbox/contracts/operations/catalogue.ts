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
    name: 'getCategory',
    document: 'category-trees_catalog.v3',
    response: 'get /catalog/trees/categories 200',
    request: ({ call }) => call('GET', `/v3/catalog/trees/categories?category_id:in=${category}`),
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
    name: 'getProductsInventory',
    document: 'inventory.v3',
    response: 'get /inventory/items 200',
    request: ({ call, variant }) => call('GET', `/v3/inventory/items?variant_id:in=${variant},${variant + 1}`),
  },
  {
    name: 'a change of prices',
    document: 'products_catalog.v3',
    response: 'put /catalog/products/{product_id} 200',
    request: ({ call, product }) => call('PUT', `/v3/catalog/products/${product}`, { price: 41.5, sale_price: 0 }),
  },
  {
    name: 'a change of a variant',
    document: 'product-variants_catalog.v3',
    response: 'put /catalog/products/{product_id}/variants/{variant_id} 200',
    request: ({ call, product, variant }) =>
      call('PUT', `/v3/catalog/products/${product}/variants/${variant}`, { purchasing_disabled: false }),
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
