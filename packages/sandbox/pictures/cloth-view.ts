import { paper } from './backdrop.ts'
import { darker, distance, lightness, type Hex, type Palette } from './colour.ts'
import { type GarmentName, garmentOf } from './garments/wardrobe.ts'
import type { Pattern } from './patterns/cloth.ts'
import type { Scene, Subject } from './scenes.ts'
import { d } from './shapes.ts'

/** Garments that are not made of cloth. They have no picture of it. */
const withoutCloth: ReadonlySet<GarmentName> = new Set([
  'belt',
  'shoes',
  'boots',
  'wellies',
  'mug',
  'plate',
  'bowl',
  'jug',
  'candle',
  'vase',
  'lamp',
  'notebook',
  'gift-card',
])

export function hasCloth(garment: GarmentName): boolean {
  return !withoutCloth.has(garment)
}

/** How the threads of a cloth cross. */
type Weave = 'plain' | 'twill' | 'knit'

const twills: ReadonlySet<Pattern> = new Set(['denim', 'tartan', 'cord'])

/** The woven edge: where the cloth ends, and where its band begins. */
const edge = 27
const band = 17
const [top, bottom] = [290, 510]

/** About 6 cm of the cloth, twelve stitches of a knit, with its selvedge on the right and a row of stitching. */
export function drawClothView({ garment, pattern, piece: { palette }, random }: Subject & { pattern: Pattern }): Scene {
  const weave: Weave = garmentOf(garment).isKnitted ? 'knit' : twills.has(pattern) ? 'twill' : 'plain'
  const { tint, defs, art } = paper(palette, random)
  // A cable needs more room, and its ropes have to show through the stitches.
  const isCable = pattern === 'cable'
  const width = isCable ? 120 : 96
  const turn = Math.round(random.between(3, 7))
  return {
    backdrop: { tint, defs: defs + threads(weave), art },
    art:
      `<g transform="rotate(${turn} 0 400)">` +
      [3.4, 2.2, 1]
        .map((off) => `<path d="M-140 ${top}H${edge + off}V${bottom}H-140Z" fill="#49301f" opacity=".12"/>`)
        .join('') +
      turns(palette) +
      `<path d="M-140 ${top}H${edge}V${bottom}H-140Z" fill="url(#ap)"/>` +
      selvedge(palette) +
      `<path d="M-140 ${top}H${edge}V${bottom}H-140Z" fill="url(#w)"${isCable ? ' opacity=".4"' : ''}/>` +
      stitching(threadFor(palette)) +
      '</g>',
    field: { x: 48 - width, y: 400 - (width * 2) / 3, width, height: (width * 4) / 3 },
  }
}

/** Light and shade of single threads, which lie over the colours of the cloth. */
function threads(weave: Weave): string {
  const over = (path: string) =>
    `<path d="${path}" stroke="#fff" stroke-opacity=".16" stroke-width=".8" stroke-linecap="round"/>`
  const under = (path: string) => `<path d="${path}" stroke="#1d1208" stroke-opacity=".3" stroke-width=".42"/>`
  const pattern = (width: number, height: number, art: string) =>
    `<pattern id="w" width="${width}" height="${height}" patternUnits="userSpaceOnUse" fill="none">${art}</pattern>`
  switch (weave) {
    case 'knit':
      return pattern(
        8,
        7,
        '<path d="M4 7.4C1.3 6.4 -.1 3.6 .3 -.2C2.7 1 4 3.6 4 7.4C4 3.6 5.3 1 7.7 -.2C8.1 3.6 6.7 6.4 4 7.4" stroke="#1d1208" stroke-opacity=".36" stroke-width=".6"/>' +
          '<path d="M0 4.6L3.4 7H0ZM8 4.6L4.6 7H8ZM3.2 0H4.8L4 1.8Z" fill="#1d1208" fill-opacity=".26"/>' +
          '<path d="M1 1.4Q1.4 4 3.1 5.4M5.2 4.4Q6.6 3 6.9 1.2" stroke="#fff" stroke-opacity=".17" stroke-width=".9" stroke-linecap="round"/>' +
          '<path d="M.8 3l1.5 -.5M1.5 4.8l1.7 -.6M7.2 3l-1.5 -.5M6.5 4.8l-1.7 -.6" stroke="#1d1208" stroke-opacity=".14" stroke-width=".3"/>',
      )
    case 'twill':
      return pattern(
        4.2,
        4.2,
        under('M0 1.4H4.2M0 2.8H4.2M0 0H4.2M0 4.2H4.2') +
          over('M.4 .7H2.4M1.8 2.1H3.8M3.2 3.5H4.8M-.6 3.5H1') +
          under('M2.9 0V1.4M.1 1.4V2.8M4.3 1.4V2.8M1.5 2.8V4.2'),
      )
    case 'plain':
      return pattern(
        3.2,
        3.2,
        over('M.8 .2V1.4M2.4 1.8V3M1.8 .8H3M.2 2.4H1.4') +
          under(
            'M0 0V1.6M1.6 0V1.6M1.6 1.6V3.2M3.2 1.6V3.2M0 3.2V1.6M1.6 0H3.2M1.6 1.6H3.2M0 1.6H1.6M0 3.2H1.6M0 0H1.6',
          ),
      )
  }
}

/** The weft turns round the last thread of the warp. */
function turns({ base }: Palette): string {
  let path = ''
  for (let y = top; y < bottom; y += 3.2) path += d`M${edge - 1} ${y + 0.5}q2.4 .9 0 1.9`
  return `<path d="${path}" fill="none" stroke="${darker(base, 0.12)}" stroke-width="1.1"/>`
}

/** A plain band of close warp, with a line of the first ink. */
function selvedge({ base, inks: [ink], trim }: Palette): string {
  const strip = (x: number, width: number, fill: Hex) =>
    `<path d="${d`M${x} ${top}h${width}V${bottom}h${-width}z`}" fill="${fill}"/>`
  let warp = ''
  for (let x = band + 1; x < edge; x += 1.6) warp += d`M${x} ${top}V${bottom}`
  return (
    strip(band, edge - band, trim) +
    strip(band + 2.8, 2.4, ink) +
    strip(edge - 1.6, 1.6, base) +
    `<path d="${warp}" stroke="#1d1208" stroke-opacity=".2" stroke-width=".5"/>` +
    `<path d="M${band} ${top}V${bottom}" stroke="#1d1208" stroke-opacity=".4" stroke-width=".7"/>`
  )
}

/** A row of running stitches along the edge: the thread, its shade and its light. */
function stitching(thread: Hex): string {
  const row = (dx: number, dy: number, colour: string, width: number, opacity: number) =>
    `<path d="${d`M${band - 5 + dx} ${top + dy}V${bottom}`}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-dasharray="6.4 3.6" stroke-linecap="round"/>`
  return row(0.5, 0.5, '#1d1208', 2, 0.35) + row(0, 0, thread, 1.8, 1) + row(-0.4, 0, '#fff', 0.5, 0.4)
}

/** The house's madder, or its cream on what is red or as dark. */
function threadFor({ base }: Palette): Hex {
  const madder = '#b3402f'
  return distance(base, madder) > 120 && lightness(base) > 0.28 ? madder : '#f4ead6'
}
