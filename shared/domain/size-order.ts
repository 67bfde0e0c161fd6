// The merchant's list (D-67) also has a set of just 'Regular'. It is left out, because one value needs no order.
const sets: readonly ReadonlyMap<string, number>[] = [
  ['3-4', '5-6', '7-8', '9-10'],
  ['3-5', '6-8', '7-9', '10-12'],
  ['Regular', 'Long', 'Short'],
  ['Regular', 'Petite'],
  ['Regular', 'Tall'],
  ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
].map((set) => new Map(set.map((size, index) => [normalised(size), index])))

const minMatches = 2

/**
 * Sorts sizes or lengths by the known set with the most matches (at least 2; the first set wins a tie). Values outside
 * the set follow in their original order. If no set matches, numbers are sorted by value and anything else keeps its
 * order (D-67).
 */
export function orderSizes(sizes: readonly string[]): string[] {
  const set = bestSet(sizes.map(normalised))
  if (set) {
    const rank = (size: string) => set.get(normalised(size)) ?? set.size
    return sizes.toSorted((a, b) => rank(a) - rank(b))
  }
  if (sizes.every(isNumeric)) return sizes.toSorted((a, b) => Number(a) - Number(b))
  return [...sizes]
}

function bestSet(sizes: readonly string[]): ReadonlyMap<string, number> | null {
  let best: { set: ReadonlyMap<string, number>; matches: number } | null = null
  for (const set of sets) {
    const matches = sizes.filter((size) => set.has(size)).length
    if (matches >= minMatches && matches > (best?.matches ?? 0)) best = { set, matches }
  }
  return best?.set ?? null
}

function normalised(size: string): string {
  return size.trim().toLowerCase()
}

function isNumeric(size: string): boolean {
  return /^\d+(\.\d+)?$/.test(size.trim())
}
