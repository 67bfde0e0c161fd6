import type { AnalyticsPort } from './analytics-port.ts'
import type { BadgePort } from './badge-port.ts'
import type { CartPort } from './cart-port.ts'
import type { CataloguePort } from './catalogue-port.ts'
import type { ContentIndexPort } from './content-index-port.ts'
import type { ContentPort, ContentVersion } from './content-port.ts'
import type { CustomerPort } from './customer-port.ts'
import type { GiftCertificatePort } from './gift-certificate-port.ts'
import type { MarketingPort } from './marketing-port.ts'
import type { MediaPort } from './media-port.ts'
import type { OrderPort } from './order-port.ts'
import type { PaymentPort } from './payment-port.ts'
import type { PresentPort } from './present-port.ts'
import type { PromotionsPort } from './promotions-port.ts'
import type { ReturnsPort } from './returns-port.ts'
import type { ReviewPort } from './review-port.ts'
import type { SearchPort } from './search-port.ts'
import type { SessionPort } from './session-port.ts'
import type { ShopsPort } from './shops-port.ts'
import type { StagedContentPort } from './staged-content-port.ts'

/** The ports that a public page may use. */
export type PublicPorts = {
  catalogue: CataloguePort
  content: ContentPort
  search: SearchPort
  media: MediaPort
  reviews: Pick<ReviewPort, 'page'>
  /** `null` if the shop has no badges. */
  badges: BadgePort | null
  contentIndex: ContentIndexPort
  contentVersion: Pick<ContentVersion, 'current'>
}

/** The adapters behind every port of the shop. Each call names its market and ends with its signal. */
export type Ports = PublicPorts & {
  cart: CartPort
  /** `null` if the shop takes no gift certificates. */
  giftCertificates: GiftCertificatePort | null
  /** `null` if the shop offers no presents. */
  presents: PresentPort | null
  promotions: PromotionsPort | null
  payments: PaymentPort | null
  customers: CustomerPort
  sessions: SessionPort
  /** `null` if the shop has no e-mail marketing. */
  marketing: MarketingPort | null
  /** `null` if pieces cannot be reserved in shops. */
  shops: ShopsPort | null
  /** `null` if only browsers report purchases. */
  analytics: AnalyticsPort | null
  orders: OrderPort
  reviews: ReviewPort
  returns: ReturnsPort
  stagedContent: StagedContentPort
  contentVersion: ContentVersion
}
