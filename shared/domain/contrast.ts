/** Minimum contrast of text and background by WCAG 2.2 (D-128). */
export const minContrast = 4.5

/** Contrast of two colours in the form `#rgb` or `#rrggbb`, from 1 to 21; `null` if either has another form. */
export function contrastRatio(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)]
  if (a === null || b === null) return null
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex)
  if (!digits) return null
  const [, short, long = short?.replace(/./g, '$&$&') ?? ''] = digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(long.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
