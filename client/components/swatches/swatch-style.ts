import type { CSSProperties } from 'react'

/** The largest number of swatches on a card at each breakpoint. The stylesheet has the same numbers as `--most`. */
export const swatchCounts = { xs: 3, sm: 4, md: 6, lg: 6, xl: 8, '2xl': 9 } as const

export const maxSwatches = swatchCounts['2xl']

/**
 * Up to three colours in equal parts, as the stops of a gradient; nothing if the hex colours are unknown or invalid. A
 * gradient has two stops at least, so stylesheets name the stops twice: repeated stops change nothing.
 */
export function swatchStops(hexes: readonly string[]): string | undefined {
  const colours = hexes.filter((hex) => /^#[\da-f]{3,8}$/i.test(hex)).slice(0, 3)
  if (colours.length === 0) return undefined
  // A stop at 0 begins where the one before it ends.
  const stops = colours.map((colour, index) => {
    const start = index === 0 ? '' : ' 0'
    const end = index === colours.length - 1 ? '' : ` ${Math.round(((index + 1) * 100) / colours.length)}%`
    return colour + start + end
  })
  return stops.join(',')
}

/** The style of a single swatch, with the stops as `--c`. */
export function swatchStyle(hexes: readonly string[]): CSSProperties | undefined {
  const stops = swatchStops(hexes)
  return stops === undefined ? undefined : ({ '--c': stops } as CSSProperties)
}
