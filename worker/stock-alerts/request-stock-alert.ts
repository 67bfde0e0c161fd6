import { isMailWithinLimit } from '../context/rate-limit.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import type { Visit } from '../context/visit.ts'
import type { PlatformProduct, PlatformVariant } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { productPath } from '#shared/links.ts'

export type AlertVariant = { product: PlatformProduct; variant: PlatformVariant }

/**
 * The product and variant of this market that the browser named. SKU and page address are taken from them.
 *
 * @throws NotFoundError if the variant does not exist
 */
export async function alertVariant(
  visit: Visit,
  { productId, variantId }: { productId: number; variantId: number },
): Promise<AlertVariant> {
  const { services } = visit
  const product = await services.catalogue.product({ id: productId })
  const variant = product?.variants.find(({ id }) => id === variantId)
  if (!product || !variant) throw new NotFoundError('There is no such variant in this market.')
  return { product, variant }
}

/** Asks the marketing provider to mail the address once the variant can be bought again. */
export async function requestStockAlert(visit: Visit, { variant }: AlertVariant, email: string): Promise<void> {
  const marketing = requireMarketing(visit)
  if (await isMailWithinLimit(visit, email)) await marketing.notifyStockLevel({ email, sku: variant.sku })
}

/** The path of the variant's page without market prefix, with these parameters. */
export function alertPath({ product, variant }: AlertVariant, parameters: Record<string, string> = {}): string {
  const path = productPath({
    id: product.id,
    slug: product.slug,
    colour: variant.colour ?? product.colour?.name ?? null,
  })
  const query = new URLSearchParams({
    ...(variant.size !== null && { Size: variant.size }),
    ...(variant.length !== null && { Length: variant.length }),
    ...parameters,
  })
  return query.size > 0 ? `${path}?${query}` : path
}
