import type { LineItem } from './cart.ts'
import { hasFixedQuantity } from './gift-card-line.ts'

const sharedOptions: ReadonlySet<string> = new Set(['color', 'size', 'length'])

/**
 * True if the shopper may exchange the line's variant for another one of its product: it has one to choose, is no gift
 * and no gift card, has nothing that was typed for it, and is neither a bundle nor a part of one.
 */
export function isChangeable(line: LineItem, lines: readonly LineItem[]): boolean {
  const hasChoice = line.options.length > 0 && line.options.every(({ name }) => sharedOptions.has(name.toLowerCase()))
  const isBundled = line.parentId !== null || lines.some(({ parentId }) => parentId === line.id)
  return hasChoice && !isBundled && !line.isDigital && !hasFixedQuantity(line)
}
