import { plainText } from '../../client/components/product-details/product-text.ts'
import type { ProductView } from '../../client/components/product-view.ts'
import { brand } from '../../shared/brand.ts'
import { toDecimal } from '../../shared/domain/money.ts'
import { currentPrice } from '../../shared/domain/price.ts'
import { isSameColour, type Variant } from '../../shared/domain/product.ts'
import { marketPath } from '../../shared/markets.ts'
import { productPath } from '../../shared/routes.ts'

type ShownProduct = Pick<ProductView, 'product' | 'media' | 'market'>

const schema = 'https://schema.org'

/**
 * schema.org ProductGroup of the product that the page shows, with every variant and its offer at the URL of its
 * colour. There is no offer if the price is hidden (D-62) or if the product is a gift of a promotion (D-40).
 */
export function productGroup(
  { product, media, market }: ShownProduct,
  page: { publicOrigin: string; path: string },
): object {
  const url = page.publicOrigin + marketPath(market, page.path)
  const urls = new Map(
    product.colours.map(({ name }) => [
      name,
      page.publicOrigin + marketPath(market, productPath({ id: product.id, slug: product.slug, colour: name })),
    ]),
  )
  const hasOffers = product.price !== null && !product.isFreeGift
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
    variesBy: [
      ...(product.colours.length > 0 ? [`${schema}/color`] : []),
      ...(product.sizes.length > 0 ? [`${schema}/size`] : []),
      // schema.org has no property for a length.
      ...(product.lengths.length > 0 ? ['Length'] : []),
    ],
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: [product.name, variant.colour, variant.size, variant.length].filter((part) => part !== null).join(', '),
      ...(variant.colour === null ? {} : { color: variant.colour }),
      ...(variant.size === null ? {} : { size: variant.size }),
      ...(variant.length === null
        ? {}
        : { additionalProperty: { '@type': 'PropertyValue', name: 'Length', value: variant.length } }),
      ...(picture !== undefined && (variant.colour === null || isSameColour(media.colour, variant.colour))
        ? { image: picture }
        : {}),
      ...(hasOffers ? { offers: offerOf(variant, urls.get(variant.colour ?? '') ?? url, product.isAvailable) } : {}),
    })),
  }
}

function offerOf(variant: Variant, url: string, isAvailable: boolean): object {
  const price = currentPrice(variant.price)
  const isInStock = isAvailable && variant.isPurchasable && variant.stock !== 0
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(price),
    priceCurrency: price.currency,
    availability: `${schema}/${isInStock ? 'InStock' : 'OutOfStock'}`,
  }
}
