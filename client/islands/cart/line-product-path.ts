import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import { slugOf } from '#shared/domain/slug.ts'
import { oneColour, productPath } from '#shared/links.ts'

/**
 * The path of the line's product page in the line's colour, without market prefix. The platform's URL may have another
 * host.
 */
export function lineProductPath(line: Pick<LineItem, 'productId' | 'name' | 'options'>): string {
  const { productId: id, name } = line
  return productPath({ id, slug: slugOf(name), colour: lineOption(line, 'Color') ?? oneColour })
}
