import * as v from 'valibot'
import type { PageContext } from '../../context/public-context.ts'
import { Redirect } from '../../http/redirect.ts'
import { withoutLinkTrail } from '../../http/without-link-trail.ts'
import { productSlugOf } from '#shared/domain/product-slug.ts'
import { type Colour, isSameColour, type PlatformProduct } from '#shared/domain/product.ts'
import { slugOf } from '#shared/domain/slug.ts'
import { NotFoundError } from '#shared/errors.ts'
import { marketPath, oneColour, type productPath } from '#shared/links.ts'

const ParamsSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  slug: v.optional(v.string(), ''),
  color: v.optional(v.string(), ''),
})

export type ProductAddress = v.InferOutput<typeof ParamsSchema>

/** @throws NotFoundError */
export function parseProductAddress(params: Record<string, string>): ProductAddress {
  const parsed = v.safeParse(ParamsSchema, params)
  if (!parsed.success) throw new NotFoundError('The URL has no valid product id.')
  return parsed.output
}

/**
 * The product of an address, in the colour that the address names, and its path by `pathOf`. Any other address
 * redirects to that path: permanently if it names one of the product's colours, otherwise to the product's own colour,
 * which may change.
 *
 * @throws Redirect, NotFoundError, ServiceError
 */
export async function loadNamedProduct(
  { id, slug, color }: ProductAddress,
  { audience, market, services }: PageContext,
  pathOf: typeof productPath,
): Promise<{ found: PlatformProduct; colour: Colour | null; path: string }> {
  const found = await services.catalogue.product({ id, ...(audience === 'editor' && { isForEditor: true }) })
  if (!found) throw new NotFoundError(`The channel of ${market.code} has no product ${id}.`)
  const named = colourOf(found, color)
  const meant = named ?? colourOf(found, withoutLinkTrail(color))
  const colour = meant === undefined ? found.colour : meant
  const path = pathOf({ id, slug: found.slug, colour: colour?.name ?? null })
  // Lines of a cart and of an order link with the product's name in the language of the page.
  const isNamed = [found.slug, slugOf(found.name), productSlugOf(found.name)].includes(slug)
  if (!isNamed || named === undefined) throw new Redirect(marketPath(market, path), meant === undefined ? 302 : 301)
  return { found, colour, path }
}

/** `null` is the colour of a product without colours; `undefined`: the product is not made in this colour. */
function colourOf({ colours }: PlatformProduct, segment: string): Colour | null | undefined {
  if (colours.length === 0 && isSameColour(segment, oneColour)) return null
  return colours.find(({ name }) => isSameColour(segment, name))
}
