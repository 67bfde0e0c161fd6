/** The largest number of swatches on a card at each breakpoint. The stylesheet hides the others. */
export const swatchCounts = { xs: 3, sm: 4, md: 6, lg: 6, xl: 8, '2xl': 9 } as const

type SwatchBreakpoint = keyof typeof swatchCounts

export const maxSwatches = swatchCounts['2xl']

const breakpoints = Object.keys(swatchCounts) as SwatchBreakpoint[]

/**
 * The counter's text at each breakpoint where some of `total` colours do not fit, e.g. `{ 'data-xs': '+2', 'data-sm':
 * '+1' }`.
 */
export function swatchCounters(total: number): Partial<Record<`data-${SwatchBreakpoint}`, string>> {
  return Object.fromEntries(
    breakpoints
      .filter((breakpoint) => total > swatchCounts[breakpoint])
      .map((breakpoint) => [`data-${breakpoint}`, `+${total - swatchCounts[breakpoint]}`]),
  )
}
