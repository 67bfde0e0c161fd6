export const contentImageWidths = [323, 415, 476, 514, 768, 771, 992, 1280, 1536] as const

/**
 * Screens that shoppers have, as CSS pixels across and device pixels per CSS pixel. Others take one of their files too,
 * which is then larger than they need, or at least 86 % as wide.
 */
const screens = [
  { across: 320, density: 2 },
  { across: 360, density: 2 },
  { across: 360, density: 3 },
  { across: 390, density: 3 },
  { across: 414, density: 2 },
  { across: 430, density: 3 },
  { across: 768, density: 2 },
  { across: 820, density: 2 },
  { across: 1024, density: 1 },
  { across: 1024, density: 2 },
  { across: 1280, density: 1 },
  { across: 1440, density: 1 },
  { across: 1440, density: 2 },
  { across: 1920, density: 1 },
  { across: 2560, density: 1 },
] as const

const pixelsPerRem = 16
/** A width is left out if the next one is nearer than this. */
const leastStep = 1.2
/** A file this much narrower than the picture looks the same. */
const tolerance = 0.99

/**
 * The content widths that a screen takes for a picture of these `sizes`, which is shown where the media query matches.
 * A page has dozens of pictures, so an address that no screen loads would cost each document kilobytes.
 *
 * @throws Error if `sizes` or `media` has another form than blocks use
 */
export function neededWidths(sizes: string, media: string | null): number[] {
  const key = `${sizes};${media}`
  const known = found.get(key)
  if (known) return known
  const lengths = sizes.split(',').map(readLength)
  const needed = screens
    .filter(({ across }) => media === null || matches(media, across))
    .map(({ across, density }) => {
      const shown = lengths.find(({ query }) => query === null || matches(query, across))
      return shown ? widthFor(shown.pixels(across) * density) : null
    })
  const taken = contentImageWidths.filter((width) => needed.includes(width))
  const widths = taken.filter((width, index) => (taken[index + 1] ?? Infinity) >= width * leastStep)
  found.set(key, widths)
  return widths
}

/** The CSS pixels of a picture that is equally wide on every screen; otherwise `null`. */
export function fixedWidth(sizes: string): number | null {
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(sizes) ?? []
  return number ? Number(number) * (unit === 'rem' ? pixelsPerRem : 1) : null
}

const found = new Map<string, number[]>()

function widthFor(pixels: number): number {
  return contentImageWidths.find((width) => width >= pixels * tolerance) ?? Math.max(...contentImageWidths)
}

function readLength(part: string) {
  const [, query = null, number, unit] = /^(?:(\([^)]*\))\s*)?([\d.]+)(vw|rem|px)$/.exec(part.trim()) ?? []
  if (!number) throw new Error(`'${part}' is no length in vw, rem or px.`)
  const each = Number(number)
  const pixels = (across: number) =>
    unit === 'vw' ? (across * each) / 100 : unit === 'rem' ? each * pixelsPerRem : each
  return { query, pixels }
}

function matches(query: string, across: number): boolean {
  const [, side, number, unit] = /^\((min|max)-width: ?([\d.]+)(rem|px)\)$/.exec(query) ?? []
  if (!number) throw new Error(`'${query}' asks for more than a width.`)
  const limit = Number(number) * (unit === 'rem' ? pixelsPerRem : 1)
  return side === 'min' ? across >= limit : across <= limit
}
