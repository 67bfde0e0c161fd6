import { actions, endpoints, routes } from '#shared/routes.ts'

const operation = (name: string) => `${endpoints.api.path}/${name}`

/**
 * The most REST calls of the commerce platform that a request usually costs. `docs/security.md` lists them, and
 * `call-budget.test.ts` counts them. A request without a call has 0, so that it uses up no budget.
 */
export const callPrices = {
  [routes.bag.pattern]: 3,
  [routes.checkoutIdentity.pattern]: 6,
  [routes.sharedBag.pattern]: 1,
  [routes.assistantBag.pattern]: 2,
  [actions.addToBag]: 3,
  [actions.updateBagLine]: 3,
  [actions.removeBagLine]: 3,
  [actions.changeBagLine]: 6,
  [actions.clearBag]: 3,
  [actions.keepPresent]: 3,
  [actions.removePresent]: 3,
  [actions.moveToWishlist]: 6,
  [actions.checkout]: 6,
  [actions.addSharedBag]: 9,
  [actions.takeAssistantBag]: 10,
  [actions.reorder]: 9,
  [actions.requestOrderLink]: 1,
  [actions.showBalance]: 0,
  [actions.openMailedOrder]: 0,
  [routes.guestOrder.pattern]: 6,
  [routes.guestInvoice.pattern]: 4,
  [actions.buyGuestOrder]: 12,
  [actions.writeReview]: 3,
  [routes.guestReturn.pattern]: 8,
  [routes.accountReturn.pattern]: 6,
  [actions.requestReturn]: 8,
  [actions.subscribe]: 0,
  [actions.notifyStock]: 0,
  [actions.stopStockAlerts]: 0,
  [routes.reserve.pattern]: 0,
  [routes.cancelReservation.pattern]: 0,
  [actions.chooseLocale]: 0,
  [actions.chooseFigure]: 0,
  [actions.exitPreview]: 0,
  [actions.logOut]: 0,
  [endpoints.walletReturn.path]: 27,
  [operation('bigcommerce/getCart')]: 2,
  [operation('bigcommerce/addCartItems')]: 3,
  [operation('bigcommerce/updateCartItem')]: 3,
  [operation('bigcommerce/changeCartItem')]: 6,
  [operation('bigcommerce/removeCartItem')]: 3,
  [operation('bigcommerce/checkoutLogin')]: 6,
  [operation('bigcommerce/getProductInventory')]: 2,
  [operation('bigcommerce/getProductById')]: 0,
  [operation('bigcommerce/getBySku')]: 0,
  [operation('bigcommerce/getFilters')]: 0,
  [operation('bigcommerce/requestNewsletter')]: 0,
  [operation('bigcommerce/notifyStockLevel')]: 0,
  [operation('bigcommerce/dismissLocale')]: 0,
  [operation('bigcommerce/validateToken')]: 0,
  [operation('bigcommerce/renewConsentCookie')]: 0,
  [operation('promotions/sync')]: 3,
  [operation('promotions/applyCoupon')]: 3,
  [operation('promotions/removeCoupon')]: 3,
  [operation('payments/walletPrepare')]: 9,
  [operation('payments/walletOpen')]: 9,
  [operation('payments/walletContact')]: 10,
  [operation('payments/walletOption')]: 7,
  [operation('payments/walletCoupon')]: 9,
  [operation('payments/walletAuthorise')]: 27,
  [operation('payments/paymentMethods')]: 0,
  [operation('payments/merchantSession')]: 0,
  [endpoints.browserReports.path]: 0,
  [endpoints.searchCatalogue.path]: 0,
  [endpoints.lookUpCatalogue.path]: 0,
  [endpoints.readCatalogueProduct.path]: 0,
  [endpoints.assistantTools.path]: 0,
  [endpoints.guessedTools.path]: 0,
} as const satisfies Record<string, number>

/**
 * The same for a request that is for the cart of an assistant. What one of them spends is counted apart. `estimating`
 * is added if the request names a destination, and `paying` if it may pay.
 */
export const assistantPrices = { reading: 3, changing: 9, estimating: 9, paying: 36 } as const

export const pricesOfPaths: ReadonlyMap<string, number> = new Map(Object.entries(callPrices))

/**
 * Paths whose requests only look at the shop, although their pages are personal or their method is POST, and those of
 * assistants, which leave as much of the quota to shoppers.
 */
export const browsedPaths: ReadonlySet<string> = new Set([
  routes.compare.pattern,
  endpoints.searchCatalogue.path,
  endpoints.lookUpCatalogue.path,
  endpoints.readCatalogueProduct.path,
  endpoints.assistantCarts.path,
  endpoints.assistantCheckouts.path,
  endpoints.assistantTools.path,
  endpoints.guessedTools.path,
  endpoints.permalink.path,
  operation('bigcommerce/getProductInventory'),
  operation('bigcommerce/getProductById'),
  operation('bigcommerce/getBySku'),
  operation('bigcommerce/getFilters'),
])
