/**
 * Paths of pages, and the functions that build links to them, without a market's prefix, which `marketPath` adds. They
 * are constants, so that a script of the browser gets the ones that it uses and not the table (`routes.ts`).
 */
export const assistantBagPath = '/assistant-bag'
export const bagPath = '/bag'
export const changeLinePath = '/bag/change'
export const clothPagePath = '/cloth'
export const checkoutIdentityPath = '/checkout-identity'
export const comparePagePath = '/compare'
export const contentFramePath = '/content-frame'
export const cookiesPath = '/cookies'
export const createAccountPath = '/create-account'
export const findOrderPath = '/find-order'
export const forgotPasswordPath = '/forgot-password'
/** Below the page that asks for it: where a mailed link leads, and the order that it opened. */
export const guestOrderPath = '/find-order/order'
export const giftCertificatesPath = '/gift-certificates'
export const guestInvoicePath = '/find-order/order/invoice'
export const guestReturnPath = '/find-order/order/return'
export const loginPath = '/login'
export const mailedOrderPath = '/find-order/link'
export const myAccountPath = '/my-account'
export const newsletterPath = '/newsletter'
/** The form, and below it where the link in the mail of a reservation leads. */
export const reservePath = '/reserve'
export const cancelReservationPath = '/reserve/cancel'
export const reviewsPagePath = '/reviews'
export const searchPagePath = '/search'
export const sharedBagPath = '/bag/shared'
export const shopFinderPath = '/shop-finder'
export const sizeGuidePath = '/size-guide'
export const stopStockAlertsPath = '/stock-alerts/stop'
export const updatePasswordPath = '/updatePassword'
export const wishlistPath = '/wishlist'
export const writeReviewPagePath = '/write-review'

/** Content pages to which the shop itself links. */
export const appPath = '/download-our-app'
export const helpPath = '/help'
export const returnsPath = '/returns'

/** Targets of the bag's forms that scripts handle in place. */
export const updateBagLinePath = '/bag/items/update'
export const removeBagLinePath = '/bag/items/remove'
export const clearBagPath = '/bag/clear'
export const applyCouponPath = '/bag/coupon'
export const removeCouponPath = '/bag/coupon/remove'
export const moveToWishlistPath = '/bag/items/save'

export const apiPath = '/api'
export const suggestionsPath = '/api/search'
export const localeSuggestionPath = '/api/locale'
export const visitorPath = '/api/visitor'
/** Changes to the language of the address, and back to the page. */
export const languagePath = '/language'

