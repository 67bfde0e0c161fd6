/** A known mistake in the vendor's document: a matching violation is ignored, for the reason given. */
export type Tolerance = { document: string; response?: RegExp; violation: RegExp; because: string }

export const tolerances: readonly Tolerance[] = [
  {
    document: 'sites.v3',
    violation: /^\/meta\/pagination: \w+ is not known$/,
    because: 'The schemas of meta leave out what the examples of the same document have',
  },
  {
    document: 'sites.v3',
    violation: /\/type: "(create_account|forgot_password)" is not one of /,
    because: 'The enum of the schema leaves out what the table of route types of the same document has',
  },
  {
    document: 'products_catalog.v3',
    violation: /: (variants|reviews) is not known$/,
    because: 'The schema of a product leaves out what the include parameter of the same operation offers',
  },
  {
    document: 'products_catalog.v3',
    violation: /: image_file is not known$/,
    because: 'The schema of an image leaves out image_file, the examples of the same operation have it',
  },
  {
    document: 'products_catalog.v3',
    violation: /\/base_variant_id: null is not integer$/,
    because: 'Not marked nullable, though described as null for a product with options',
  },
  {
    document: 'product-variants_catalog.v3',
    violation: /: (map_price|calculated_weight|image_url|mpn|gtin) is not known$/,
    because: 'The schema of a variant leaves out fields that the examples of the same operation have',
  },
  {
    document: 'carts.v3',
    violation: /\/parent_id: null is not string$/,
    because: 'Only items of bundles have a parent, and the example of another item has no string here either',
  },
  {
    document: 'carts.v3',
    violation: /^\/data(: redirect_urls|\/line_items\/physical_items\/\d+: options) is not known$/,
    because: 'The schema of a cart leaves out what its include parameter offers',
  },
  {
    document: 'carts.v3',
    violation: /^\/data\/promotions\/banners: \[\] is not object$/,
    because: 'The include parameter promises a list of banners, the schema holds one',
  },
  {
    document: 'carts.v3',
    response: /^delete .* 200$/,
    violation: /^: (data|meta) is not known$/,
    because: 'The schema has the cart without an envelope, the example has it with one',
  },
  {
    document: 'checkouts.v3',
    violation:
      /^\/data\/cart(: manual_discount_amount|\/line_items\/physical_items\/\d+: (coupons|options)) is not known$/,
    because:
      'The schema of a checkout’s cart leaves out fields that its examples have and its include parameter offers',
  },
  {
    document: 'checkouts.v3',
    violation: /address: country is not known$/,
    because: 'The schema of an address leaves out the country’s name, the examples have it',
  },
  {
    document: 'orders.v2.oas2',
    violation: /: (credit_card_type|custom_status) is not known$/,
    because: 'The schema of an order leaves out fields that its examples have',
  },
  {
    document: 'customers.v3',
    violation: /\/channel_ids: null is not array$/,
    because: 'Null means every channel that allows global logins',
  },
  {
    document: 'customers.v3',
    response: /\/customers 200$/,
    violation: /: (shopper_profile_id|segment_ids) is not known$/,
    because: 'The schema of a customer leaves out what the include parameter offers and the examples have',
  },
  {
    document: 'customers.v3',
    response: /^put \/customers\/settings\/channels/,
    violation: /^\/data: allow_global_logins is not known$/,
    because: 'The schema is that of the store’s own settings, the example has the shop’s',
  },
]

/** The tolerance that applies to a violation in this response, if there is one. */
export function toleranceFor({
  document,
  response,
  violation,
}: {
  document: string
  response: string
  violation: string
}): Tolerance | undefined {
  return tolerances.find(
    (tolerance) =>
      tolerance.document === document &&
      (tolerance.response?.test(response) ?? true) &&
      tolerance.violation.test(violation),
  )
}
