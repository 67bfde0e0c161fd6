import { lineOption, type LineItem } from './cart.ts'
import type { WishlistProduct } from './wishlist.ts'

/**
 * A line's product with its chosen options, for the names of the line's controls. Two lines of one product then have
 * controls of different names. Gift cards of one design differ by the person who gets them.
 */
export function lineName(line: Pick<LineItem, 'name' | 'options' | 'sizeName'>): string {
  return nameOf(line.name, [
    lineOption(line, 'Color'),
    line.sizeName ?? lineOption(line, 'Size'),
    lineOption(line, 'Length'),
    lineOption(line, 'Recipient name'),
  ])
}

/** The same for an item of a wishlist. */
export function wishlistItemName(
  product: Pick<WishlistProduct, 'name' | 'colour' | 'size' | 'sizeName' | 'length'>,
): string {
  return nameOf(product.name, [product.colour, product.sizeName ?? product.size, product.length])
}

function nameOf(name: string, options: readonly (string | null)[]): string {
  return [name, ...options.filter((option) => option !== null && option !== '')].join(', ')
}
