import type { Stage } from './stage.ts'
import type { Service } from './targets.ts'
import { accountPages, accountPath } from '#shared/domain/account-pages.ts'
import { assistantBagPath, changeLinePathOf, clothPath, reservePathOf, sharedBagPath } from '#shared/links.ts'
import { endpoints, fragments } from '#shared/routes.ts'
import { everyPage, type RowsOfPages } from '#shared/test/plain-pages.ts'

export type ChaosPage = {
  path: (stage: Stage) => string
  /** `new customer`: one for each pair of service and fault, because the page may be opened ten times a minute only. */
  visitor: 'guest' | 'shopper' | 'buyer' | 'new customer'
  status: number
  /** A text without which the page is not itself. */
  shows: string
  /** Services without which there is an error page, as docs/fallbacks.md decides. All others cost a part at most. */
  needs: readonly Service[]
}

type Row = [visitor: ChaosPage['visitor'], path: ChaosPage['path'], shows: string, ...needs: Service[]]

/** The pages. The compiler requires a row for a new one, unless it is plain. */
const notPlain: RowsOfPages<Row> = {
  collection: ['guest', ({ categoryId }) => `/browse/collection/${categoryId}`, 'product-card__name', 'bigcommerce'],
  category: ['guest', () => '/browse/womens', 'product-card__name', 'bigcommerce'],
  product: ['guest', (stage) => stage.productPath, 'Add to Bag', 'bigcommerce'],
  recommendations: ['guest', (stage) => `${stage.productPath}/recommendations`, 'data-page-type="plp"', 'bigcommerce'],
  reviews: [
    'guest',
    (stage) => `/reviews/${stage.productPath.split('/').slice(2, 4).join('/')}`,
    'reviews--page',
    'bigcommerce',
  ],
  cloth: ['guest', () => clothPath('Hedgerow'), 'product-card__name', 'bigcommerce'],
  search: ['guest', () => '/search?query=dress', 'product-card__name', 'constructor'],
  bag: ['shopper', () => '/bag', 'In your bag', 'bigcommerce'],
  sharedBag: ['shopper', () => sharedBagPath, 'copy-link', 'bigcommerce'],
  assistantBag: ['guest', () => assistantBagPath, 'This link has ended'],
  changeLine: ['shopper', ({ lineId }) => changeLinePathOf(lineId), 'change-line__form', 'bigcommerce'],
  checkoutIdentity: ['shopper', () => '/checkout-identity', 'data-page-type="checkout"', 'bigcommerce'],
  orderConfirmation: ['buyer', (stage) => stage.confirmation, 'data-page-type="order-confirmation"', 'bigcommerce'],
  login: ['guest', () => '/login', 'name="password"'],
  createAccount: ['guest', () => '/create-account', 'name="password"'],
  forgotPassword: ['guest', () => '/forgot-password', 'name="email"'],
  updatePassword: ['guest', () => '/updatePassword', 'data-page-type="account"'],
  myAccount: ['buyer', () => '/my-account', 'data-page-type="account"', 'bigcommerce'],
  accountOrder: [
    'buyer',
    ({ orderId }) => `/my-account/order-history/${orderId}`,
    'data-page-type="account"',
    'bigcommerce',
  ],
  giftCertificates: ['guest', () => '/gift-certificates', 'name="code"'],
  findOrder: ['guest', () => '/find-order', 'name="orderNumber"'],
  mailedOrder: ['guest', () => '/find-order/link', 'data-page-type="account"'],
  guestOrder: ['guest', () => '/find-order/order', 'data-page-type="account"'],
  guestInvoice: ['guest', () => '/find-order/order/invoice', 'data-page-type="account"'],
  guestReturn: ['guest', () => '/find-order/order/return', 'data-page-type="account"'],
  accountReturn: [
    'buyer',
    ({ orderId }) => `/my-account/order-history/${orderId}/return`,
    'data-page-type="account"',
    'bigcommerce',
  ],
  stopStockAlerts: ['guest', () => '/stock-alerts/stop', 'data-page-type="account"'],
  reserve: [
    'guest',
    (stage) => reservePathOf(stage.product.id, stage.product.variants[0]?.id),
    'data-page-type="account"',
    'bigcommerce',
  ],
  cancelReservation: ['guest', () => '/reserve/cancel', 'data-page-type="account"'],
  accountInvoice: [
    'buyer',
    ({ orderId }) => `/my-account/order-history/${orderId}/invoice`,
    'invoice__lines',
    'bigcommerce',
  ],
  compare: ['guest', (stage) => `/compare?products=${stage.product.id}`, 'compare__scroller', 'bigcommerce'],
  newsletter: ['guest', () => '/newsletter', 'name="email"'],
  writeReview: ['guest', ({ product }) => `/write-review/${product.id}`, 'reviews__form', 'bigcommerce'],
  wishlist: ['buyer', () => '/wishlist', 'data-page-type="wishlist"', 'bigcommerce'],
  visualization: [
    'guest',
    ({ contentId }) => `/amplience-visualization/sandbox.staging.bigcontent.io/${contentId}`,
    'data-page-type="visualization"',
    'amplience-staging',
  ],
  content: ['guest', () => '/help', 'data-page-type="content"'],
}

