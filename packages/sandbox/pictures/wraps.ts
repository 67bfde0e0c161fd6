import type { Hex } from './colour.ts'
import type { Pattern } from './patterns/cloth.ts'
import { drawProduct } from './product.ts'

const prints: Readonly<Record<string, { pattern: Pattern; colours: readonly Hex[] }>> = {
  meadow: { pattern: 'floral', colours: ['#f3e7cb', '#b8553d', '#5d7150', '#dba640'] },
  harbour: { pattern: 'block-print', colours: ['#26374f', '#f7f0e1', '#8fb0bd'] },
  herbarium: { pattern: 'botanical', colours: ['#dfe3d2', '#5d7150', '#7b3f4c'] },
}

export const wrapNames: readonly string[] = Object.keys(prints)

/** Draws a square of wrapping paper as an SVG document. Undefined if there is no such print. */
export function drawWrap(name: string, size: { width: number; height: number }): string | undefined {
  const print = Object.hasOwn(prints, name) ? prints[name] : undefined
  return print && drawProduct({ garment: 'tea-towel', ...print, view: 'swatch', seed: `wrap ${name}`, ...size })
}
