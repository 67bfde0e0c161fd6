import { plainText } from '#client/components/product-details/product-text.ts'
import type { ProductView } from '#client/components/product-view.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { currentPrice } from '#shared/domain/price.ts'
import type { Variant } from '#shared/domain/product.ts'
import { roundedAverage } from '#shared/domain/review.ts'
import { productPath } from '#shared/links.ts'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/reviews.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

type ShownProduct = Pick<ProductView, 'product' | 'media'>

const schema = 'https://schema.org'

/**
 * schema.org ProductGroup of the product that the page shows, with the variants of its colour and their offers. Search
 * engines read the variants of the other colours from their own pages, so those have only their URL here. There is no
 * offer if the price is hidden (D-62) or if the product is a gift of a promotion (D-40).
 */
export function productGroup({ product, media }: ShownProduct, { site, path }: { site: Site; path: string }): object {
  const url = siteUrl(site, path)
  const isShown = ({ colour }: Variant) => colour === null || colour === media.colour
  const shown = new Set(product.variants.filter(isShown))
  const otherColours = new Set(
    product.variants.filter((variant) => !shown.has(variant)).map(({ colour }) => colour ?? ''),
  )
  const hasPrice = product.price !== null && !product.isFreeGift
  const picture = media.images[0]?.src
  return {
    '@context': schema,
    '@type': 'ProductGroup',
    productGroupID: product.style,
    name: product.name,
    description: plainText(product.description),
    url,
    brand: { '@type': 'Brand', name: brand },
    image: media.images.map((image) => image.src),
    ...reviewsOf(product),
    variesBy: [
      ...(product.colours.length > 0 ? [`${schema}/color`] : []),
      ...(product.sizes.length > 0 ? [`${schema}/size`] : []),
      // schema.org has no property for a length.
      ...(product.lengths.length > 0 ? ['Length'] : []),
    ],
    hasVariant: [
      ...[...shown].map((variant) => ({
        '@type': 'Product',
        sku: variant.sku,
        name: variantName(product, variant),
        ...(variant.colour === null ? {} : { color: platformText(variant.colour) }),
        ...(variant.size === null ? {} : { size: variant.size }),
        ...(variant.length === null
          ? {}
          : { additionalProperty: { '@type': 'PropertyValue', name: 'Length', value: variant.length } }),
        ...(picture === undefined ? {} : { image: picture }),
        ...(hasPrice ? { offers: offerOf(variant, variantUrl(url, variant), product) } : {}),
      })),
      ...[...otherColours].map((colour) => ({
        url: siteUrl(site, productPath({ id: product.id, slug: product.slug, colour })),
      })),
    ],
  }
}

/** The reviews that the page shows; nothing without one, because a rating of none is no rating. */
function reviewsOf({ rating, reviews = [], isGiftCard }: ShownProduct['product']): object {
  if (!rating || isGiftCard) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: roundedAverage(rating), reviewCount: rating.count },
    review: reviews.map(({ author, title, text, stars, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author || messages.reviews.anyone },
      name: title,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      datePublished: writtenAt.slice(0, 10),
    })),
  }
}

/** The product's name with the values that tell the variant from others. */
export function variantName({ name }: { name: string }, { colour, size, length }: Variant): string {
  return [name, colour && platformText(colour), size, length].filter((part) => part !== null).join(', ')
}

/** The page with the variant's size and length chosen (RTE-16). */
export function variantUrl(page: string, { size, length }: Variant): string {
  const chosen = new URLSearchParams()
  if (size !== null) chosen.set('Size', size)
  if (length !== null) chosen.set('Length', length)
  return chosen.size === 0 ? page : `${page}?${chosen.toString()}`
}

/** True if the variant can be bought while its product is for sale. */
export function canBeSold({ isPurchasable, stock }: Pick<Variant, 'isPurchasable' | 'stock'>): boolean {
  return isPurchasable && stock !== 0
}

function offerOf(variant: Variant, url: string, { isAvailable, preOrder }: ShownProduct['product']): object {
  const price = currentPrice(variant.price)
  const canBeBought = isAvailable && canBeSold(variant)
  const startsAt = canBeBought ? (preOrder?.releasedAt ?? null) : null
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(price),
    priceCurrency: price.currency,
    availability: `${schema}/${!canBeBought ? 'OutOfStock' : preOrder ? 'PreOrder' : 'InStock'}`,
    ...(startsAt !== null && { availabilityStarts: startsAt }),
  }
}
