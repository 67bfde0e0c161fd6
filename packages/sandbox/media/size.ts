export type Size = { width: number; height: number }

const largest = 4096

/**
 * The size in CSS pixels that `w`, `h` and `aspect=W:H` request. A single parameter keeps the ratio. The last of
 * repeated parameters counts, and values that are not positive numbers are ignored.
 */
export function requestedSize(query: URLSearchParams, natural: Size): Size {
  const width = positive(query.getAll('w').at(-1))
  const height = positive(query.getAll('h').at(-1))
  const ratio = ratioOf(query.getAll('aspect').at(-1)) ?? natural.width / natural.height
  if (width && height) {
    return bounded({ width, height })
  }
  if (height) {
    return bounded({ width: height * ratio, height })
  }
  const across = width ?? natural.width
  return bounded({ width: across, height: across / ratio })
}

function positive(text: string | undefined): number | undefined {
  const value = Number(text)
  return text && Number.isFinite(value) && value > 0 ? value : undefined
}

function ratioOf(text: string | undefined): number | undefined {
  const [across, down] = text?.split(':') ?? []
  const [width, height] = [positive(across), positive(down)]
  return width && height ? width / height : undefined
}

function bounded({ width, height }: Size): Size {
  const shrink = Math.min(1, largest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}
