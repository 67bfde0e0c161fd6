/** A repeatable stream of numbers in [0, 1), with the two draws that pictures need. */
export type Random = {
  next: () => number
  /** Evenly between the two bounds. */
  between: (low: number, high: number) => number
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** Mulberry32 over an FNV-1a hash of the seed: the same seed always draws the same picture. */
export function createRandom(seed: string | number): Random {
  let state = hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}
