import type { DeliveryTerms } from '#shared/domain/delivery-terms.ts'
import type { Product, ProductMedia } from '#shared/domain/product.ts'
import type { ThirdPartyName } from '#shared/third-parties.ts'
import type { Crumb, PageBase } from '#shared/views.ts'

/** The text blocks of a content item as Markdown. The same content is the same object. */
export type DeliveryText = { markdown: string }

export type ProductView = PageBase & {
  product: Product
  /** The colour that the URL names. */
  colour: string | null
  /** Size and Length of the query, if the product has them. */
  selection: { size: string | null; length: string | null }
  media: ProductMedia
  /** Who wears it, if the shopper chose somebody. Absent if there is no choice. */
  figure?: { chosen: string | null }
  crumbs: Crumb[]
  /** The market's delivery text; `null` if there is none. */
  delivery: DeliveryText | null
  terms: DeliveryTerms
  /** The day by which the shopper wants it, and when they asked in milliseconds since 1970. */
  asked: { by: string; at: number } | null
  /** The configured third-party widgets. */
  widgets: readonly ThirdPartyName[]
  /** URL of the page for sharing. */
  shareUrl: string
  /** True if the market has the express wallet. */
  hasExpressWallet: boolean
  /** True if a shopper can ask for a mail when a variant is in stock again. */
  hasStockAlerts: boolean
  /** True if a shopper can reserve it in a shop of the market. */
  hasReservations: boolean
  /** True if products have a place for recommendations. */
  hasRecommendations: boolean
}
