import type { Hex } from '../colour.ts'

/** The height of a body; its crown is at y = 0 and the floor at this y. */
export const tall = 1000

/** Heights of a body's landmarks. */
export const landmarks = {
  neck: 154,
  shoulder: 186,
  armpit: 262,
  waist: 372,
  hip: 490,
  crotch: 540,
  ankle: 956,
} as const

/** The shape of a figure: half widths, in thousandths of its height. */
export type Body = {
  /** Units of a centimetre. */
  perCm: number
  neck: number
  shoulder: number
  bust: number
  waist: number
  hip: number
  /** Half the thickness of an upper arm. */
  arm: number
  /** How far the arms stand off, in degrees. */
  angle: number
  /** Half the thickness of a calf. */
  calf: number
  skin: Hex
  hair: 'bun' | 'curls' | 'crop' | 'short'
  locks: Hex
}

/** The figures that wear the clothes. Amelia takes a size 8, Grace a 14, Joan a 20, and Edwin an M. */
export const bodies = {
  amelia: {
    perCm: 5.95,
    neck: 33,
    shoulder: 106,
    bust: 82,
    waist: 67,
    hip: 98,
    arm: 21,
    angle: 9,
    calf: 31,
    skin: '#e8bd9f',
    hair: 'bun',
    locks: '#6b4028',
  },
  grace: {
    perCm: 5.95,
    neck: 35,
    shoulder: 112,
    bust: 95,
    waist: 84,
    hip: 113,
    arm: 25,
    angle: 11,
    calf: 35,
    skin: '#7f5138',
    hair: 'curls',
    locks: '#241a17',
  },
  joan: {
    perCm: 6.05,
    neck: 38,
    shoulder: 121,
    bust: 112,
    waist: 106,
    hip: 132,
    arm: 29,
    angle: 14,
    calf: 41,
    skin: '#c4906c',
    hair: 'crop',
    locks: '#b9b2a8',
  },
  edwin: {
    perCm: 5.55,
    neck: 39,
    shoulder: 122,
    bust: 99,
    waist: 89,
    hip: 97,
    arm: 25,
    angle: 9,
    calf: 33,
    skin: '#d6a480',
    hair: 'short',
    locks: '#3a2a20',
  },
} as const satisfies Record<string, Body>

export type FigureName = keyof typeof bodies

export function bodyOf(name: FigureName): Body {
  return bodies[name]
}

/** Height of the shoulder line at a distance from the middle. */
export function shoulderLine({ neck, shoulder }: Body, x: number): number {
  const part = Math.min(1, Math.max(0, (x - neck) / (shoulder - neck)))
  return landmarks.neck + (landmarks.shoulder - landmarks.neck) * part
}
