import { darker, lighter, lightness, type Hex } from '../colour.ts'
import { bar, ground, marks, strokes, type DrawTile, type Tile } from './tile.ts'

/** Stocking stitch over any tile: rows of small Vs, printed as shade and light. */
export function knitted({ width, height, art }: Tile): Tile {
  return { width, height, art: `${art}<rect width="${width}" height="${height}" fill="url(#knit)"/>` }
}

/** The stitch that `knitted` refers to; it goes into the defs once. */
export const knitDefs =
  '<pattern id="knit" width="8" height="7" patternUnits="userSpaceOnUse"><path d="M0 1l4 4 4-4" fill="none" stroke="#1d1208" stroke-opacity=".13" stroke-width="1.5"/><path d="M0 4l4 4 4-4M4 1" fill="none" stroke="#fff" stroke-opacity=".09"/></pattern>'

export const cable: DrawTile = ({ base }) => {
  const size = { width: 72, height: 52 }
  const [dark, pale] = [darker(base, lightness(base) > 0.5 ? 0.3 : 0.45), lighter(base, 0.35)]
  const strand = 'M24 -26C24 -6 48 -6 48 26S24 58 24 78'
  const other = 'M48 -26C48 -6 24 -6 24 26S48 58 48 78'
  const ribs =
    bar(6, 0, 2, 52, dark, 0.4) +
    bar(11, 0, 3, 52, pale, 0.45) +
    bar(62, 0, 2, 52, dark, 0.4) +
    bar(66, 0, 3, 52, pale, 0.45)
  const rope = (path: string) =>
    strokes(path, dark, 13) + strokes(path, base, 10) + `<g opacity=".55">${strokes(path, pale, 3)}</g>`
  return {
    ...size,
    art:
      ground(size, base) +
      bar(14, 0, 44, 52, dark, 0.14) +
      ribs +
      rope(strand) +
      rope(other) +
      rope('M24 14C24 18 24.5 22 24 26'),
  }
}

/** Bands of small knitted figures: peerie, star and tooth. */
export const fairIsle: DrawTile = ({ base, inks }, random) => {
  const size = { width: 48, height: 156 }
  const [first, second, third] = random.pick([inks, [inks[1], inks[0], inks[2]] as typeof inks])
  const band = (y: number, height: number, colour: Hex) => bar(0, y, 48, height, colour)
  return {
    ...size,
    art:
      ground(size, base) +
      figure(star, 10, first) +
      band(66, 3, second) +
      band(71, 14, first) +
      figure(tooth, 72, base) +
      band(87, 3, second) +
      figure(peerie, 98, third) +
      figure(peerieHeart, 98, second) +
      band(126, 3, first) +
      band(131, 6, second) +
      figure(dots, 132, base) +
      band(139, 3, first),
  }
}

// Each figure is a chart, one character a stitch of four units; '#' is worked in the ink.
const petals = ['..#.....#...', '..##...##...', '#.###.###.#.', '##.##.##.##.', '###.#.#.###.'] as const
const star = [...petals, '.....#......', ...petals.toReversed()]
const tooth = ['#.....', '##...#', '###.##'] as const
const peerie = ['..#...', '.###..', '##.##.', '.###..', '..#...'] as const
const peerieHeart = ['......', '......', '..#...'] as const
const dots = ['#..'] as const

function figure(chart: readonly string[], top: number, colour: Hex): string {
  let path = ''
  chart.forEach((row, index) => {
    for (const run of row.repeat(12 / row.length).matchAll(/#+/g)) {
      path += `M${run.index * 4} ${top + index * 4}h${run[0].length * 4}v4h${-run[0].length * 4}z`
    }
  })
  return marks(path, colour)
}
