import { categoryValue, toCatalogueVariant } from '../assistants/to-catalogue.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { deliveryTermsOf, standardCost } from '../configuration/delivery-terms.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { feelFacts } from '#client/components/product-details/product-facts.ts'
import { plainText } from '#client/components/product-details/product-text.ts'
import { productPictureSrc } from '#client/components/product-picture.ts'
import { deepestTrail } from '#shared/domain/category.ts'
import type { DeliveryTerms } from '#shared/domain/delivery-terms.ts'
import type { Feel } from '#shared/domain/feel.ts'
import { originalUrl } from '#shared/domain/media.ts'
import { type Money, toDecimal } from '#shared/domain/money.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { giftCardStyles, type ProductSummary, type Variant, type VariantIdentifiers } from '#shared/domain/product.ts'
import { excerpt } from '#shared/excerpt.ts'
import { hreflangOf, type Market, marketRules } from '#shared/markets.ts'
import { brand, catalogueSizes, categoryAges, categoryGenders, googleCategories } from '#shared/merchant.ts'
import { productDetails } from '#shared/messages/shop.ts'
import type { Site } from '#shared/sites.ts'

/** Google's limits: https://support.google.com/merchants/answer/7052112 */
const maxTitle = 150
const maxDescription = 5000

type Value = string | { readonly [name: string]: string }
/** The attributes of a variant by Google's names. One that has several values is a list. */
export type FeedRow = Readonly<Record<string, Value | readonly Value[]>>

/** A product as pages show it in a market, with all of its variants. */
export type FeedProduct = {
  product: ProductSummary
  /** The platform's HTML. */
  description: string
  feel: Feel
  variants: readonly Variant[]
  categoryTrails: readonly { name: string; url: string }[][]
  identifiers: ReadonlyMap<number, VariantIdentifiers>
}

type FeedContext = { site: Site; configuration: Configuration }

/** A row for each variant, made of the product of the assistants' catalogue. */
export function feedRows(
  { product, description, feel, variants, categoryTrails, identifiers }: FeedProduct,
  context: FeedContext,
): FeedRow[] {
  const trail = deepestTrail(categoryTrails.map((each) => [...each]))
  const topCategory = trail[0]?.url.split('/')[1] ?? ''
  const age = categoryAges[topCategory]
  const gender = categoryGenders[topCategory] ?? (age && 'unisex')
  const googleCategory = trail.map(({ url }) => googleCategories[url]).findLast((id) => id !== undefined)
  const ofProduct = {
    item_group_id: product.style,
    description: excerpt(plainText(description) || product.name, maxDescription),
    brand,
    condition: 'new',
    ...(gender && { gender, age_group: age ?? 'adult' }),
    ...(product.fabric !== null && { material: product.fabric }),
    ...(googleCategory !== undefined && { google_product_category: String(googleCategory) }),
    ...(Object.keys(feel).length > 0 && { product_detail: detailsOf(feel) }),
    ...(trail.length > 0 && { product_type: categoryValue(trail.map(({ name }) => name)) }),
  }
  return variants.map((variant) => ({
    ...ofVariant(variant, { product, ...context }),
    // A size of something else, such as a gift card, is of no system.
    ...(gender && variant.size !== null && { size_system: catalogueSizes }),
    ...ofProduct,
    ...identifiersOf(identifiers.get(variant.id)),
  }))
}

/** How the product feels, in the words of its page: https://support.google.com/merchants/answer/9218260 */
function detailsOf(feel: Feel): Value[] {
  return feelFacts(feel).map(({ label, text }) => ({
    section_name: productDetails.feelTitle,
    attribute_name: label,
    attribute_value: text,
  }))
}

function ofVariant(
  variant: Variant,
  { product, site, configuration }: FeedContext & { product: ProductSummary },
): FeedRow {
  const { id, title, url, price, list_price: listPrice, availability } = toCatalogueVariant(variant, { product, site })
  const colour = variant.colour ?? product.colour?.name ?? null
  const size = [variant.size, variant.length]
    .flatMap((value) => (value === null ? [] : [platformText(value)]))
    .join(' ')
  const releasedAt = availability.status === 'preorder' ? (product.preOrder?.releasedAt ?? null) : null
  const picture = (view: 'main' | 'hover') =>
    originalUrl(productPictureSrc(mediaBase(configuration), { style: product.style, colour }, view))
  return {
    id,
    title: excerpt(title, maxTitle),
    link: url,
    image_link: picture('main'),
    additional_image_link: picture('hover'),
    price: amountText(listPrice ?? price),
    ...(listPrice && { sale_price: amountText(price) }),
    availability: availability.status,
    ...(releasedAt !== null && { availability_date: releasedAt }),
    ...(colour !== null && { color: platformText(colour) }),
    ...(size !== '' && { size }),
    ...deliveryOf(price, deliveryTermsOf(configuration, site.market, Date.now()), {
      market: site.market,
      // It may be sent by e-mail, which costs nothing.
      cost: giftCardStyles.includes(product.style) ? null : standardCost(configuration, site.market),
    }),
  }
}

function identifiersOf({ gtin, mpn }: VariantIdentifiers = { gtin: null, mpn: null }): FeedRow {
  const valid = gtin !== null && /^(?:\d{8}|\d{12,14})$/.test(gtin) ? gtin : null
  if (valid === null && mpn === null) return { identifier_exists: 'no' }
  return { ...(valid !== null && { gtin: valid }), ...(mpn !== null && { mpn }) }
}

/**
 * What the shop's settings say of delivery and returns, for an order of one unit. `cost` is that of standard delivery
 * below the amount from which it is free.
 */
function deliveryOf(
  price: Money,
  { freeFrom, days, returnDays }: DeliveryTerms,
  { market, cost }: { market: Market; cost: Money | null },
): FeedRow {
  const countries = countriesOf(market)
  const isFree = freeFrom !== null && price.amount >= freeFrom.amount
  const due = isFree ? { amount: 0, currency: market.currency } : cost
  const transit = days && { min_transit_time: String(days.first), max_transit_time: String(days.last) }
  return {
    ...(due && { shipping: countries.map((country) => ({ country, price: amountText(due), ...transit })) }),
    ...(freeFrom !== null && {
      free_shipping_threshold: countries.map((country) => ({ country, price_threshold: amountText(freeFrom) })),
    }),
    ...(returnDays !== null && { return_policy_label: `${returnDays}-days` }),
  }
}

/** The countries that the pages are for, by `hreflang`, and to which the market delivers. */
function countriesOf(market: Market): string[] {
  const regions = hreflangOf(market).map((tag) => tag.split('-')[1]?.toUpperCase() ?? '')
  return marketRules[market.code].deliversTo.filter((country) => regions.includes(country))
}

function amountText(amount: Money): string {
  return `${toDecimal(amount).toFixed(2)} ${amount.currency}`
}
