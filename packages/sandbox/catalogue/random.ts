/**
 * A seeded stream of random numbers (mulberry32 over an FNV-1a hash of the key). The same key always gives the same
 * stream.
 */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform integer, both ends inclusive. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
}

export function createRandom(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Cannot pick from an empty list')
      return item
    },
    sample(items, count) {
      const pool = [...items]
      const wanted = Math.min(count, pool.length)
      return Array.from({ length: wanted }, () => pool.splice(int(0, pool.length - 1), 1)).flat()
    },
  }
}

function hash(key: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  return h | 0
}
