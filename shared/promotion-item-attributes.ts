/**
 * Custom attributes of the cart items that the shop sends. The engine refuses an item with an attribute that is not
 * defined in the account and subscribed by the application: `npm run setup` defines them.
 */
export const itemAttributes = [
  { name: 'product_id', title: 'Product id', description: 'Id of the product in the commerce platform.' },
  { name: 'tmp_variant_id', title: 'Variant id', description: 'Id of the variant in the commerce platform.' },
] as const

export type ItemAttributes = Record<(typeof itemAttributes)[number]['name'], number>
