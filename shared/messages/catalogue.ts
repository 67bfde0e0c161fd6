import type { Translation } from '../languages.ts'
import type * as account from './en/account.ts'
import type * as bagPage from './en/bag-page.ts'
import type * as boot from './en/boot.ts'
import type * as cartControls from './en/cart-controls.ts'
import type * as cartDetails from './en/cart-details.ts'
import type * as changeLine from './en/change-line.ts'
import type * as cloth from './en/cloth.ts'
import type * as compare from './en/compare.ts'
import type * as consent from './en/consent.ts'
import type * as cookies from './en/cookies.ts'
import type * as counts from './en/counts.ts'
import type * as couponStatuses from './en/coupon-statuses.ts'
import type * as coupons from './en/coupons.ts'
import type * as deliveryEstimate from './en/delivery-estimate.ts'
import type * as deliveryPromise from './en/delivery-promise.ts'
import type * as deliveryTerms from './en/delivery-terms.ts'
import type * as failedPage from './en/failed-page.ts'
import type * as formOptions from './en/form-options.ts'
import type * as giftCardPreview from './en/gift-card-preview.ts'
import type * as giftCertificates from './en/gift-certificates.ts'
import type * as guestOrder from './en/guest-order.ts'
import type * as listing from './en/listing.ts'
import type * as money from './en/money.ts'
import type * as orderLimits from './en/order-limits.ts'
import type * as orderPage from './en/order-page.ts'
import type * as ownMail from './en/own-mail.ts'
import type * as pages from './en/pages.ts'
import type * as panels from './en/panels.ts'
import type * as platformWords from './en/platform-words.ts'
import type * as plural from './en/plural.ts'
import type * as preOrder from './en/pre-order.ts'
import type * as presents from './en/presents.ts'
import type * as productPage from './en/product-page.ts'
import type * as product from './en/product.ts'
import type * as queryWords from './en/query-words.ts'
import type * as reservations from './en/reservations.ts'
import type * as returns from './en/returns.ts'
import type * as reviews from './en/reviews.ts'
import type * as sharing from './en/sharing.ts'
import type * as shop from './en/shop.ts'
import type * as sizeGuide from './en/size-guide.ts'
import type * as stockAlerts from './en/stock-alerts.ts'
import type * as tools from './en/tools.ts'
import type * as walletSheet from './en/wallet-sheet.ts'
import type * as wallet from './en/wallet.ts'

/** The modules of a language's folder. */
export type Catalogue = {
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
  presents: typeof presents
  product: typeof product
  productPage: typeof productPage
  queryWords: typeof queryWords
  reservations: typeof reservations
  returns: typeof returns
  reviews: typeof reviews
  sharing: typeof sharing
  shop: typeof shop
  sizeGuide: typeof sizeGuide
  stockAlerts: typeof stockAlerts
  wallet: typeof wallet
  tools: typeof tools
  walletSheet: typeof walletSheet
}

/**
 * The modules of a further language. With `Complete<{ account: typeof account … }>` the compiler lists the texts that
 * it lacks (docs/another-language.md).
 */
export type Complete<Texts extends Translation<Catalogue>> = Texts
