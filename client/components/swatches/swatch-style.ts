import type { CSSProperties } from 'react'

/** A swatch of up to three colours in equal parts; nothing if the hex colours are unknown or invalid. */
export function swatchStyle(hexes: readonly string[]): CSSProperties | undefined {
  const colours = hexes.filter((hex) => /^#[\da-f]{3,8}$/i.test(hex)).slice(0, 3)
  const [first] = colours
  if (!first) return undefined
  if (colours.length === 1) return { background: first }
  const share = 100 / colours.length
  const stops = colours.map(
    (colour, index) => `${colour} ${Math.round(index * share)}% ${Math.round((index + 1) * share)}%`,
  )
  return { background: `linear-gradient(135deg,${stops.join(',')})` }
}
