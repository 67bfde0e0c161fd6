/** The items, each once, in lists of at most `size`. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const unique = [...new Set(items)]
  return Array.from({ length: Math.ceil(unique.length / size) }, (_, index) =>
    unique.slice(index * size, (index + 1) * size),
  )
}
