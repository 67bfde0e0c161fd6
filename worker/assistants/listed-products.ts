import { mediaBase } from '../configuration/media-base.ts'
import type { PageContext } from '../context/public-context.ts'
import { canBeSold } from '../pages/ssr/product-json-ld.ts'
import { type ListedProduct, toCatalogueProduct } from './to-catalogue.ts'
import { productPictureSrc } from '#client/components/product-picture.ts'
import { isForSale, type ProductSummary, type Variant } from '#shared/domain/product.ts'
import { shownVariants } from '#shared/domain/shown-product.ts'
import type { Site } from '#shared/sites.ts'

type CatalogueProduct = ReturnType<typeof toCatalogueProduct>

/**
 * Cards as products of the catalogue, each with a few variants. A product without a price, such as a gift, is left out,
 * because the catalogue has none without one.
 */
export async function listedOf(
  products: readonly ProductSummary[],
  { site, context }: { site: Site; context: PageContext },
): Promise<CatalogueProduct[]> {
  const shown = products.filter(isInCatalogue)
  if (shown.length === 0) return []
  const outlines = await context.services.catalogue.outlines({ ids: shown.map(({ id }) => id) })
  return shown.flatMap((product) => {
    const outline = outlines.get(product.id)
    if (!outline || outline.variants.length === 0) return []
    const variants = featuredFirst(shownVariants(outline.variants, { product, badges: product.badges }), product)
    return [toCatalogueProduct(listedProduct(product, { ...outline, variants }, context), site)]
  })
}

/** True for a product that the catalogue has: it has a price and is no gift of a promotion (D-40, D-62). */
export function isInCatalogue(product: Pick<ProductSummary, 'isFreeGift' | 'price'>): boolean {
  return isForSale({ ...product, isAvailable: true })
}

/** The parts of a card's product. */
export function listedProduct(
  product: ProductSummary,
  { description, variants }: { description: string; variants: readonly Variant[] },
  { configuration }: Pick<PageContext, 'configuration'>,
): ListedProduct {
  const { style, name, colour, price, categories = [] } = product
  const src = productPictureSrc(mediaBase(configuration), { style, colour: colour?.name ?? null })
  return {
    product,
    description,
    variants,
    prices: [...(price ? [price] : []), ...variants.map((variant) => variant.price)],
    trails: [categories],
    pictures: [{ src, alt: name }],
  }
}

/** The variants of the shown colour first, and those that can be bought before others. */
export function featuredFirst(variants: readonly Variant[], { colour }: Pick<ProductSummary, 'colour'>): Variant[] {
  const rank = (variant: Variant) =>
    Number(variant.colour !== null && variant.colour !== colour?.name) * 2 + Number(!canBeSold(variant))
  return variants.toSorted((a, b) => rank(a) - rank(b))
}
