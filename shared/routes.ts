import {
  apiPath,
  updateBagLinePath,
  removeBagLinePath,
  clearBagPath,
  applyCouponPath,
  removeCouponPath,
  moveToWishlistPath,
  bagPath,
  changeLinePath,
  checkoutIdentityPath,
  contentFramePath,
  cookiesPath,
  createAccountPath,
  forgotPasswordPath,
  localeSuggestionPath,
  loginPath,
  myAccountPath,
  newsletterPath,
  searchPagePath,
  shopFinderPath,
  comparePagePath,
  sizeGuidePath,
  suggestionsPath,
  updatePasswordPath,
  wishlistPath,
} from './links.ts'

/**
 * The only table of paths. The Worker mounts its rows under every market prefix, links are built by `links.ts`, and
 * every rule that depends on a path is derived from it (`paths.ts`, `worker/http/find-path.ts`). No other file may list
 * paths (docs/adr/0015).
 *
 * Columns of pages: `pattern` uses Hono's syntax; `aliases` redirect to the page with 301 and keep tail and query.
 * `PublicPage` and `PersonalPage` describe the other columns.
 */
export const routes = {
  home: {
    pattern: '/',
    pageType: 'home',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: true,
    markets: 'every',
    keeps: [],
  },
  collection: {
    pattern: '/browse/collection/:collectionId',
    pageType: 'plp',
    layout: 'default',
    aliases: ['/Collection'],
    access: 'public',
    isListed: true,
    markets: 'some',
    keeps: ['sort', 'direction', 'filters[color]', 'filters[size]'],
  },
  category: {
    pattern: '/browse/:slug1/:slug2?/:slug3?/:slug4?/:slug5?',
    pageType: 'plp',
    layout: 'default',
    aliases: ['/Category'],
    access: 'public',
    isListed: true,
    markets: 'some',
    keeps: ['sort', 'direction', 'filters[color]', 'filters[size]'],
  },
  product: {
    pattern: '/p/:id/:slug?/:color?',
    pageType: 'pdp',
    layout: 'default',
    aliases: ['/Product'],
    access: 'public',
    isListed: true,
    markets: 'some',
    keeps: ['Size', 'Length'],
  },
  recommendations: {
    pattern: '/p/:id/:slug/:color/recommendations',
    pageType: 'plp',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: false,
    markets: 'some',
    keeps: [],
  },
  search: {
    pattern: searchPagePath,
    pageType: 'search',
    layout: 'default',
    aliases: ['/SearchResults'],
    access: 'public',
    isListed: false,
    markets: 'every',
    keeps: ['query', 'sort', 'direction', 'filters[color]', 'filters[size]'],
  },
  bag: {
    pattern: bagPath,
    pageType: 'bag',
    layout: 'default',
    aliases: ['/Bag'],
    access: 'personal',
    session: 'read',
    markets: 'every',
    followsMarket: true,
    isReturnable: true,
    hasWallet: true,
    keeps: [],
  },
  changeLine: {
    pattern: changeLinePath,
    pageType: 'content',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'read',
    markets: 'own',
    followsMarket: false,
    isReturnable: false,
    hasWallet: true,
    keeps: [],
  },
  checkoutIdentity: {
    pattern: checkoutIdentityPath,
    pageType: 'checkout',
    layout: 'checkout',
    aliases: [],
    access: 'personal',
    session: 'read',
    markets: 'every',
    followsMarket: true,
    isReturnable: true,
    hasWallet: false,
    keeps: [],
  },
  orderConfirmation: {
    pattern: '/order-confirmation/:first/:second',
    pageType: 'order-confirmation',
    layout: 'checkout',
    aliases: ['/OrderConfirmation'],
    access: 'personal',
    session: 'read',
    markets: 'own',
    followsMarket: false,
    isReturnable: true,
    hasWallet: false,
    keeps: [],
  },
  login: {
    pattern: loginPath,
    pageType: 'account',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'read',
    markets: 'every',
    followsMarket: true,
    isReturnable: false,
    hasWallet: false,
    keeps: [],
  },
  createAccount: {
    pattern: createAccountPath,
    pageType: 'account',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'read',
    markets: 'every',
    followsMarket: true,
    isReturnable: false,
    hasWallet: false,
    keeps: [],
  },
  forgotPassword: {
    pattern: forgotPasswordPath,
    pageType: 'account',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'unread',
    markets: 'every',
    followsMarket: false,
    isReturnable: false,
    hasWallet: false,
    keeps: [],
  },
  updatePassword: {
    pattern: updatePasswordPath,
    pageType: 'account',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'read',
    markets: 'every',
    followsMarket: false,
    isReturnable: false,
    hasWallet: false,
    keeps: [],
  },
  myAccount: {
    pattern: '/my-account/:pageName?',
    pageType: 'account',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'required',
    markets: 'every',
    followsMarket: true,
    isReturnable: true,
    hasWallet: false,
    keeps: [],
  },
  accountOrder: {
    pattern: '/my-account/order-history/:orderId',
    pageType: 'account',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'required',
    markets: 'every',
    followsMarket: true,
    isReturnable: true,
    hasWallet: false,
    keeps: [],
  },
  shopFinder: {
    pattern: shopFinderPath,
    pageType: 'content',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: true,
    markets: 'every',
    keeps: ['town'],
  },
  compare: {
    pattern: comparePagePath,
    pageType: 'content',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: false,
    markets: 'every',
    keeps: ['products'],
  },
  sizeGuide: {
    pattern: sizeGuidePath,
    pageType: 'content',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: true,
    markets: 'every',
    keeps: [],
  },
  newsletter: {
    pattern: newsletterPath,
    pageType: 'content',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: true,
    markets: 'every',
    keeps: [],
  },
  cookies: {
    pattern: cookiesPath,
    pageType: 'content',
    layout: 'default',
    aliases: [],
    access: 'public',
    isListed: true,
    markets: 'every',
    keeps: [],
  },
  wishlist: {
    pattern: wishlistPath,
    pageType: 'wishlist',
    layout: 'default',
    aliases: [],
    access: 'personal',
    session: 'read',
    markets: 'every',
    followsMarket: true,
    isReturnable: true,
    hasWallet: false,
    keeps: ['items'],
  },
  visualization: {
    pattern: '/amplience-visualization/:domain/:contentId',
    pageType: 'visualization',
    layout: 'empty',
    aliases: [],
    access: 'personal',
    session: 'unread',
    markets: 'own',
    followsMarket: false,
    isReturnable: false,
    hasWallet: false,
    keeps: [],
  },
  content: {
    pattern: '/:slug{.+}',
    pageType: 'content',
    layout: 'default',
    aliases: ['/ContentPage'],
    access: 'public',
    isListed: true,
    markets: 'some',
    keeps: [],
  },
} as const satisfies Record<string, PublicPage | PersonalPage>

