import { colourSegment, oneColour } from '../links.ts'
import type { Badge } from './badge.ts'
import type { Category } from './category.ts'
import type { Feel } from './feel.ts'
import type { MediaImage, MediaVideo } from './media.ts'
import type { Money } from './money.ts'
import type { OrderLimits } from './order-limit.ts'
import type { PreOrder } from './pre-order.ts'
import type { PlatformPrice, ShownPrice } from './price.ts'
import type { Rating, Review } from './review.ts'

/** Length of the base SKU, the style code, at the start of every SKU. */
export const baseSkuLength = 6
export const giftCardStyles: readonly string[] = ['100000', '100001']

export type Colour = {
  /** Name for shoppers: `French Navy`. */
  name: string
  /** Option value id on the platform. */
  valueId: number
  /** `#rrggbb`, base colour first; empty if the platform has none. */
  hexes: string[]
}

type SummaryFacts = {
  id: number
  style: string
  name: string
  slug: string
  colours: Colour[]
  colour: Colour | null
  /** Every size and length in which it is made, in their order, sold out or not. */
  sizes: string[]
  lengths: string[]
  fabric: string | null
  /** The name of its printed design, if it has one (CLOTH-01). */
  print?: string
  /** The product's own badge, for example `New In`. */
  badge: string | null
  /** False if the product is not for sale (D-57). A card does not know if it has variants that are. */
  isAvailable: boolean
  /** Absent if it is not sold before its release. */
  preOrder?: PreOrder
  isFreeGift: boolean
  /** The lowest price of the last 30 days, if the merchant entered it (D-348). */
  lowestPrice?: Money
  /** Absent without a review, and in a market that does not show the platform's reviews. */
  rating?: Rating
}

/**
 * A product with the platform's price; `null` if the platform hides it (D-62). `shownSummary` turns it into the product
 * of a card.
 */
export type PlatformSummary = SummaryFacts & { price: PlatformPrice | null }

/** Products that the platform puts first in the whole shop. */
export const rails = ['newest', 'best-sellers'] as const
export type Rail = (typeof rails)[number]

/**
 * A product on a card. `badges` are the badges of its promotions, the most important first. `categories` are the names
 * of the path to its category, root first; absent if its source does not know them or if they are those of the
 * listing.
 */
export type ProductSummary = SummaryFacts & {
  price: ShownPrice | null
  badges: readonly Badge[]
  categories?: readonly string[]
}

type VariantFacts = {
  id: number
  sku: string
  colour: string | null
  size: string | null
  length: string | null
  isPurchasable: boolean
  /** Sellable units; `null` if stock is not tracked. */
  stock: number | null
}

export type PlatformVariant = VariantFacts & { price: PlatformPrice }
export type Variant = VariantFacts & { price: ShownPrice }

export type Modifier = {
  id: number
  label: string
  type: 'text' | 'multiline-text' | 'date'
  isRequired: boolean
  maxLength: number | null
  /** Lines that a multi-line text may have, if they are limited. */
  maxLines?: number
}

type ProductFacts = {
  description: string
  modifiers: Modifier[]
  customFields: Record<string, string>
  /** How it feels, as far as the merchant says (D-470). */
  feel: Feel
  /** The path to each of its categories, root first. */
  categoryTrails: Pick<Category, 'name' | 'url'>[][]
  /** The channels that sell it; `null` if the platform does not say. */
  channelIds: number[] | null
  isGiftCard: boolean
  /** The newest few, each cut to some lines. Absent in a market that does not show the platform's reviews. */
  reviews?: Review[]
  /** Absent if one order can contain any number. */
  orderLimits?: OrderLimits
}

/** A product with all of its variants at the platform's prices, without what only its page has. */
export type ProductWithVariants = PlatformSummary &
  Pick<ProductFacts, 'description' | 'feel' | 'categoryTrails'> & { variants: PlatformVariant[] }

/** The numbers by which others know a variant; `null` if the platform has none. */
export type VariantIdentifiers = { gtin: string | null; mpn: string | null }

/** A product with all data for its page and the platform's prices. `shownProduct` turns it into the product of the page. */
export type PlatformProduct = PlatformSummary & ProductFacts & { variants: PlatformVariant[] }
export type Product = ProductSummary & ProductFacts & { variants: Variant[] }

/** Images and videos of one colour of a product. The first image is the main one. */
export type ProductMedia = { colour: string; images: MediaImage[]; videos: MediaVideo[] }

/** True if the product is for sale (D-57), is no gift (D-40) and has a price (D-62). */
export function isForSale(product: Pick<SummaryFacts, 'isAvailable' | 'isFreeGift'> & { price: unknown }): boolean {
  return product.isAvailable && !product.isFreeGift && product.price !== null
}

export function baseSku(sku: string): string {
  return sku.slice(0, baseSkuLength)
}

/** Item id of a product in a colour for recommendations: `{style}-{Colour}`. */
export function itemIdOf(style: string, colour: string | null): string {
  return `${style}-${colourSegment(colour ?? oneColour)}`
}

/** True if a URL segment names the colour. Underscores count as spaces; letter case is ignored (D-68). */
export function isSameColour(segment: string, name: string): boolean {
  return segment === name || normaliseColour(segment) === normaliseColour(name)
}

function normaliseColour(text: string): string {
  return text
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}
