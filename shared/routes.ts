import {
  apiPath,
  assistantBagPath,
  updateBagLinePath,
  removeBagLinePath,
  clearBagPath,
  applyCouponPath,
  removeCouponPath,
  moveToWishlistPath,
  bagPath,
  cancelReservationPath,
  changeLinePath,
  checkoutIdentityPath,
  clothPagePath,
  contentFramePath,
  cookiesPath,
  createAccountPath,
  findOrderPath,
  forgotPasswordPath,
  giftCertificatesPath,
  guestInvoicePath,
  guestOrderPath,
  guestReturnPath,
  languagePath,
  localeSuggestionPath,
  loginPath,
  mailedOrderPath,
  myAccountPath,
  newsletterPath,
  reservePath,
  reviewsPagePath,
  searchPagePath,
  sharedBagPath,
  shopFinderPath,
  comparePagePath,
  sizeGuidePath,
  stopStockAlertsPath,
  suggestionsPath,
  updatePasswordPath,
  visitorPath,
  wishlistPath,
  writeReviewPagePath,
} from './links.ts'

const publicDefaults = {
  access: 'public',
  layout: 'default',
  aliases: [],
  isListed: true,
  markets: 'every',
  keeps: [],
} as const

const personalDefaults = {
  access: 'personal',
  layout: 'default',
  aliases: [],
  session: 'read',
  markets: 'every',
  followsMarket: false,
  isReturnable: false,
  hasWallet: false,
  keeps: [],
} as const

type Row<Of extends Page> = Pick<Of, 'pattern' | 'pageType'> & Partial<Omit<Of, 'access'>>

/* @__NO_SIDE_EFFECTS__ */
function publicPage<const Given extends Row<PublicPage>>(row: Given) {
  return { ...publicDefaults, ...row } as Omit<typeof publicDefaults, keyof Given> & Given
}

/* @__NO_SIDE_EFFECTS__ */
function personalPage<const Given extends Row<PersonalPage>>(row: Given) {
  return { ...personalDefaults, ...row } as Omit<typeof personalDefaults, keyof Given> & Given
}

/**
 * The only table of paths. The Worker mounts its rows under every market prefix, links are built by `links.ts`, and
 * every rule that depends on a path is derived from it (`paths.ts`, `worker/http/find-path.ts`). No other file may list
 * paths (docs/adr/0015).
 *
 * A row names what differs from the defaults. Columns of pages: `pattern` uses Hono's syntax; `aliases` redirect to the
 * page with 301 and keep tail and query. `PublicPage` and `PersonalPage` describe the other columns.
 */
