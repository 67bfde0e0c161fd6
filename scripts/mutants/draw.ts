import fc from 'fast-check'

/** So many of the items, at random. The same seed draws the same items from the same list. */
export function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const length = Math.min(count, items.length)
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  })
  return chosen
}
