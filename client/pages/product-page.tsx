import { Badge } from '../components/badge/badge.tsx'
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx'
import { type FormResponse, toBuyBoxProps } from '../components/buy-box/to-buy-box-props.ts'
import { ColourLinks } from '../components/colour-links/colour-links.tsx'
import { ClothEdge, FabricEdge } from '../components/edge/edge.tsx'
import { FigureChoice } from '../components/figure-choice/figure-choice.tsx'
import { Gallery } from '../components/gallery/gallery.tsx'
import { ProductDetails } from '../components/product-details/product-details.tsx'
import type { ProductView } from '../components/product-view.ts'
import { RecentlyViewed } from '../components/recently-viewed/recently-viewed.tsx'
import { ProductReviews, reviewsId } from '../components/reviews/product-reviews.tsx'
import { RatingText } from '../components/reviews/stars.tsx'
import { Share } from '../components/share/share.tsx'
import { SizeGuideButton } from '../components/size-guide/size-guide-button.tsx'
import { WidgetSlot } from '../components/widget-slot/widget-slot.tsx'
import BuyBox from '../islands/buy-box.tsx'
import { BadgeTexts } from './product/badge-texts.tsx'
import { ProductDelivery } from './product/product-delivery.tsx'
import { RecommendationsPlace } from './product/recommendations-place.tsx'
import { viewedProduct } from './product/viewed-product.ts'
import { pictureBadge } from '#shared/domain/badge.ts'
import { canBuyAny, isClosedForSale } from '#shared/domain/selection.ts'
import { comparePathLike, marketPath } from '#shared/links.ts'
import { brand } from '#shared/merchant.ts'
import { productDetails } from '#shared/messages/product.ts'
import * as messages from '#shared/messages/shop.ts'

/** One colour of a product, as static HTML with islands. `formResponse` is the result of a refused form post. */
export function ProductPage({ formResponse, ...view }: ProductView & { formResponse: FormResponse }) {
  const { product, colour, media, crumbs, market, mediaBase, selection } = view
  const buyBox = toBuyBoxProps(view, formResponse)
  // Nothing of a product that is not for sale is advertised (D-233).
  const isClosed = isClosedForSale(buyBox.offer, buyBox.isOnSale)
  const badge = isClosed ? null : pictureBadge(product)
  const category = crumbs.at(-2)
  const hasFitFinder = view.widgets.includes('fit') && product.sizes.length > 0 && !product.isGiftCard
  const hasRatings = view.widgets.includes('ratings') && !product.isGiftCard
  const hasReviews = product.reviews !== undefined && !product.isGiftCard
  return (
    <sv-product-page
      class="product-page"
      data-behaviour="product-page"
      data-view-item={JSON.stringify(viewedProduct(view))}
      data-categories={crumbs
        .slice(1, -1)
        .map(({ label }) => label)
        .join('\n')}
    >
      <Breadcrumbs crumbs={crumbs} market={market} />
      <div className="product-page__top">
        <div>
          <Gallery name={product.name} images={media.images} videos={media.videos} />
          {view.figure && <FigureChoice figure={view.figure.chosen} market={market} />}
        </div>
        {product.print === undefined ? (
          <FabricEdge text={`${brand} · ${product.name} · ${product.style}`} colours={product.colours} />
        ) : (
          <ClothEdge print={product.print} hexes={product.colours.map(({ hexes }) => hexes)} prefix={market.prefix} />
        )}
        <div className="product-page__buy">
          <div className="product-page__head">
            {badge && <Badge badge={badge} />}
            <h1 className="product-page__name">{product.name}</h1>
            {hasReviews && product.rating && (
              <p className="product-page__rating">
                <a href={`#${reviewsId}`}>
                  <RatingText rating={product.rating} market={market} />
                </a>
              </p>
            )}
            {hasRatings && (
              <div className="product-page__rating" data-widget="ratings" data-sku={product.style} data-view="card" />
            )}
          </div>
          {!isClosed && <BadgeTexts badges={product.badges} market={market} />}
          <ColourLinks product={product} colour={colour} market={market} mediaBase={mediaBase} selection={selection} />
          <SizeGuideButton product={product} market={market} />
          <BuyBox {...buyBox} />
          {canBuyAny(buyBox.offer, buyBox.isOnSale)
            ? !product.isGiftCard && <ProductDelivery {...view} />
            : category && (
                <a className="button button--wide product-page__more" href={marketPath(market, category.path)}>
                  {productDetails.moreIn(category.label)}
                </a>
              )}
          {!product.isGiftCard && (
            <p>
              <a
                className="product-page__link"
                rel="nofollow"
                href={marketPath(market, comparePathLike(product.id, colour))}
              >
                {messages.compare.link}
              </a>
            </p>
          )}
          <ProductDetails
            product={product}
            market={market}
            delivery={view.delivery}
            fitFinder={hasFitFinder && <FitFinder product={product} market={market} />}
          />
          <Share url={view.shareUrl} title={product.name} />
        </div>
      </div>
      {hasReviews && <ProductReviews product={product} market={market} />}
      {hasRatings && <WidgetSlot name="ratings" market={market} attributes={{ 'data-sku': product.style }} />}
      {view.hasRecommendations && <RecommendationsPlace product={product} colour={colour} market={market} />}
      <RecentlyViewed productId={product.id} />
    </sv-product-page>
  )
}

/** In a closed fold, the service's script loads when the shopper opens it. */
function FitFinder({ product, market }: Pick<ProductView, 'product' | 'market'>) {
  return (
    <WidgetSlot
      name="fit"
      market={market}
      attributes={{
        'data-product-serial': product.style,
        'data-sizes': product.sizes.join(','),
        'data-locale': market.fitLocale,
      }}
    />
  )
}
