import type { CSSProperties } from 'react'

/**
 * A swatch of up to three colours in equal parts, as the stops of a gradient; nothing if the hex colours are unknown or
 * invalid. Its name is short because a listing has hundreds. A gradient has two stops at least, so stylesheets name the
 * stops twice: repeated stops change nothing.
 */
export function swatchStyle(hexes: readonly string[]): CSSProperties | undefined {
  const colours = hexes.filter((hex) => /^#[\da-f]{3,8}$/i.test(hex)).slice(0, 3)
  const [first] = colours
  if (!first) return undefined
  // A stop at 0 begins where the one before it ends.
  const stops = colours.map((colour, index) => {
    const start = index === 0 ? '' : ' 0'
    const end = index === colours.length - 1 ? '' : ` ${Math.round(((index + 1) * 100) / colours.length)}%`
    return colour + start + end
  })
  return { '--c': stops.join(',') } as CSSProperties
}
