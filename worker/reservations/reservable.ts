import type { Visit } from '../context/visit.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { isForSale, type PlatformProduct, type PlatformVariant } from '#shared/domain/product.ts'
import { sizeNames } from '#shared/domain/size-name.ts'
import { NotFoundError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'

/** A product that can be reserved, and the chosen variant of it, or `null`. */
export type Reservable = { product: PlatformProduct; variant: PlatformVariant | null }

/** `101-2001`: a product and a variant of it. `101`: a product. */
const itemPattern = /^(\d{1,9})(?:-(\d{1,9}))?$/

/** @throws NotFoundError if the market does not sell the item, or it is a gift card */
export async function reservable({ services }: Visit, item: string): Promise<Reservable> {
  const [, productId, variantId] = itemPattern.exec(item) ?? []
  const product = productId === undefined ? null : await services.catalogue.product({ id: Number(productId) })
  const variant = product?.variants.find(({ id }) => id === Number(variantId)) ?? null
  if (!product || !isForSale(product) || product.isGiftCard || (variantId !== undefined && !variant))
    throw new NotFoundError('There is nothing like this to reserve in this market.')
  // A product without options has one variant, which need not be chosen.
  const [only, ...others] = product.variants
  return { product, variant: variant ?? (others.length === 0 ? (only ?? null) : null) }
}

/** What was chosen of the product, as shoppers of the market read it: 'French Navy, UK 8'. Empty without options. */
export function optionsText(product: PlatformProduct, variant: PlatformVariant, market: Market): string {
  const { colour, size, length } = variant
  const sizes = sizeNames(product, market)
  const nameOfSize = size === null ? null : (sizes[size] ?? platformText(size))
  const words = [colour, length].map((option) => (option === null ? null : platformText(option)))
  return [words[0], nameOfSize, words[1]].filter((part) => part !== null).join(', ')
}

/** The product with what was chosen of it. */
export function pieceText({ product, variant }: Reservable, market: Market): string {
  const options = variant ? optionsText(product, variant, market) : ''
  return options === '' ? product.name : `${product.name}, ${options}`
}
