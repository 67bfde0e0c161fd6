/**
 * The candidates of which the term may be a misspelling, the closest first. One letter in three may differ. Letter case
 * is ignored. A term that misspells the singular of a candidate matches too.
 */
export function closestTerms(term: string, candidates: readonly string[], maximum: number): string[] {
  const written = term.trim().toLowerCase()
  const limit = Math.max(1, Math.floor(written.length / 3))
  return [...new Set(candidates)]
    .map((candidate) => ({
      candidate,
      distance: Math.min(...formsOf(candidate.toLowerCase()).map((form) => editDistance(written, form))),
    }))
    .filter(({ candidate, distance }) => candidate.toLowerCase() !== written && distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maximum)
    .map(({ candidate }) => candidate)
}

// Candidates are mostly plurals, but shoppers also search for the singular: 'dress'.
function formsOf(candidate: string): string[] {
  return [candidate, candidate.replace(/s$/, ''), candidate.replace(/es$/, '')]
}

/** Number of letters to insert, delete, replace, or swap with their neighbour. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of a.entries()) {
    const line = [row + 1]
    for (const [column, against] of b.entries()) {
      const replaced = (above[column] ?? 0) + (letter === against ? 0 : 1)
      const isSwapped = row > 0 && column > 0 && letter === b[column - 1] && against === a[row - 1]
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
      line.push(Math.min(replaced, swapped, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}
