import { selectionQuery } from '../buy-box/selection-query.ts'
import { productPictureSrc, swatchPicture } from '../product-picture.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { isSameColour, type Product } from '#shared/domain/product.ts'
import type { Selection } from '#shared/domain/selection.ts'
import { marketPath, productPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

type ColourLinksProps = {
  product: Product
  colour: string | null
  market: Market
  mediaBase: string
  /** Goes along to the other colours. */ selection: Selection
}

/** The colour, and links to the others, because every colour has its own page. */
export function ColourLinks({ product, colour, market, mediaBase, selection }: ColourLinksProps) {
  if (product.colours.length === 0) return null
  const query = selectionQuery('', selection)
  return (
    <div className="colour-links">
      <p className="colour-links__label" id="colour-label">
        {product.isGiftCard ? messages.product.design : messages.product.colour}
        <span>{colour && platformText(colour)}</span>
      </p>
      {product.colours.length > 1 && (
        <ul aria-labelledby="colour-label">
          {product.colours.map((other) => {
            const isAvailable = isColourAvailable(product, other.name)
            return (
              <li key={other.name}>
                <a
                  id={`colour-${other.valueId}`}
                  data-in-place
                  href={
                    marketPath(market, productPath({ id: product.id, slug: product.slug, colour: other.name })) + query
                  }
                  className={isAvailable ? 'colour-links__link' : 'colour-links__link colour-links__link--sold-out'}
                  title={platformText(other.name)}
                  {...(colour !== null && isSameColour(other.name, colour) ? { 'aria-current': 'true' as const } : {})}
                >
                  <img
                    {...swatchPicture(
                      productPictureSrc(mediaBase, { style: product.style, colour: other.name }, 'swatch'),
                    )}
                    alt={platformText(other.name)}
                  />
                  {!isAvailable && <span className="visually-hidden">, {messages.product.optionSoldOut}</span>}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** True if the total stock of a colour is above zero or is not tracked. */
export function isColourAvailable({ variants }: Pick<Product, 'variants'>, colour: string): boolean {
  const ofColour = variants.filter(
    (variant) => variant.isPurchasable && (variant.colour === null || variant.colour === colour),
  )
  if (ofColour.some((variant) => variant.stock === null)) return true
  return ofColour.reduce((sum, variant) => sum + Math.max(0, variant.stock ?? 0), 0) > 0
}
