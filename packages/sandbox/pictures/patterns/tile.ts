import type { Palette } from '../colour.ts'
import type { Random } from '../random.ts'

/** A square-cornered repeat: its size in picture units and the marks inside it. */
export type Tile = { width: number; height: number; art: string }
export type DrawTile = (palette: Palette, random: Random) => Tile

export function ground({ width, height }: { width: number; height: number }, colour: string) {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`
}

export function marks(path: string, colour: string) {
  return `<path d="${path}" fill="${colour}"/>`
}

export function strokes(path: string, colour: string, width: number) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

export function bar(x: number, y: number, width: number, height: number, colour: string, opacity = 1) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** Places a motif of the given reach in the tile, and again over each edge that it crosses. */
export function placed(
  tile: { width: number; height: number },
  reach: number,
  spot: { x: number; y: number; turn?: number; scale?: number; motif: string },
): string {
  const { x, y, turn = 0, scale = 1, motif } = spot
  const across = [0, ...(x < reach ? [tile.width] : []), ...(x > tile.width - reach ? [-tile.width] : [])]
  const down = [0, ...(y < reach ? [tile.height] : []), ...(y > tile.height - reach ? [-tile.height] : [])]
  const placing = (dx: number, dy: number) =>
    `<use href="#${motif}" transform="translate(${Math.round(x + dx)} ${Math.round(y + dy)})${turn ? `rotate(${Math.round(turn)})` : ''}${scale === 1 ? '' : `scale(${scale.toFixed(2)})`}"/>`
  return across.flatMap((dx) => down.map((dy) => placing(dx, dy))).join('')
}
