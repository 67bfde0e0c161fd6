import { shore, table, wall, type Backdrop } from './backdrop.ts'
import { mix } from './colour.ts'
import { surface } from './garments/garment.ts'
import { garmentOf, type GarmentName } from './garments/wardrobe.ts'
import { addShadow, type View } from './picture.ts'
import type { Piece } from './piece.ts'
import {
  pegDrop,
  books,
  brassRail,
  clips,
  clothesPegs,
  contactShade,
  hanger,
  leafShade,
  pegRail,
  stems,
  windowLight,
} from './props.ts'
import type { Random } from './random.ts'
import { canBeStacked, drawStack } from './stack.ts'

export type Subject = { garment: GarmentName; piece: Piece; random: Random }
export type Scene = { backdrop: Backdrop; art: string; field?: View }

/** Colour of the vase. */
const glaze = '#efe3cf'
/** Scale of a product that hangs. */
const scale = 0.88

/** A product's second picture: on a table, hung up, or in leaf shade. Coordinates are those of `Garment`. */
export function sceneOf(subject: Subject): Scene {
  const { garment, random } = subject
  const { stance } = garmentOf(garment)
  if (canBeStacked(garment) && random.next() < 0.4) {
    return folded(subject)
  }
  if (stance === 'stand') {
    return onTable(subject)
  }
  if (stance === 'lay') {
    return inLeafShade(subject)
  }
  return random.pick([onPegs, onPegs, byWindow, onWashingLine])(subject)
}

function folded({ piece: { palette }, random }: Subject): Scene {
  const backdrop = wall(palette, random)
  return {
    backdrop,
    art:
      windowLight(-210, 120) +
      drawStack(palette, mix(backdrop.tint, '#8a6238', 0.4)) +
      stems(-228, 776, { ink: palette.inks[0], glaze: glaze, scale: 0.9 }),
  }
}

function onTable({ garment, piece: { palette, art }, random }: Subject): Scene {
  const backdrop = table({ ...palette, base: palette.inks[0] }, random)
  const back = surface - 22
  if (garment === 'bedding') {
    return {
      backdrop,
      art: windowLight(-270, 70) + `<g transform="translate(0 40)">${art}</g>` + leafShade(random, -290, 20),
    }
  }
  return {
    backdrop,
    art:
      windowLight(-250, 120) +
      contactShade(-186, back, 70) +
      stems(-190, back, { ink: palette.inks[1], glaze: glaze, scale: 1.02 }) +
      books(192, back, palette) +
      `<g transform="translate(24 ${Math.round(surface * 0.16 + 44)})scale(.84)">${contactShade(6, surface, 190)}${art}</g>`,
  }
}

function inLeafShade({ piece: { palette, art }, random }: Subject): Scene {
  const turn = Math.round(random.between(-9, -5))
  return {
    backdrop: wall(palette, random),
    art:
      leafShade(random, -280, 60) +
      addShadow(`<g transform="rotate(${turn} 0 400)">${art}</g>`) +
      leafShade(random, -60, 560),
  }
}

function onPegs(subject: Subject): Scene {
  const {
    piece: { palette },
    random,
  } = subject
  const rail = 60
  const [by] = hangPoint(subject.garment)
  const holder = by === 'rail' ? brassRail(rail + pegDrop + 24) : pegRail(rail)
  return {
    backdrop: wall(palette, random),
    art:
      holder +
      leafShade(random, -290, 300) +
      hung(subject, rail + pegDrop) +
      stems(236, 786, { ink: palette.inks[0], glaze: glaze, scale: 0.9 }),
  }
}

function byWindow(subject: Subject): Scene {
  const {
    piece: { palette },
    random,
  } = subject
  const backdrop = wall(palette, random)
  const floor = mix(backdrop.tint, '#8a6238', 0.4)
  return {
    backdrop,
    art: `<path d="M-1200 716H1200V1300H-1200Z" fill="${floor}"/><path d="M-1200 700H1200V718H-1200Z" fill="#fffaf0" opacity=".6"/>${windowLight(-270, 150)}${brassRail(92)}${hung(subject, 92)}`,
  }
}

function onWashingLine(subject: Subject): Scene {
  const { random, garment, piece } = subject
  const [by, y] = hangPoint(garment)
  const line = 130
  if (by === 'loop') {
    return onPegs(subject)
  }
  const top = by === 'hanger' ? y - 6 : y + 4
  const spread = by === 'hanger' ? 58 : 66
  const art = addShadow(
    `<g transform="translate(0 ${Math.round(line + 14 - top * scale)})scale(${scale})rotate(1.5)">${piece.art}</g>`,
  )
  return {
    backdrop: shore(random),
    art: `<path d="M-900 ${line - 80}L-300 ${line - 16}Q0 ${line + 22} 300 ${line - 20}L900 ${line - 90}" fill="none" stroke="#fffaf0" stroke-width="4"/>${art}${clothesPegs(line + 12, spread)}`,
  }
}

/** The product with the hanger, clips or loop that it hangs by; the top of its hook is at y = `at`. */
function hung({ garment, piece }: Subject, at: number): string {
  const [by, y] = hangPoint(garment)
  const holder = by === 'hanger' ? hanger(y) : by === 'clips' ? clips(y) : ''
  const top = holder ? y - 78 : by === 'rail' ? y - 18 : y + 10
  return addShadow(
    `<g transform="translate(0 ${Math.round(at - top * scale)})scale(${scale})">${holder}${piece.art}${by === 'clips' ? holder : ''}</g>`,
  )
}

function hangPoint(garment: GarmentName) {
  return garmentOf(garment).hang ?? (['hanger', 178] as const)
}
