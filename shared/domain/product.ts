import type { Badge } from './badge.ts'
import type { Category } from './category.ts'
import type { MediaImage, MediaVideo } from './media.ts'
import type { PlatformPrice, ShownPrice } from './price.ts'

/** Length of the base SKU, the style code, at the start of every SKU. */
export const baseSkuLength = 6
export const giftCardStyles: readonly string[] = ['100000', '100001']

export type Colour = {
  /** As the shopper reads it: `French Navy`. */
  name: string
  /** Option value id on the platform. */
  valueId: number
  /** `#rrggbb`, base first; empty when the platform has none. */
  hexes: string[]
}

type SummaryFacts = {
  id: number
  style: string
  name: string
  slug: string
  colours: Colour[]
  colour: Colour | null
  /** The product's own word, e.g. `New In`. */
  badge: string | null
  isFreeGift: boolean
}

/**
 * A product as the platform has it. `price` is `null` when the platform hides it (D-62). `shownSummary` makes of it
 * what a card shows.
 */
export type PlatformSummary = SummaryFacts & { price: PlatformPrice | null }

/** A product as a card in a grid shows it. `badges` are what promotions say of it, the most important first. */
export type ProductSummary = SummaryFacts & { price: ShownPrice | null; badges: readonly Badge[] }

type VariantFacts = {
  id: number
  sku: string
  colour: string | null
  size: string | null
  length: string | null
  isPurchasable: boolean
  /** Units that can be sold; `null` when stock is not tracked. */
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
}

type ProductFacts = {
  description: string
  sizes: string[]
  lengths: string[]
  modifiers: Modifier[]
  customFields: Record<string, string>
  /** The way to each category that it stands in, from the top. */
  categoryTrails: Pick<Category, 'name' | 'url'>[][]
  /** The channels that sell it, where the platform says. */
  channelIds: number[] | null
  isGiftCard: boolean
  isAvailable: boolean
}

/** A product with all that its page says, as the platform has it. `shownProduct` makes of it what the page shows. */
export type PlatformProduct = PlatformSummary & ProductFacts & { variants: PlatformVariant[] }
export type Product = ProductSummary & ProductFacts & { variants: Variant[] }

/** Pictures and videos of one colour of a product; the first picture is the main one. */
export type ProductMedia = { colour: string; images: MediaImage[]; videos: MediaVideo[] }

export function baseSku(sku: string): string {
  return sku.slice(0, baseSkuLength)
}

/** Lower-case words joined by hyphens, for the `{slug}` of a product page. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'product'
  )
}

/** A colour in a URL or a media name: spaces as underscores. */
export function colourSegment(name: string): string {
  return name.trim().replace(/\s+/g, '_')
}

/** How pods of recommendations name a product in a colour: `{style}-{Colour}`. */
export function itemIdOf(style: string, colour: string | null): string {
  return `${style}-${colourSegment(colour ?? 'default')}`
}

/** Whether a URL segment names the colour: underscores are spaces, letter case is ignored (D-68). */
export function isSameColour(segment: string, name: string): boolean {
  return normaliseColour(segment) === normaliseColour(name)
}

function normaliseColour(text: string): string {
  return text
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}