/** Adds the market's prefix to a path. Every internal link, redirect and form action uses this function (D-95). */
export function marketPath({ prefix }: { prefix: string }, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

/** Path of an operation of the API. */
export function operationPath(platform: string, method: string): string {
  return `${apiPath}/${platform}/${method}`
}

/** The login that leads back to a page. `back` is the page's path, with the market's prefix. */
export function loginPathTo(back: string): string {
  return `${loginPath}?returnTo=${encodeURIComponent(back)}`
}

/** The page that reserves a variant in a shop, or a product whose variant is not chosen yet. */
export function reservePathOf(productId: number, variantId?: number): string {
  return `${reservePath}?item=${productId}${variantId === undefined ? '' : `-${variantId}`}`
}

/** The bag page with a notice that says why the shopper is sent there. */
export function bagPathWith(error: string | null): string {
  return error === null ? bagPath : `${bagPath}?error=${error}`
}

/** The page that changes size or colour of a line of the bag. */
export function changeLinePathOf(lineId: string): string {
  return `${changeLinePath}?line=${lineId}`
}

/** The same page, with a refused choice and the reason. */
export function refusedChangePath(lineId: string, refused: { variantId: number; error: string }): string {
  return `${changeLinePathOf(lineId)}&variant=${refused.variantId}&error=${refused.error}`
}

/** The wishlist that shows these items to any visitor. `keys` are those of `wishlistItemKey`. */
export function sharedWishlistPath(keys: readonly string[]): string {
  return `${wishlistPath}?items=${keys.join(',')}`
}

/** The bag that somebody sends. `sealed` is of `sealBag`. */
export function sharedBagPathOf(sealed: string): string {
  return `${sharedBagPath}?of=${sealed}`
}

/** The bag that an assistant has put together. `token` is of `continueUrl`. */
export function assistantBagPathOf(token: string): string {
  return `${assistantBagPath}?link=${token}`
}

/** A customer's wishlist, for anyone who has its token while it is public. */
export function publicWishlistPath(token: string): string {
  return `${wishlistPath}?list=${token}`
}

/** A page of the order history: of the last 12 months, or of all orders if it is complete. */
export function orderHistoryPath({ isComplete, page = 1 }: { isComplete: boolean; page?: number }): string {
  return `${myAccountPath}/order-history${isComplete ? `?show=all${page > 1 ? `&page=${page}` : ''}` : ''}`
}

/** Path of an order in the customer's account. */
export function orderPath(orderId: number): string {
  return `${myAccountPath}/order-history/${orderId}`
}

/** Path of the invoice of an order of the customer. */
export function invoicePath(orderId: number): string {
  return `${orderPath(orderId)}/invoice`
}

/** Path of the form that returns pieces of an order of the customer. */
export function returnPath(orderId: number): string {
  return `${orderPath(orderId)}/return`
}

/** Path of the confirmation of an order. */
export function confirmationPath(order: { cartId: string; id: number }): string {
  return `/order-confirmation/${order.cartId}/${order.id}`
}

/** The confirmation of an order that was paid with a wallet, which names the order first. */
export function walletConfirmationPath(order: { cartId: string; id: number }, source: string): string {
  return `/order-confirmation/${order.id}/${order.cartId}?checkoutsource=${source}`
}

/** Path of a collection's listing. */
export function collectionPath(id: number): string {
  return `/browse/collection/${id}`
}

/** Path of everything in a printed design. */
export function clothPath(print: string): string {
  return `${clothPagePath}/${encodeURIComponent(colourSegment(print))}`
}

/** The name of a design in a path. */
export function printInPath(segment: string): string {
  return segment.replaceAll('_', ' ').trim()
}

/** The colour in the path of a product that has no colours, or whose colour is not known. */
export const oneColour = 'default'

/** Path of a product page, without market prefix. `colour` is the colour's name, if the product has one. */
export function productPath(product: { id: number; slug: string; colour: string | null }): string {
  return `/p/${product.id}/${encodeURIComponent(product.slug)}/${encodeURIComponent(colourSegment(product.colour ?? oneColour))}`
}

/** A colour in a URL or a media name, with underscores for spaces. */
export function colourSegment(name: string): string {
  return name.trim().replace(/\s+/g, '_')
}

/** Path of the comparison of products. */
export function comparePath(ids: readonly number[], colour: string | null = null): string {
  return ids.length > 0 ? `${comparePagePath}?products=${ids.join(',')}${inColour(colour)}` : comparePagePath
}

/** Path of the comparison of a product with others of its category. */
export function comparePathLike(id: number, colour: string | null = null): string {
  return `${comparePagePath}?like=${id}${inColour(colour)}`
}

const inColour = (colour: string | null) => (colour === null ? '' : `&colour=${encodeURIComponent(colour)}`)

/** Path of a product's page of recommendations. */
export function recommendationsPath(product: Parameters<typeof productPath>[0]): string {
  return `${productPath(product)}/recommendations`
}

/** Path of a product's reviews, and of a part of them. */
export function reviewsPath(
  { id, slug }: { id: number; slug: string },
  part: { order?: string | undefined; stars?: number | null; after?: string; before?: string } = {},
): string {
  const query = Object.entries(part).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${reviewsPagePath}/${id}/${encodeURIComponent(slug)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Path of the form for a review of a product. */
export function writeReviewPath(productId: number): string {
  return `${writeReviewPagePath}/${productId}`
}

/** Path of a category's listing, without market prefix. `url` is the category's URL in the tree. */
export function categoryPath(url: string): string {
  return ['/browse', ...url.split('/').filter(Boolean)].join('/')
}

/** The category's URL in the tree, of the path of its listing. */
export function categoryUrlOf(path: string): string {
  return path.replace(/^\/browse/, '')
}