export const routes = {
  home: publicPage({ pattern: '/', pageType: 'home' }),
  collection: publicPage({
    pattern: '/browse/collection/:collectionId',
    pageType: 'plp',
    aliases: ['/Collection'],
    markets: 'some',
    keeps: ['sort', 'direction', 'filters[color]', 'filters[size]'],
  }),
  category: publicPage({
    pattern: '/browse/:slug1/:slug2?/:slug3?/:slug4?/:slug5?',
    pageType: 'plp',
    aliases: ['/Category'],
    markets: 'some',
    keeps: ['sort', 'direction', 'filters[color]', 'filters[size]'],
  }),
  product: publicPage({
    pattern: '/p/:id/:slug?/:color?',
    pageType: 'pdp',
    aliases: ['/Product'],
    markets: 'some',
    keeps: ['Size', 'Length'],
  }),
  recommendations: publicPage({
    pattern: '/p/:id/:slug/:color/recommendations',
    pageType: 'plp',
    isListed: false,
    markets: 'some',
  }),
  reviews: publicPage({
    pattern: `${reviewsPagePath}/:id/:slug?`,
    pageType: 'content',
    isListed: false,
    markets: 'some',
    keeps: ['order', 'stars'],
  }),
  cloth: publicPage({
    pattern: `${clothPagePath}/:print`,
    pageType: 'plp',
    markets: 'some',
    keeps: ['sort', 'direction', 'filters[color]', 'filters[size]'],
  }),
  search: publicPage({
    pattern: searchPagePath,
    pageType: 'search',
    aliases: ['/SearchResults'],
    isListed: false,
    keeps: ['query', 'sort', 'direction', 'filters[color]', 'filters[size]'],
  }),
  bag: personalPage({
    pattern: bagPath,
    pageType: 'bag',
    aliases: ['/Bag'],
    followsMarket: true,
    isReturnable: true,
    hasWallet: true,
  }),
  sharedBag: personalPage({ pattern: sharedBagPath, pageType: 'content', markets: 'own', hasWallet: true }),
  assistantBag: personalPage({ pattern: assistantBagPath, pageType: 'content', markets: 'own' }),
  changeLine: personalPage({ pattern: changeLinePath, pageType: 'content', markets: 'own', hasWallet: true }),
  checkoutIdentity: personalPage({
    pattern: checkoutIdentityPath,
    pageType: 'checkout',
    layout: 'checkout',
    followsMarket: true,
    isReturnable: true,
  }),
  orderConfirmation: personalPage({
    pattern: '/order-confirmation/:first/:second',
    pageType: 'order-confirmation',
    layout: 'checkout',
    aliases: ['/OrderConfirmation'],
    markets: 'own',
    isReturnable: true,
  }),
  login: personalPage({ pattern: loginPath, pageType: 'account', followsMarket: true }),
  createAccount: personalPage({ pattern: createAccountPath, pageType: 'account', followsMarket: true }),
  forgotPassword: personalPage({ pattern: forgotPasswordPath, pageType: 'account', session: 'unread' }),
  updatePassword: personalPage({ pattern: updatePasswordPath, pageType: 'account' }),
  myAccount: personalPage({
    pattern: '/my-account/:pageName?',
    pageType: 'account',
    session: 'required',
    followsMarket: true,
    isReturnable: true,
  }),
  accountOrder: personalPage({
    pattern: '/my-account/order-history/:orderId',
    pageType: 'account',
    session: 'required',
    followsMarket: true,
    isReturnable: true,
  }),
  accountInvoice: personalPage({
    pattern: '/my-account/order-history/:orderId/invoice',
    pageType: 'account',
    session: 'required',
    followsMarket: true,
    isReturnable: true,
  }),
  accountReturn: personalPage({
    pattern: '/my-account/order-history/:orderId/return',
    pageType: 'account',
    session: 'required',
    followsMarket: true,
    isReturnable: true,
  }),
  findOrder: personalPage({ pattern: findOrderPath, pageType: 'account', session: 'unread' }),
  mailedOrder: personalPage({ pattern: mailedOrderPath, pageType: 'account', session: 'unread', markets: 'own' }),
  guestOrder: personalPage({ pattern: guestOrderPath, pageType: 'account', session: 'unread', markets: 'own' }),
  guestInvoice: personalPage({ pattern: guestInvoicePath, pageType: 'account', session: 'unread', markets: 'own' }),
  guestReturn: personalPage({ pattern: guestReturnPath, pageType: 'account', session: 'unread', markets: 'own' }),
  stopStockAlerts: personalPage({
    pattern: stopStockAlertsPath,
    pageType: 'account',
    session: 'unread',
    markets: 'own',
  }),
  giftCertificates: personalPage({ pattern: giftCertificatesPath, pageType: 'account', session: 'unread' }),
  reserve: personalPage({ pattern: reservePath, pageType: 'account', session: 'unread', markets: 'own' }),
  cancelReservation: personalPage({
    pattern: cancelReservationPath,
    pageType: 'account',
    session: 'unread',
    markets: 'own',
  }),
  shopFinder: publicPage({ pattern: shopFinderPath, pageType: 'content', keeps: ['town'] }),
  compare: publicPage({
    pattern: comparePagePath,
    pageType: 'content',
    isListed: false,
    keeps: ['products', 'colour'],
  }),
  sizeGuide: publicPage({ pattern: sizeGuidePath, pageType: 'content' }),
  newsletter: publicPage({ pattern: newsletterPath, pageType: 'content' }),
  cookies: publicPage({ pattern: cookiesPath, pageType: 'content' }),
  wishlist: personalPage({
    pattern: wishlistPath,
    pageType: 'wishlist',
    followsMarket: true,
    isReturnable: true,
    keeps: ['items', 'list'],
  }),
  writeReview: personalPage({
    pattern: `${writeReviewPagePath}/:id`,
    pageType: 'content',
    markets: 'own',
    isReturnable: true,
  }),
  visualization: personalPage({
    pattern: '/amplience-visualization/:domain/:contentId',
    pageType: 'visualization',
    layout: 'empty',
    session: 'unread',
    markets: 'own',
  }),
  content: publicPage({ pattern: '/:slug{.+}', pageType: 'content', aliases: ['/ContentPage'], markets: 'some' }),
} satisfies Record<string, PublicPage | PersonalPage>

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
    requestOrderLink: findOrderPath,
    showBalance: giftCertificatesPath,
    openMailedOrder: mailedOrderPath,
    requestGuestReturn: guestReturnPath,
    stopStockAlerts: stopStockAlertsPath,
    reserve: reservePath,
    cancelReservation: cancelReservationPath,
    chooseLocale: '/locale',
    chooseFigure: '/figure',
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
    addSharedBag: '/bag/items/shared',
    takeAssistantBag: '/bag/items/assistant',
    keepPresent: '/bag/present',
    removePresent: '/bag/present/remove',
    estimateDelivery: bagPath,
    checkout: '/checkout',
    openOrderAccount: '/order-confirmation/account',
    buyGuestOrder: '/find-order/order/buy',
    logIn: loginPath,
    logOutEverywhere: '/logout/everywhere',
    register: createAccountPath,
    setPassword: updatePasswordPath,
    save: '/wishlist/items',
    removeFromWishlist: '/wishlist/items/remove',
    buySaved: '/wishlist/items/buy',
    clearWishlist: '/wishlist/clear',
    publishWishlist: '/wishlist/public',
    writeReview: writeReviewPagePath,
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
    requestReturn: '/my-account/order-history/return',
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
  goesWithBag: '/fragments/goes-with-bag',
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
  language: { path: languagePath, access: 'personal', session: 'unread', isOfMarket: true },
  visitor: { path: visitorPath, access: 'personal', session: 'read', isOfMarket: true },
  dataDownload: { path: '/my-account/my-data/download', access: 'personal', session: 'required', isOfMarket: true },
  browserReports: { path: '/api/browser-reports', access: 'action', session: 'unread', isOfMarket: true },
  gallery: { path: '/gallery', access: 'public', session: 'unread', isOfMarket: true },
  contentPublished: { path: '/hooks/content-published', access: 'action', session: 'unread', isOfMarket: false },
  paymentReported: { path: '/hooks/payments', access: 'action', session: 'unread', isOfMarket: false },
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
  /** What assistants use, at each host of the shop (`worker/assistants`). */
  commerceProfile: { path: '/.well-known/ucp', access: 'public', session: 'unread', isOfMarket: false },
  searchCatalogue: { path: '/ucp/catalog/search', access: 'action', session: 'unread', isOfMarket: false },
  lookUpCatalogue: { path: '/ucp/catalog/lookup', access: 'action', session: 'unread', isOfMarket: false },
  readCatalogueProduct: { path: '/ucp/catalog/product', access: 'action', session: 'unread', isOfMarket: false },
  assistantCarts: { path: '/ucp/carts', access: 'action', session: 'unread', isOfMarket: false },
  assistantCheckouts: { path: '/ucp/checkout-sessions', access: 'action', session: 'unread', isOfMarket: false },
  assistantTools: { path: '/ucp/mcp', access: 'action', session: 'unread', isOfMarket: false },
  /** The same for programs that do not read the profile. */
  guessedTools: { path: '/api/mcp', access: 'action', session: 'unread', isOfMarket: false },
  permalink: { path: '/buy', access: 'personal', session: 'unread', isOfMarket: false },
  orderChanged: { path: '/hooks/orders', access: 'action', session: 'unread', isOfMarket: false },
  stockChanged: { path: '/hooks/stock', access: 'action', session: 'unread', isOfMarket: false },
  contentFrame: { path: contentFramePath, access: 'public', session: 'unread', isOfMarket: false },
  robots: { path: '/robots.txt', access: 'public', session: 'unread', isOfMarket: false },
  sitemapIndex: { path: '/sitemap.xml', access: 'public', session: 'unread', isOfMarket: false },
  /** Every variant of a market, for shopping services (`worker/feeds`). */
  feeds: { path: '/feeds', access: 'public', session: 'unread', isOfMarket: false },
  sitemaps: { path: '/sitemaps', access: 'public', session: 'unread', isOfMarket: false },
  health: { path: '/health', access: 'personal', session: 'unread', isOfMarket: false },
  readiness: { path: '/health/ready', access: 'personal', session: 'unread', isOfMarket: false },
} as const satisfies Record<string, { path: string; access: Access; session: Session; isOfMarket: boolean }>
