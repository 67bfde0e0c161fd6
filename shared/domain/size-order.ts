// The merchant's list (D-67) also has a set of just 'Regular'. It is left out, because one value needs no order.
const sets: readonly (readonly string[])[] = [
  ['3-4', '5-6', '7-8', '9-10'],
  ['3-5', '6-8', '7-9', '10-12'],
  ['Regular', 'Long', 'Short'],
  ['Regular', 'Petite'],
  ['Regular', 'Tall'],
  ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
]

const minMatches = 2

/**
 * Sorts sizes or lengths by the known set with the most matches (at least 2; the first set wins a tie). Values outside
 * the set follow in their original order. If no set matches, numbers are sorted by value and anything else keeps its
 * order (D-67).
 */
export function orderSizes(sizes: readonly string[]): string[] {
  const set = bestSet(sizes)
  if (set) return sizes.toSorted((a, b) => rank(set, a) - rank(set, b))
  if (sizes.every(isNumeric)) return sizes.toSorted((a, b) => Number(a) - Number(b))
  return [...sizes]
}

function bestSet(sizes: readonly string[]): readonly string[] | null {
  let best: { set: readonly string[]; matches: number } | null = null
  for (const set of sets) {
    const matches = sizes.filter((size) => indexIn(set, size) >= 0).length
    if (matches >= minMatches && matches > (best?.matches ?? 0)) best = { set, matches }
  }
  return best?.set ?? null
}

function rank(set: readonly string[], size: string): number {
  const index = indexIn(set, size)
  return index < 0 ? set.length : index
}

function indexIn(set: readonly string[], size: string): number {
  const normalised = size.trim().toLowerCase()
  return set.findIndex((member) => member.toLowerCase() === normalised)
}

function isNumeric(size: string): boolean {
  return /^\d+(\.\d+)?$/.test(size.trim())
}
