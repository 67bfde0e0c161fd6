/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number]

const largePx = 24
const largeBoldPx = 18.66

/** Parses a computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`; `null` for anything else. */
export function parseColour(computed: string): Rgba | null {
  const [, name, list = ''] = /^(rgba?|color)\((.*)\)$/.exec(computed.trim()) ?? []
  const isFraction = name === 'color'
  if (!name || (isFraction && !list.startsWith('srgb '))) return null
  const [red, green, blue, opacity = 1] = list
    .replace(/^srgb /, '')
    .split(/[\s,/]+/)
    .map(Number)
  if (red === undefined || green === undefined || blue === undefined || [red, green, blue, opacity].some(Number.isNaN))
    return null
  const scale = isFraction ? 255 : 1
  return [red * scale, green * scale, blue * scale, opacity]
}

/** Blends `top` over `ground`. */
export function layered(top: Rgba, background: Rgba): Rgba {
  const [opacity, below] = [top[3], background[3] * (1 - top[3])]
  const totalOpacity = opacity + below
  if (totalOpacity === 0) return [0, 0, 0, 0]
  const mix = (index: 0 | 1 | 2) => (top[index] * opacity + background[index] * below) / totalOpacity
  return [mix(0), mix(1), mix(2), totalOpacity]
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2). */
export function contrastOf(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The minimum contrast for text of a size in CSS pixels. Large text needs less. */
export function neededContrast({ size, weight }: { size: number; weight: number }): number {
  return size >= largePx || (size >= largeBoldPx && weight >= 700) ? 3 : 4.5
}

function luminance([red, green, blue]: Rgba): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
