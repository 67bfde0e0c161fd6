/** The largest number of swatches on a card at each breakpoint. The stylesheet has the same numbers as `--most`. */
export const swatchCounts = { xs: 3, sm: 4, md: 6, lg: 6, xl: 8, '2xl': 9 } as const

export const maxSwatches = swatchCounts['2xl']
