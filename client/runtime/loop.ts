/** The number of slides that are repeated at the end of the track, so that the first follows the last. */
export const loopedSlides = 4

/** With fewer cards a large screen shows all of them without arrows. */
export const arrowsFrom = 5

/**
 * The scroll position one slide further; before the first slide it wraps to the last. `length` is the length of the
 * cards without copies.
 */
export function nextOffset({ left, step, length, by }: { left: number; step: number; length: number; by: 1 | -1 }): {
  from: number
  to: number
} {
  const index = Math.round(left / step) + by
  if (index >= 0) return { from: left, to: index * step }
  return { from: left + length, to: length + index * step }
}

// A track's scroll position is in whole pixels, but card positions are not.
const slack = 1

/** The corresponding position among the original cards, after the track has stopped among the copies. */
export function restOffset({ left, length }: { left: number; length: number }): number {
  return left > length - slack ? Math.max(0, left - length) : left
}
