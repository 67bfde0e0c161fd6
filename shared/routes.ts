/**
 * The one table of routes: the Worker mounts it under every market prefix, links are built from it.
 * `pattern` is in Hono's syntax, `layout` the layout of the page, `aliases` answer 301 to it with the same tail and query.
 */
export const routes = {
  home: { pattern: '/', pageType: 'home', layout: 'default', aliases: [] },
  collection: { pattern: '/browse/collection/:collectionId', pageType: 'plp', layout: 'default', aliases: ['/Collection'] },
  category: { pattern: '/browse/:slug1/:slug2?/:slug3?/:slug4?/:slug5?', pageType: 'plp', layout: 'default', aliases: ['/Category'] },
  product: { pattern: '/p/:id/:slug/:color', pageType: 'pdp', layout: 'default', aliases: ['/Product'] },
  search: { pattern: '/search', pageType: 'search', layout: 'default', aliases: ['/SearchResults'] },
  bag: { pattern: '/bag', pageType: 'bag', layout: 'default', aliases: ['/Bag'] },
  checkoutIdentity: { pattern: '/checkout-identity', pageType: 'checkout', layout: 'checkout', aliases: [] },
  orderConfirmation: { pattern: '/order-confirmation/:first/:second', pageType: 'order-confirmation', layout: 'checkout', aliases: ['/OrderConfirmation'] },
  login: { pattern: '/login', pageType: 'account', layout: 'default', aliases: [] },
  createAccount: { pattern: '/create-account', pageType: 'account', layout: 'default', aliases: [] },
  forgotPassword: { pattern: '/forgot-password', pageType: 'account', layout: 'default', aliases: [] },
  updatePassword: { pattern: '/updatePassword', pageType: 'account', layout: 'default', aliases: [] },
  myAccount: { pattern: '/my-account/:pageName?', pageType: 'account', layout: 'default', aliases: [] },
  accountOrder: { pattern: '/my-account/order-history/:orderId', pageType: 'account', layout: 'default', aliases: [] },
  shopFinder: { pattern: '/shop-finder', pageType: 'content', layout: 'default', aliases: [] },
  sizeGuide: { pattern: '/size-guide', pageType: 'content', layout: 'default', aliases: [] },
  newsletter: { pattern: '/newsletter', pageType: 'content', layout: 'default', aliases: [] },
  cookies: { pattern: '/cookies', pageType: 'content', layout: 'default', aliases: [] },
  wishlist: { pattern: '/wishlist', pageType: 'wishlist', layout: 'default', aliases: [] },
  visualization: { pattern: '/amplience-visualization/:domain/:contentId', pageType: 'visualization', layout: 'empty', aliases: [] },
  content: { pattern: '/:slug{.+}', pageType: 'content', layout: 'default', aliases: ['/ContentPage'] },
} as const satisfies Record<string, RouteShape>

export type RouteName = keyof typeof routes
export type PageType = (typeof routes)[RouteName]['pageType'] | 'error'
export type LayoutName = 'default' | 'checkout' | 'empty'

/** Addresses of former times and aliases of pages with an optional tail: 301, with the query kept (D-89). */
export const movedPaths = {
  '/Login': '/login',
  '/MyAccountPage': '/my-account',
  '/MyAccount': '/my-account',
  '/MyAccount/MyProfile': '/my-account/my-profile',
  '/MyAccount/OrderHistory': '/my-account/order-history',
  '/MyAccount/SavedAddresses': '/my-account/saved-addresses',
} as const

/**
 * Middleware of addresses, by name, beside what every page has: `customer` says who is signed in, `is-authenticated` lets
 * nobody else in.
 */
export const guardedPaths = {
  '/bag/*': ['customer'],
  '/checkout': ['customer'],
  '/checkout-identity': ['customer'],
  '/order-confirmation/*': ['customer'],
  '/wishlist/*': ['customer'],
  '/login': ['customer'],
  '/create-account': ['customer'],
  '/updatePassword': ['customer'],
  '/logout/everywhere': ['customer'],
  '/my-account/*': ['customer', 'is-authenticated'],
} as const satisfies Record<string, readonly string[]>

/** Form targets: a post answers 303, so that every action works without scripts. Mounted under every market prefix. */
export const actions = {
  addToBag: '/bag/items',
  updateBagLine: '/bag/items/update',
  removeBagLine: '/bag/items/remove',
  clearBag: '/bag/clear',
  applyCoupon: '/bag/coupon',
  removeCoupon: '/bag/coupon/remove',
  checkout: '/checkout',
  openOrderAccount: '/order-confirmation/account',
  moveToWishlist: '/bag/items/save',
  notifyStock: '/notify-me',
  subscribe: '/newsletter',
  logIn: '/login',
  logOut: '/logout',
  logOutEverywhere: '/logout/everywhere',
  register: '/create-account',
  requestReset: '/forgot-password',
  setPassword: '/updatePassword',
  updateProfile: '/my-account/my-profile',
  changeEmail: '/my-account/my-profile/email',
  changePassword: '/my-account/my-profile/password',
  updatePreferences: '/my-account/my-profile/preferences',
  deleteAccount: '/my-account/my-data/delete',
  saveAddress: '/my-account/saved-addresses/save',
  deleteAddress: '/my-account/saved-addresses/delete',
  reorder: '/my-account/order-history/reorder',
  chooseLocale: '/locale',
  save: '/wishlist/items',
  removeSaved: '/wishlist/items/remove',
  buySaved: '/wishlist/items/buy',
  clearWishlist: '/wishlist/clear',
  exitPreview: '/preview/exit',
} as const

/** Pieces of pages, which scripts ask for. Mounted under every market prefix. */
export const fragments = { recentlyViewed: '/fragments/recently-viewed' } as const

/** A file, for its customer alone. */
export const dataDownloadPath = '/my-account/my-data/download'

type RouteShape = { pattern: string; pageType: string; layout: LayoutName; aliases: readonly string[] }

/** Path of a product page, without market prefix; `colour` in words. */
export function productPath(product: { id: number; slug: string; colour: string }): string {
  const segment = encodeURIComponent(product.colour.trim().replace(/\s+/g, '_'))
  return `/p/${product.id}/${product.slug}/${segment}`
}

/** Path of a listing, without market prefix; `url` is the category's path in the tree. */
export function categoryPath(url: string): string {
  return `/browse${url.startsWith('/') ? url : `/${url}`}`.replace(/\/+$/, '')
}
