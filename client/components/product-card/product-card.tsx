import type { CSSProperties } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Price } from '../price/price.tsx'
import { cardPicture, cardPictureSrc } from '../product-picture.ts'
import { averageText } from '../reviews/stars.tsx'
import { Swatches } from '../swatches/swatches.tsx'
import { WishlistButton } from '../wishlist-button/wishlist-button.tsx'
import { microLabel, pictureBadge } from '#shared/domain/badge.ts'
import { lowestBefore } from '#shared/domain/lowest-price.ts'
import { formatTileMoney } from '#shared/domain/money.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { giftCardStyles, isForSale, type ProductSummary } from '#shared/domain/product.ts'
import { roundedAverage } from '#shared/domain/review.ts'
import { sizeName } from '#shared/domain/size-name.ts'
import { marketPath, productPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { listCard, quickAdd } from '#shared/messages/listing.ts'
import { priceNote } from '#shared/messages/pages.ts'
import { reviews } from '#shared/messages/reviews.ts'
import * as messages from '#shared/messages/shop.ts'

export type ProductCardProps = {
  product: ProductSummary
  market: Market
  mediaBase: string
  /** `eager` for cards on the first screen; `first` for the card that is likely the largest contentful paint. */
  loading?: 'lazy' | 'eager' | 'first'
  /** The heading level of the card, one below the grid's heading. */
  heading?: 'h2' | 'h3'
  /** True in a listing, whose list view says how the product is made. */
  hasFacts?: boolean
  /** Who wears it in the first picture, if the shopper chose somebody. */
  figure?: string | null
}

/**
 * A product in a grid: one link stretched over the card, and one for quick add, which also leads to the product. It has
 * no script; `client/behaviours/product-cards.ts` handles its controls by its data attributes and adds the second
 * picture. A listing has 48 cards, so each element that a card has costs a phone 48 elements.
 */
export function ProductCard({
  product,
  market,
  mediaBase,
  loading = 'lazy',
  heading: Heading = 'h3',
  hasFacts = false,
  figure = null,
}: ProductCardProps) {
  const colour = product.colour?.name ?? product.colours[0]?.name ?? null
  const badge = pictureBadge(product)
  const picture = { style: product.style, colour, sizes: product.sizes }
  const href = marketPath(market, productPath({ id: product.id, slug: product.slug, colour }))
  return (
    <article
      className="product-card"
      data-product={product.id}
      data-style={product.style}
      {...cardFacts(product, colour)}
    >
      <img
        {...cardPicture(cardPictureSrc(mediaBase, picture, figure))}
        alt=""
        {...(loading === 'lazy' ? { loading: 'lazy' } : {})}
        {...(loading === 'first' ? { fetchPriority: 'high' } : {})}
      />
      {badge && <Badge badge={badge} />}
      <Heading className="product-card__name" data-made={hasFacts ? madeAs(product, market) : undefined}>
        <a href={href}>{product.name}</a>
      </Heading>
      {product.price && product.isAvailable ? (
        <>
          <Price value={product.price} isTile label={microLabel(product)} note={lowestNote(product)} />
          {product.preOrder && <p className="product-card__pre-order">{messages.product.preOrder}</p>}
        </>
      ) : (
        <p className="price">{messages.bag.unavailable}</p>
      )}
      <Swatches product={product} mediaBase={mediaBase} />
      <CardRating product={product} market={market} />
      {!product.isFreeGift && (
        <WishlistButton
          item={{ productId: product.id, variantId: null }}
          name={product.name}
          className="product-card__heart"
        />
      )}
      {canQuickAdd(product) && (
        <a
          className="product-card__quick-add"
          href={href}
          data-quick-add=""
          aria-label={`${quickAdd.title}: ${product.name}`}
          rel="nofollow"
        >
          {quickAdd.title}
        </a>
      )}
    </article>
  )
}

function lowestNote(product: ProductSummary): string | undefined {
  const lowest = lowestBefore(product)
  return lowest ? priceNote.lowestPrice(formatTileMoney(lowest)) : undefined
}

/**
 * The mean of the product's reviews as stars, which the stylesheet draws because a text would cost a phone 48 boxes, or
 * the place of a ratings widget.
 */
function CardRating({ product: { rating, style }, market }: Pick<ProductCardProps, 'product' | 'market'>) {
  if (!rating) return <div className="product-card__rating" data-widget="ratings" data-sku={style} data-view="card" />
  const label = `${reviews.outOfFive(averageText(rating, market))}, ${reviews.count(rating.count)}`
  const drawn = { '--r': String(roundedAverage(rating)) } as CSSProperties
  return <div className="product-card__rating" role="img" aria-label={label} style={drawn} />
}

/** Colour, prices in minor units and the path of categories, for the quick add panel and for analytics. */
function cardFacts({ price, categories }: ProductSummary, colour: string | null) {
  const current = price && (price.special ?? price.price)
  return {
    ...(colour !== null && { 'data-colour': colour }),
    ...(current && { 'data-price': current.amount }),
    ...(price?.special && { 'data-was': price.price.amount }),
    ...(categories && { 'data-categories': categories.join('\n') }),
  }
}

/**
 * Sizes, fits other than the usual one, and fabric in one line; the list view writes the grid's word for sizes before
 * it. An attribute, because an element would cost the grid 48 that it does not show.
 */
function madeAs({ fabric, sizes, lengths, style }: ProductSummary, market: Market): string | undefined {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (first === undefined || last === undefined || first === last || giftCardStyles.includes(style)) return undefined
  const range = listCard.range(sizeName(first, { market }), sizeName(last, { market }))
  return [range, ...lengths.slice(1).map(platformText), fabric].filter(Boolean).join(', ')
}

/** A gift card needs its form. */
function canQuickAdd(product: ProductSummary): boolean {
  return isForSale(product) && !giftCardStyles.includes(product.style)
}
