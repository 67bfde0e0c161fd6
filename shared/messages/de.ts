import type { Complete } from './catalogue.ts'
import type * as account from './de/account.ts'
import type * as bagPage from './de/bag-page.ts'
import type * as boot from './de/boot.ts'
import type * as cartControls from './de/cart-controls.ts'
import type * as cartDetails from './de/cart-details.ts'
import type * as changeLine from './de/change-line.ts'
import type * as cloth from './de/cloth.ts'
import type * as compare from './de/compare.ts'
import type * as consent from './de/consent.ts'
import type * as cookies from './de/cookies.ts'
import type * as counts from './de/counts.ts'
import type * as couponStatuses from './de/coupon-statuses.ts'
import type * as coupons from './de/coupons.ts'
import type * as deliveryEstimate from './de/delivery-estimate.ts'
import type * as deliveryPromise from './de/delivery-promise.ts'
import type * as deliveryTerms from './de/delivery-terms.ts'
import type * as failedPage from './de/failed-page.ts'
import type * as formOptions from './de/form-options.ts'
import type * as giftCardPreview from './de/gift-card-preview.ts'
import type * as giftCertificates from './de/gift-certificates.ts'
import type * as guestOrder from './de/guest-order.ts'
import type * as listing from './de/listing.ts'
import type * as money from './de/money.ts'
import type * as orderLimits from './de/order-limits.ts'
import type * as orderPage from './de/order-page.ts'
import type * as ownMail from './de/own-mail.ts'
import type * as pages from './de/pages.ts'
import type * as panels from './de/panels.ts'
import type * as platformWords from './de/platform-words.ts'
import type * as plural from './de/plural.ts'
import type * as preOrder from './de/pre-order.ts'
import type * as presents from './de/presents.ts'
import type * as productPage from './de/product-page.ts'
import type * as product from './de/product.ts'
import type * as queryWords from './de/query-words.ts'
import type * as reservations from './de/reservations.ts'
import type * as returns from './de/returns.ts'
import type * as reviews from './de/reviews.ts'
import type * as sharing from './de/sharing.ts'
import type * as shop from './de/shop.ts'
import type * as sizeGuide from './de/size-guide.ts'
import type * as stockAlerts from './de/stock-alerts.ts'
import type * as tools from './de/tools.ts'
import type * as walletSheet from './de/wallet-sheet.ts'
import type * as wallet from './de/wallet.ts'

/** The compiler refuses it if the German folder lacks a text. */
export type German = Complete<{
  account: typeof account
  bagPage: typeof bagPage
  boot: typeof boot
  cartControls: typeof cartControls
  cartDetails: typeof cartDetails
  changeLine: typeof changeLine
  cloth: typeof cloth
  compare: typeof compare
  consent: typeof consent
  cookies: typeof cookies
  counts: typeof counts
  couponStatuses: typeof couponStatuses
  coupons: typeof coupons
  deliveryEstimate: typeof deliveryEstimate
  deliveryPromise: typeof deliveryPromise
  deliveryTerms: typeof deliveryTerms
  failedPage: typeof failedPage
  formOptions: typeof formOptions
  giftCardPreview: typeof giftCardPreview
  giftCertificates: typeof giftCertificates
  guestOrder: typeof guestOrder
  listing: typeof listing
  money: typeof money
  orderLimits: typeof orderLimits
  orderPage: typeof orderPage
  ownMail: typeof ownMail
  pages: typeof pages
  panels: typeof panels
  platformWords: typeof platformWords
  plural: typeof plural
  preOrder: typeof preOrder
  productPage: typeof productPage
  presents: typeof presents
  product: typeof product
  queryWords: typeof queryWords
  reservations: typeof reservations
  returns: typeof returns
  reviews: typeof reviews
  sharing: typeof sharing
  shop: typeof shop
  sizeGuide: typeof sizeGuide
  stockAlerts: typeof stockAlerts
  tools: typeof tools
  walletSheet: typeof walletSheet
  wallet: typeof wallet
}>
