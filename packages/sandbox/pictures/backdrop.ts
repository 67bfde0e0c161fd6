import { darker, distance, lightness, mix, type Hex, type Palette } from './colour.ts'
import { surface } from './garments/garment.ts'
import type { Random } from './random.ts'

export type Backdrop = { defs: string; art: string; tint: Hex }

const papers = ['#efe5d4', '#f1e2d6', '#e3e6d8', '#dfe7e6', '#f2e7cb', '#e9e2d8'] as const
const deeperPapers = ['#dfcfb8', '#e0c8b6', '#c9d0b8', '#c3d2d4', '#e6d3a6', '#d3c7b9'] as const
// Larger than the field, because a picture of another ratio shows more of it.
const beyond = 'x="-1200" width="2400" y="-500" height="1800"'

/** Plain paper for a flat lay: pale behind colours, deeper behind whites. */
export function paper({ base }: Palette, random: Random): Backdrop {
  const tint = random.pick(lightness(base) > 0.8 ? deeperPapers : papers)
  return { tint, defs: glow(tint), art: `<rect ${beyond} fill="url(#b)"/>` }
}

/** A surface with a wall behind it, for things that stand. */
export function table(palette: Palette, random: Random): Backdrop {
  const { tint, defs } = paper(palette, random)
  const top = surface - 70
  return {
    tint,
    defs,
    art: `<rect ${beyond} fill="url(#b)"/><path d="M-1200 ${top}H1200V1300H-1200Z" fill="${mix(tint, '#b98f62', 0.34)}"/><path d="M-1200 ${top}H1200V${top + 5}H-1200Z" fill="#fff" opacity=".3"/>`,
  }
}

const paints = [
  '#e0cdb4',
  '#e6cdbb',
  '#ccd5c2',
  '#c5d6d9',
  '#ead9ae',
  '#dfcbc6',
  '#b7c5b0',
  '#adc3ca',
  '#d9b9a0',
] as const

/** A painted wall that stands well away from what hangs on it. */
export function wall({ base }: Palette, random: Random): Backdrop {
  const choices = [random.pick(paints), random.pick(paints), random.pick(paints)]
  const tint = choices.reduce((best, paint) => (distance(paint, base) > distance(best, base) ? paint : best))
  return { tint, defs: glow(tint), art: `<rect ${beyond} fill="url(#b)"/>` }
}

/** Sky over a strip of sea and a grassy edge: a drying day. */
export function shore(random: Random): Backdrop {
  const tint = random.pick(['#cfe0e3', '#dbe5e0', '#e9e3d2'])
  const sea = mix(tint, '#3f7284', 0.42)
  const hills = `<path d="M-1200 590L-300 ${random.between(560, 590).toFixed()}C-180 540 -90 572 0 590S200 610 300 596L1200 620V800H-1200Z" fill="${mix(tint, '#6d8a76', 0.5)}"/>`
  return {
    tint,
    defs: `<linearGradient id="b" x2="0" y2="800" gradientUnits="userSpaceOnUse"><stop stop-color="${mix(tint, '#8fb4c2', 0.35)}"/><stop offset=".75" stop-color="${mix(tint, '#fff6e4', 0.6)}"/></linearGradient>`,
    art: `<rect ${beyond} fill="url(#b)"/>${hills}<path d="M-1200 610H1200V720H-1200Z" fill="${sea}"/><path d="M-260 640q40 -8 80 0M-60 660q50 -8 100 0M90 632q50 -8 120 0" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/><path d="M-1200 700L-300 704Q-100 676 60 700T300 690L1200 704V1300H-1200Z" fill="#8b9c68"/>`,
  }
}

function glow(tint: Hex): string {
  return `<radialGradient id="b" cx="-84" cy="224" r="740" gradientUnits="userSpaceOnUse"><stop stop-color="${mix(tint, '#fffaf0', 0.42)}"/><stop offset=".55" stop-color="${tint}"/><stop offset="1" stop-color="${darker(tint, 0.055)}"/></radialGradient>`
}