export type RouteName = keyof typeof routes
export type Route = (typeof routes)[RouteName]
export type PageType = Route['pageType'] | 'error'
export type PublicPageType = Extract<Route, { access: 'public' }>['pageType']
export type LayoutName = 'default' | 'checkout' | 'empty'

/**
 * `public`: the same for every visitor; may be cached, prefetched and crawled. `personal`: rendered for one visitor;
 * never cached. `action`: has a side effect or is called by a program; never cached.
 */
export type Access = 'public' | 'personal' | 'action'

/** If the handler reads the customer's session. `required`: only signed-in customers get in. */
export type Session = 'unread' | 'read' | 'required'

type Page = {
  pattern: string
  pageType: string
  layout: LayoutName
  aliases: readonly string[]
  /** Query parameters that are kept when the shopper changes market on the page. */
  keeps: readonly string[]
}

export type PublicPage = Page & {
  access: 'public'
  /** True if search engines may index the page. */
  isListed: boolean
  /** Markets with the page: all, or some, in which a look-up finds it. */
  markets: 'every' | 'some'
}

export type PersonalPage = Page & {
  access: 'personal'
  session: Session
  /** Markets with the page: all, or only the one in which it was created. */
  markets: 'every' | 'own'
  /** True if the address without a prefix redirects a shopper to their preferred market (D-80). */
  followsMarket: boolean
  /** True if a login may return to the page. */
  isReturnable: boolean
  /** True if the script of the express wallet may run on the page. No other third-party script may (D-17). */
  hasWallet: boolean
}

/** Old addresses, and aliases of pages with an optional last segment. They redirect with 301 and keep the query. */
export const movedPaths = {
  '/Login': loginPath,
  '/MyAccountPage': myAccountPath,
  '/MyAccount': myAccountPath,
  '/MyAccount/MyProfile': '/my-account/my-profile',
  '/MyAccount/OrderHistory': '/my-account/order-history',
  '/MyAccount/SavedAddresses': '/my-account/saved-addresses',
} as const

/**
 * Form targets, grouped by the session that they need. A post responds with 303, so that every action works without
 * scripts. Mounted under every market prefix. Their access is `action`. Scripts get the targets that they use from
 * `links.ts`.
 */
