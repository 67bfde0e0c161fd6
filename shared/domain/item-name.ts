import { type LineItem, lineOption, type LineOption } from './cart.ts'
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

/** `lineName`. If another of the lines has it too, it goes on with the options in which this line differs. */
export function lineNameAmong(line: LineItem, lines: readonly LineItem[]): string {
  const name = lineName(line)
  const twins = lines.filter((other) => other.productId === line.productId && lineName(other) === name)
  const differing = line.options.filter(
    (option) => option.name !== 'uid' && !twins.every(({ options }) => options.some((other) => isSame(other, option))),
  )
  return nameOf(
    name,
    differing.map(({ value }) => value),
  )
}

/** The same for an item of a wishlist. */
export function wishlistItemName(
  product: Pick<WishlistProduct, 'name' | 'colour' | 'size' | 'sizeName' | 'length'>,
): string {
  return nameOf(product.name, [colourOf(product.colour), product.sizeName ?? product.size, textOf(product.length)])
}

const isSame = (one: LineOption, other: LineOption) => one.name === other.name && one.value === other.value
const colourOf = (name: string | null) => name && platformText(name)
const textOf = (word: string | null) => word && platformText(word)

function nameOf(name: string, options: readonly (string | null)[]): string {
  return [name, ...options.filter((option) => option !== null && option !== '')].join(', ')
}
