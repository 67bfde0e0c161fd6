/** The user agent of a shopper. Scripts and headless browsers name themselves, and the shop serves them as crawlers. */
export const shopperAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
