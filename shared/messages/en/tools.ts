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

/** What their fields take, where the label does not say it to somebody who does not see the page. */
export const toolParams = {
  query: 'A few words: a piece, a colour, a pattern',
  code: 'The code as it was given',
  country: 'Two-letter code (ISO 3166-1)',
  postcode: 'Postcode or ZIP code of the delivery',
  size: 'A size of this product',
  length: 'A fit of this product',
  town: 'Name of a town or city',
} as const
