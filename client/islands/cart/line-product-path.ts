import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import { oneColour, productPath } from '#shared/links.ts'

/**
 * The path of the line's product page in the line's colour, without market prefix. The platform's URL may have another
 * host.
 */
export function lineProductPath(line: Pick<LineItem, 'productId' | 'name' | 'options'>): string {
  const slug =
    line.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || oneColour
  return productPath({ id: line.productId, slug, colour: lineOption(line as LineItem, 'Color') ?? oneColour })
}
