/** What the forms of pages do, for assistants in the browser. They read the labels of the fields too. */
export const tools = {
  search_products: 'Finds products of this shop by words, such as “red dress”. Opens the results.',
  search_category: 'Finds products of this category by words. Opens the results.',
  filter_products: 'Narrows this list of products, for example by size, colour or price. Opens the list.',
  add_to_bag: 'Adds this product to the shopper’s bag in the chosen size. Nothing is paid.',
  apply_code: 'Applies a promotion code to the bag, or says why it does not apply.',
  estimate_delivery: 'Tells the costs and days of delivering the bag to a country and postcode.',
  find_shops: 'Lists our shops in or near a town.',
} as const
