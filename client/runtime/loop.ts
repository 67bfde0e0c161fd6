/** Slides that stand a second time at the end of the track, so that the first follows the last. */
export const loopedSlides = 4

/** Below this many cards a large screen shows all of them, and no arrows. */
export const arrowsFrom = 5

/**
 * Where the track scrolls to by one slide; below the first it goes round to the last. `length` is that of the cards
 * without copies.
 */
export function nextOffset({ left, step, length, by }: { left: number; step: number; length: number; by: 1 | -1 }): {
  from: number
  to: number
} {
  const index = Math.round(left / step) + by
  if (index >= 0) return { from: left, to: index * step }
  return { from: left + length, to: length + index * step }
}

// A track stands at whole pixels, its cards do not.
const slack = 1

/** The same place among the cards themselves, once the track has come to rest among the copies. */
export function restOffset({ left, length }: { left: number; length: number }): number {
  return left > length - slack ? Math.max(0, left - length) : left
}
