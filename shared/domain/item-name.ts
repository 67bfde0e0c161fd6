import { type LineItem, lineOption } from './cart.ts'
import { platformText } from './platform-text.ts'
import type { WishlistProduct } from './wishlist.ts'

/**
 * A line's product with its chosen options, for the names of the line's controls. Two lines of one product then have
 * controls of different names. Gift cards of one design differ by the person who gets them.
 */
export function lineName(line: Pick<LineItem, 'name' | 'options' | 'sizeName'>): string {
  return nameOf(line.name, [
    colourOf(lineOption(line, 'Color')),
    line.sizeName ?? lineOption(line, 'Size'),
    textOf(lineOption(line, 'Length')),
    lineOption(line, 'Recipient name'),
  ])
}

/** `lineName`. If another of the lines has it too, it goes on with the line's other options. */
export function lineNameAmong(line: LineItem, lines: readonly LineItem[]): string {
  const name = lineName(line)
  const hasTwin = lines.filter((other) => lineName(other) === name).length > 1
  const others = line.options.filter((option) => hasTwin && option.name !== 'uid' && !name.includes(option.value))
  return [name, ...others.map(({ value }) => value)].join(', ')
}

/** The same for an item of a wishlist. */
export function wishlistItemName(
  product: Pick<WishlistProduct, 'name' | 'colour' | 'size' | 'sizeName' | 'length'>,
): string {
  return nameOf(product.name, [colourOf(product.colour), product.sizeName ?? product.size, textOf(product.length)])
}

const colourOf = (name: string | null) => name && platformText(name)
const textOf = (word: string | null) => word && platformText(word)

function nameOf(name: string, options: readonly (string | null)[]): string {
  return [name, ...options.filter((option) => option !== null && option !== '')].join(', ')
}
