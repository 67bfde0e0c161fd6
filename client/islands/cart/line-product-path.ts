import { lineOption, type LineItem } from '../../../shared/domain/cart.ts'
import { productPath } from '../../../shared/routes.ts'

const oneColour = 'default'

/**
 * The line's product page, without market prefix, in the line's own colour. The platform's address may be of another
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
