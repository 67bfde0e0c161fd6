import { table, wall } from './backdrop.ts'
import { darker, mix, type Hex } from './colour.ts'
import { bodyOf } from './figures/bodies.ts'
import { surface } from './garments/garment.ts'
import type { GarmentName } from './garments/wardrobe.ts'
import { addShadow } from './picture.ts'
import { brassRail, contactShade, windowLight } from './props.ts'
import type { Scene, Subject } from './scenes.ts'
import { d } from './shapes.ts'

/** Something of a size that everybody knows: a hand of 19 cm, a mug of 8 cm, a sofa of 190 cm. */
type Measure = 'hand' | 'mug' | 'sofa'

/**
 * What a product of the home is shown beside. `perCm`: units of its drawing for a centimetre; `zoom`: its scale in the
 * picture. `at`: where the hand holds it, in the units of its drawing.
 */
type Scaled = { by: Measure; perCm: number; zoom: number; at?: readonly [x: number, y: number] }

/** Without the bed, which is a size that everybody knows itself. */
const scaled: Partial<Record<GarmentName, Scaled>> = {
  mug: { by: 'hand', perCm: 29, zoom: 0.78, at: [142, 500] },
  candle: { by: 'hand', perCm: 30, zoom: 0.72, at: [116, 540] },
  plate: { by: 'hand', perCm: 15.3, zoom: 0.92, at: [176, 470] },
  notebook: { by: 'hand', perCm: 20, zoom: 0.86, at: [128, 480] },
  'gift-card': { by: 'hand', perCm: 48, zoom: 0.5, at: [186, 470] },
  'tea-towel': { by: 'hand', perCm: 6.1, zoom: 1, at: [142, 560] },
  towel: { by: 'hand', perCm: 5.6, zoom: 1, at: [128, 560] },
  apron: { by: 'hand', perCm: 4.5, zoom: 1, at: [146, 560] },
  bowl: { by: 'mug', perCm: 22.7, zoom: 0.66 },
  jug: { by: 'mug', perCm: 17, zoom: 0.86 },
  vase: { by: 'mug', perCm: 13.4, zoom: 0.9 },
  lamp: { by: 'mug', perCm: 10.3, zoom: 1 },
  cushion: { by: 'sofa', perCm: 9.7, zoom: 0.31 },
  throw: { by: 'sofa', perCm: 5.4, zoom: 0.55 },
}

/** A product of the home beside something that says how large it is. Undefined for all others. */
export function drawScaled(subject: Subject): Scene | undefined {
  const found = scaled[subject.garment]
  return found && { hand: withHand, mug: withMug, sofa: onSofa }[found.by](subject, found)
}

const floor = 664

function withHand({ garment, piece: { palette, art }, random }: Subject, { perCm, zoom, at = [0, 0] }: Scaled): Scene {
  const stands = garment === 'mug' || garment === 'candle'
  const hangs = garment === 'towel' || garment === 'tea-towel' || garment === 'apron'
  const backdrop = stands ? table({ ...palette, base: palette.inks[0] }, random) : wall(palette, random)
  const down = stands ? Math.round(floor - surface * zoom) : Math.round(400 - 400 * zoom)
  const left = Math.round(-70 * zoom)
  const { skin } = bodyOf(random.pick(['amelia', 'grace', 'joan', 'edwin'] as const))
  const piece = `<g transform="translate(${left} ${down})scale(${zoom})">${stands ? contactShade(0, surface - 2, 170) : ''}${art}</g>`
  const [x, y] = [left + at[0] * zoom, down + at[1] * zoom]
  const held = hand({ skin, sleeve: mix(palette.inks[1], '#f4ead6', 0.15) })
  return {
    backdrop,
    art:
      windowLight(-270, 90) +
      (hangs ? brassRail(garment === 'apron' ? 96 : 168) : '') +
      addShadow(piece) +
      addShadow(d`<g transform="translate(${x} ${y})scale(${perCm * zoom})">${held}</g>`),
  }
}

function withMug({ piece: { palette, art }, random }: Subject, { perCm, zoom }: Scaled): Scene {
  const backdrop = table({ ...palette, base: palette.inks[0] }, random)
  const unit = perCm * zoom
  // As far to the right as its handle allows.
  const x = Math.round(290 - 8 * unit)
  return {
    backdrop,
    art:
      windowLight(-270, 90) +
      `<g transform="translate(-74 ${Math.round(floor - surface * zoom)})scale(${zoom})">${contactShade(6, surface, 180)}${art}</g>` +
      contactShade(x, floor + 8, Math.round(6 * unit)) +
      d`<g transform="translate(${x} ${floor + 12})scale(${unit})">${mug}</g>`,
  }
}