const ofRoutes = everyPage<Row>(notPlain, ({ pattern, pageType }) => [
  'guest',
  () => pattern,
  `data-page-type="${pageType}"`,
])

/** Parts of pages, and what scripts and programs read. */
const ofParts: Record<string, Row> = {
  [fragments.recentlyViewed]: [
    'guest',
    ({ product, products }) =>
      `${fragments.recentlyViewed}?item=${product.id}.${encodeURIComponent(products.items.dress.form.color)}`,
    'product-card__name',
    'bigcommerce',
  ],
  [fragments.recommendations]: [
    'guest',
    ({ product, products }) =>
      `${fragments.recommendations}?item=${product.sku}-${encodeURIComponent(products.items.dress.form.color)}`,
    '',
    'bigcommerce',
  ],
  [fragments.goesWithBag]: [
    'guest',
    ({ product, products }) =>
      `${fragments.goesWithBag}?items=${product.sku}-${encodeURIComponent(products.items.dress.form.color)}`,
    '',
    'bigcommerce',
  ],
  [fragments.rail]: ['guest', () => `${fragments.rail}?of=newest`, 'product-card__name', 'bigcommerce'],
  [endpoints.searchSuggestions.path]: [
    'guest',
    () => `${endpoints.searchSuggestions.path}?query=dress`,
    '"products"',
    'constructor',
  ],
  [endpoints.visitor.path]: ['buyer', () => endpoints.visitor.path, 'deviceType'],
  [endpoints.localeSuggestion.path]: ['guest', () => endpoints.localeSuggestion.path, ''],
  [endpoints.dataDownload.path]: ['new customer', () => endpoints.dataDownload.path, '"orders"', 'bigcommerce'],
  [endpoints.commerceProfile.path]: ['guest', () => endpoints.commerceProfile.path, '"dev.ucp.shopping"'],
  [endpoints.robots.path]: ['guest', () => endpoints.robots.path, 'User-agent'],
  [endpoints.health.path]: ['guest', () => endpoints.health.path, ''],
}

const ofAccount: Record<string, Row> = Object.fromEntries(
  Object.keys(accountPages).map((name) => [
    name,
    ['buyer', () => accountPath(name as keyof typeof accountPages), 'data-page-type="account"', 'bigcommerce'],
  ]),
)

/** Without a mailed link, the pages of a new password, of an order, of stock alerts and of a reservation say so. */
const statuses: Readonly<Record<string, number>> = {
  updatePassword: 410,
  mailedOrder: 410,
  guestOrder: 410,
  guestInvoice: 410,
  guestReturn: 410,
  stopStockAlerts: 410,
  cancelReservation: 410,
}

export const chaosPages: Readonly<Record<string, ChaosPage>> = Object.fromEntries(
  Object.entries({ ...ofRoutes, ...ofAccount, ...ofParts }).map(([name, [visitor, path, shows, ...needs]]) => [
    name,
    { visitor, path, shows, needs, status: statuses[name] ?? 200 },
  ]),
)
