import { paragraphs } from '../../client/components/product-details/paragraphs.ts'
import { toDecimal } from '../../shared/domain/money.ts'
import { currentPrice } from '../../shared/domain/price.ts'
import type { Product, ProductMedia, Variant } from '../../shared/domain/product.ts'
import { type Market, marketPath } from '../../shared/markets.ts'

/** schema.org ProductGroup with its variants; no offer where the price is hidden (D-62). */
export function productGroup(product: Product, page: { market: Market; publicOrigin: string; path: string; media: ProductMedia }): object {
  const url = page.publicOrigin + marketPath(page.market, page.path)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.style,
    name: product.name,
    description: paragraphs(product.description).join(' '),
    url,
    brand: { '@type': 'Brand', name: 'Selvedge' },
    image: page.media.images.map((image) => image.src),
    variesBy: [
      ...(product.colours.length > 0 ? ['https://schema.org/color'] : []),
      ...(product.sizes.length > 0 ? ['https://schema.org/size'] : []),
    ],
    hasVariant: product.variants
      .filter((variant) => variant.colour === page.media.colour || product.colours.length === 0)
      .map((variant) => variantOf(product, variant, url)),
  }
}

function variantOf(product: Product, variant: Variant, url: string): object {
  const price = currentPrice(variant.price)
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: [product.name, variant.colour, variant.size, variant.length].filter((part) => part !== null).join(', '),
    ...(variant.colour === null ? {} : { color: variant.colour }),
    ...(variant.size === null ? {} : { size: variant.size }),
    ...(product.price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: toDecimal(price),
            priceCurrency: price.currency,
            availability: `https://schema.org/${variant.isPurchasable && variant.stock !== 0 ? 'InStock' : 'OutOfStock'}`,
          },
        }),
  }
}
