import * as v from 'valibot'
import type { PageContext } from '../../context/public-context.ts'
import { type Colour, isSameColour, type PlatformProduct } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'

const ParamsSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  slug: v.string(),
  color: v.string(),
})

export type ProductAddress = v.InferOutput<typeof ParamsSchema>

/** @throws NotFoundError */
export function parseProductAddress(params: Record<string, string>): ProductAddress {
  const parsed = v.safeParse(ParamsSchema, params)
  if (!parsed.success) throw new NotFoundError('The URL has no valid product id.')
  return parsed.output
}

/**
 * The product of an address, in the colour that the address names or else the product's own.
 *
 * @throws NotFoundError, ServiceError
 */
export async function loadNamedProduct(
  { id, color }: ProductAddress,
  { audience, market, services }: PageContext,
): Promise<{ found: PlatformProduct; colour: Colour | null }> {
  const found = await services.catalogue.product({ id, ...(audience === 'editor' && { isForEditor: true }) })
  if (!found) throw new NotFoundError(`The channel of ${market.code} has no product ${id}.`)
  return { found, colour: found.colours.find((candidate) => isSameColour(color, candidate.name)) ?? found.colour }
}