export const formTargets = {
  unread: {
    notifyStock: '/notify-me',
    subscribe: newsletterPath,
    logOut: '/logout',
    requestReset: forgotPasswordPath,
    chooseLocale: '/locale',
    exitPreview: '/preview/exit',
  },
  read: {
    addToBag: '/bag/items',
    updateBagLine: updateBagLinePath,
    removeBagLine: removeBagLinePath,
    clearBag: clearBagPath,
    applyCoupon: applyCouponPath,
    removeCoupon: removeCouponPath,
    moveToWishlist: moveToWishlistPath,
    changeBagLine: changeLinePath,
    estimateDelivery: bagPath,
    checkout: '/checkout',
    openOrderAccount: '/order-confirmation/account',
    logIn: loginPath,
    logOutEverywhere: '/logout/everywhere',
    register: createAccountPath,
    setPassword: updatePasswordPath,
    save: '/wishlist/items',
    removeFromWishlist: '/wishlist/items/remove',
    buySaved: '/wishlist/items/buy',
    clearWishlist: '/wishlist/clear',
  },
  required: {
    updateProfile: '/my-account/my-profile',
    changeEmail: '/my-account/my-profile/email',
    changePassword: '/my-account/my-profile/password',
    updatePreferences: '/my-account/my-profile/preferences',
    deleteAccount: '/my-account/my-data/delete',
    saveAddress: '/my-account/saved-addresses/save',
    deleteAddress: '/my-account/saved-addresses/delete',
    reorder: '/my-account/order-history/reorder',
  },
} as const satisfies Record<Session, Record<string, string>>

// Marked as pure, so that scripts that do not use the table leave it out.
export const actions = /* @__PURE__ */ Object.assign({}, formTargets.unread, formTargets.read, formTargets.required)

/**
 * Parts of pages that scripts fetch, the same for every visitor. Mounted under every market prefix. Their access is
 * `public`.
 */
export const fragments = {
  recentlyViewed: '/fragments/recently-viewed',
  recommendations: '/fragments/recommendations',
  rail: '/fragments/rail',
} as const

/**
 * Routes that are neither pages nor form targets. Paths below `path` belong to the same row. `isOfMarket`: mounted
 * under every market prefix; the others are mounted once.
 */
export const endpoints = {
  /** Each operation declares its own access (`worker/api/operation.ts`). */
  api: { path: apiPath, access: 'action', session: 'unread', isOfMarket: true },
  searchSuggestions: { path: suggestionsPath, access: 'public', session: 'unread', isOfMarket: true },
  localeSuggestion: { path: localeSuggestionPath, access: 'personal', session: 'unread', isOfMarket: true },
  visitor: { path: '/api/visitor', access: 'personal', session: 'read', isOfMarket: true },
  dataDownload: { path: '/my-account/my-data/download', access: 'personal', session: 'required', isOfMarket: true },
  browserReports: { path: '/api/browser-reports', access: 'action', session: 'unread', isOfMarket: true },
  gallery: { path: '/gallery', access: 'public', session: 'unread', isOfMarket: true },
  contentPublished: { path: '/hooks/content-published', access: 'action', session: 'unread', isOfMarket: false },
  paymentReported: { path: '/hooks/adyen', access: 'action', session: 'unread', isOfMarket: false },
  walletReturn: { path: '/wallet/return', access: 'personal', session: 'read', isOfMarket: true },
  appleDomain: {
    path: '/.well-known/apple-developer-merchantid-domain-association',
    access: 'personal',
    session: 'unread',
    isOfMarket: false,
  },
  securityText: { path: '/.well-known/security.txt', access: 'personal', session: 'unread', isOfMarket: false },
  /** Where password managers send a customer: https://www.w3.org/TR/change-password-url/ */
  changePassword: { path: '/.well-known/change-password', access: 'personal', session: 'unread', isOfMarket: false },
  orderChanged: { path: '/hooks/orders', access: 'action', session: 'unread', isOfMarket: false },
  contentFrame: { path: contentFramePath, access: 'public', session: 'unread', isOfMarket: false },
  robots: { path: '/robots.txt', access: 'public', session: 'unread', isOfMarket: false },
  sitemapIndex: { path: '/sitemap.xml', access: 'public', session: 'unread', isOfMarket: false },
  sitemaps: { path: '/sitemaps', access: 'public', session: 'unread', isOfMarket: false },
  health: { path: '/health', access: 'personal', session: 'unread', isOfMarket: false },
  readiness: { path: '/health/ready', access: 'personal', session: 'unread', isOfMarket: false },
} as const satisfies Record<string, { path: string; access: Access; session: Session; isOfMarket: boolean }>
