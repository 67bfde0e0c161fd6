import { darker, lightness, mix } from './colour.ts'
import type { Hex, Palette } from './colour.ts'
import { SURFACE } from './garments/garment.ts'
import type { Random } from './random.ts'

export type Backdrop = { defs: string; art: string; tint: Hex }

const PAPERS = ['#efe5d4', '#f1e2d6', '#e3e6d8', '#dfe7e6', '#f2e7cb', '#e9e2d8'] as const
const DEEPER_PAPERS = ['#dfcfb8', '#e0c8b6', '#c9d0b8', '#c3d2d4', '#e6d3a6', '#d3c7b9'] as const
const FIELD = 'x="-300" width="600" y="0" height="800"'

/** Plain paper for a flat lay: pale behind colours, deeper behind whites. */
export function paper({ base }: Palette, random: Random): Backdrop {
  const tint = random.pick(lightness(base) > 0.8 ? DEEPER_PAPERS : PAPERS)
  return { tint, defs: glow(tint), art: `<rect ${FIELD} fill="url(#b)"/>` }
}

/** A surface with a wall behind it, for things that stand. */
export function table(palette: Palette, random: Random): Backdrop {
  const { tint, defs } = paper(palette, random)
  const top = SURFACE - 70
  return { tint, defs, art: `<rect ${FIELD} fill="url(#b)"/><path d="M-300 ${top}H300V800H-300Z" fill="${mix(tint, '#b98f62', 0.34)}"/><path d="M-300 ${top}H300V${top + 5}H-300Z" fill="#fff" opacity=".3"/>` }
}

/** A painted wall, coloured after the inks of what hangs on it. */
export function wall({ base, inks }: Palette, random: Random): Backdrop {
  const ink = random.pick(inks)
  const tint = mix(mix(ink, '#e9d9c0', 0.72), lightness(base) > 0.6 ? '#b98f72' : '#f3e8d6', 0.3)
  return { tint, defs: glow(tint), art: `<rect ${FIELD} fill="url(#b)"/>` }
}

function glow(tint: Hex): string {
  return `<radialGradient id="b" cx=".36" cy=".28" r=".95"><stop stop-color="${mix(tint, '#fffaf0', 0.42)}"/><stop offset=".55" stop-color="${tint}"/><stop offset="1" stop-color="${darker(tint, 0.055)}"/></radialGradient>`
}