function onSofa({ garment, piece: { palette, art }, random }: Subject, { perCm, zoom }: Scaled): Scene {
  const backdrop = wall(palette, random)
  const cover = mix(backdrop.tint, '#6f5d4a', 0.5)
  const unit = perCm * zoom
  // The drawing of a cushion ends at y = 592, and that of a throw begins at y = 150.
  const [x, y] = garment === 'throw' ? [-96, 378 - 150 * zoom] : [-128, 560 - 592 * zoom]
  const place = d`translate(${x} ${y})scale(${zoom})${garment === 'throw' ? '' : 'rotate(-6 0 400)'}`
  return {
    backdrop,
    art:
      windowLight(-250, 60) +
      `<path d="M-1200 668H1200V1300H-1200Z" fill="${mix(backdrop.tint, '#8a6238', 0.4)}"/>` +
      contactShade(0, 690, 290) +
      d`<g transform="translate(0 690)scale(${unit})">${sofa(cover)}</g>` +
      addShadow(`<g transform="${place}">${art}</g>`),
  }
}

const edge = (width: number) => `stroke="#1d1208" stroke-opacity=".4" stroke-width="${width}"`

/** A right hand from the right, in centimetres. Its finger tips are at 0, 0, its wrist at 18, 3. */
function hand({ skin, sleeve }: { skin: Hex; sleeve: Hex }): string {
  const fingers = ['M1 -2.6L8.6 -3.2', 'M0 -.6L8.6 -1.1', 'M.4 1.4L8.8 1', 'M2 3.2L9 3']
  const limbs = (paths: readonly string[], width: number) =>
    paths
      .map(
        (path) =>
          `<path d="${path}" stroke="#1d1208" stroke-opacity=".45" stroke-width="${width + 0.24}"/><path d="${path}" stroke="${skin}" stroke-width="${width}"/>`,
      )
      .join('')
  const palm = 'M7.6 -4.2Q12 -5.4 17 -2.4L22 -.6V6.6Q15 7 11 5.6Q7 4.4 7.4 0Z'
  return (
    `<path d="M20 -1L64 14V24L20 7Z" fill="${skin}" ${edge(0.16)}/>` +
    `<path d="${palm}" fill="${skin}" ${edge(0.16)}/>` +
    `<g fill="none" stroke-linecap="round">${limbs(fingers, 1.7)}${limbs(['M2.6 -5.4Q7 -6.6 12.4 -2.6'], 1.9)}</g>` +
    `<path d="M8 -3.6Q12 -4.6 16.4 -2V5.4Q11.4 5.4 8.4 3.4Z" fill="${skin}"/>` +
    `<path d="M12 5.4Q16 6.6 22 6.2V4.8Q16 5.4 12 5.4Z" fill="${darker(skin, 0.12)}"/>` +
    `<path d="M30 1L66 12V28L28.4 11.4Q27 6 30 1Z" fill="${sleeve}" ${edge(0.16)}/>`
  )
}

/** A stoneware mug in centimetres, its foot at 0, 0. */
const mug =
  '<path d="M4 -6.8C7.4 -7.6 7.8 -2.4 3.8 -1.8" fill="none" stroke="#1d1208" stroke-opacity=".45" stroke-width="1.25"/><path d="M4 -6.8C7.4 -7.6 7.8 -2.4 3.8 -1.8" fill="none" stroke="#d8cbb4" stroke-width="1"/>' +
  `<path d="M-4.5 -8.2C-4.5 -5 -4.4 -2 -3.9 -.6Q0 .6 3.9 -.6C4.4 -2 4.5 -5 4.5 -8.2Z" fill="#e8dcc6" ${edge(0.12)}/>` +
  `<ellipse cy="-8.2" rx="4.5" ry=".85" fill="#f6efe2" ${edge(0.12)}/><ellipse cy="-8.05" rx="4" ry=".62" fill="#7a4a2c"/>` +
  '<path d="M-3.6 -6.8Q-3.7 -3.4 -3.3 -1.4Q-2.8 -3.4 -3 -6.7Z" fill="#fff" fill-opacity=".4"/>'

/** A sofa in centimetres, 190 wide and 84 high, its feet at y = 0. */
function sofa(cover: Hex): string {
  const dark = darker(cover, 0.12)
  return (
    `<path d="M-82 -10H-76L-78 0H-81ZM76 -10H82L81 0H78Z" fill="#8d6a44"/>` +
    `<path d="M-84 -40Q-86 -84 -76 -84Q0 -88 76 -84Q86 -84 84 -40V-10H-84Z" fill="${cover}" ${edge(0.5)}/><path d="M0 -85V-42" ${edge(0.5)} fill="none"/>` +
    [-39, 39]
      .map(
        (x) =>
          `<path d="M${x - 38} -42Q${x} -47 ${x + 38} -42Q${x + 40} -30 ${x + 38} -25H${x - 38}Q${x - 40} -30 ${x - 38} -42Z" fill="${mix(cover, '#fff6e4', 0.1)}" ${edge(0.5)}/>`,
      )
      .join('') +
    `<path d="M-78 -26H78V-10H-78Z" fill="${dark}" ${edge(0.5)}/>` +
    [-1, 1]
      .map(
        (side) =>
          `<path d="M${side * 77} -58Q${side * 95} -64 ${side * 95} -50V-10H${side * 77}Z" fill="${cover}" ${edge(0.5)}/>`,
      )
      .join('')
  )
}
