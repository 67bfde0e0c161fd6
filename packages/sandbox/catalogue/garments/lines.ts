import type { Line } from './garment.ts'
import { homeLines } from './home.ts'
import { kidsLines, mensLines } from './mens-and-kids.ts'
import { womensLines } from './womens.ts'

export const lines: readonly Line[] = [...womensLines, ...mensLines, ...kidsLines, ...homeLines]

/** Deals out lines in proportion to their weights, starting so that a small catalogue has every line too. */
export function createLineDealer(): () => { line: Line; nth: number } {
  const total = lines.reduce((sum, line) => sum + line.weight, 0)
  const hands = lines.map((line) => ({ line, credit: 0, nth: 0 }))
  return () => {
    let best = hands[0]
    for (const hand of hands) {
      hand.credit += hand.line.weight
      if (!best || hand.credit > best.credit) best = hand
    }
    if (!best) throw new RangeError('The catalogue has no product lines')
    best.credit -= total
    return { line: best.line, nth: best.nth++ }
  }
}
