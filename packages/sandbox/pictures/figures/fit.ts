import type { Cut, Legs, Skirt, Sleeve, Worn } from '../garments/cut.ts'
import type { GarmentName } from '../garments/wardrobe.ts'
import { type Body, landmarks, shoulderLine } from './bodies.ts'

/**
 * Garments that a figure wears: centimetres of a unit of their drawing, and how much wider than the body they are on
 * each side, in units of the body. Not in it: what needs a body of its own (children's clothes) or shows too much of
 * one (swimwear), and sets.
 */
const dressed = {
  'midi-dress': [0.197, 9],
  'maxi-dress': [0.203, 9],
  'shirt-dress': [0.194, 11],
  'knit-dress': [0.194, 8],
  blouse: [0.168, 14],
  shirt: [0.171, 14],
  tee: [0.16, 9],
  breton: [0.16, 9],
  jumper: [0.14, 22],
  cardigan: [0.142, 22],
  hoodie: [0.145, 22],
  coat: [0.178, 26],
  jacket: [0.164, 23],
  gilet: [0.146, 22],
  trousers: [0.17, 6],
  jeans: [0.17, 5],
  shorts: [0.17, 8],
  skirt: [0.155, 5],
  'mens-shirt': [0.176, 14],
  polo: [0.168, 10],
  chinos: [0.17, 6],
  'mens-jumper': [0.15, 20],
} as const satisfies Partial<Record<GarmentName, readonly [cmPerUnit: number, ease: number]>>

/** True if the sleeves of a fitted cut reach the wrist. */
export function isLongSleeved({ sleeve }: Cut): boolean {
  return sleeve !== undefined && sleeve.length + band[sleeve.finish] >= fullSleeve
}

export type DressedGarment = keyof typeof dressed

export function isDressed(garment: GarmentName): garment is DressedGarment {
  return Object.hasOwn(dressed, garment)
}

/** From the tip of the shoulder to the wrist. */
const fullSleeve = 322
const band = { hem: 0, rib: 34, cuff: 30, elastic: 8, frill: 22 } as const satisfies Record<Sleeve['finish'], number>

type Fit = Worn & { scale: number; turn: number }

/** Fits a garment to a body at its true length. Lengths scale with the centimetre; widths follow the body. */
export function fitTo(
  body: Body,
  garment: DressedGarment,
  { inside, isTucked = false }: { inside: (cut: Cut) => string; isTucked?: boolean },
): Fit {
  const [cmPerUnit, ease] = dressed[garment]
  const scale = cmPerUnit * body.perCm
  return {
    scale,
    turn: body.angle,
    body: inside,
    top: (cut) => {
      const fitted = fitTop(cut, { body, scale, ease })
      return isTucked ? { ...fitted, waist: [body.waist + 8, landmarks.waist], hem: [body.waist + 3, 410] } : fitted
    },
    legs: (legs) => fitLegs(legs, body, ease),
    skirt: (skirt) => fitSkirt(skirt, { body, scale, ease }),
  }
}

type Measures = { body: Body; scale: number; ease: number }

function fitTop(cut: Cut, { body, scale, ease }: Measures): Cut {
  const [neckWidth, neckTop, depth] = cut.neck
  const half = cut.neckline === 'straps' ? neckWidth * scale : Math.max(neckWidth * scale, body.neck + 6)
  const neckY = shoulderLine(body, half) - 2
  const down = (y: number) => neckY + (y - neckTop) * scale
  const hemY = down(cut.hem[1])
  const shoulder = shoulderX(cut, { body, scale, ease })
  const armY = landmarks.armpit + ease * 0.7
  const bust = body.bust + ease
  const waistY = Math.min(landmarks.waist, (armY + hemY) / 2)
  const waist = waistWidth(cut, { body, scale, ease })
  return {
    ...cut,
    neck: [half, neckY, depth * scale],
    shoulder: [shoulder, shoulderLine(body, shoulder) + (cut.sleeve ? ease * 0.1 : 0)],
    arm: [bust, armY],
    waist: [waist, waistY],
    hem: [hemWidth(cut, { body, scale, ease }), hemY],
    ...(cut.tiers && {
      tiers: cut.tiers.map((y) => waistY + ((y - cut.waist[1]) / (cut.hem[1] - cut.waist[1])) * (hemY - waistY)),
    }),
    ...(cut.sleeve && { sleeve: fitSleeve(cut.sleeve, { body, scale, ease }) }),
  }
}

function shoulderX({ neckline, sleeve, shoulder: [x] }: Cut, { body, scale, ease }: Measures): number {
  if (neckline === 'straps') return Math.min(x * scale, body.shoulder - 10)
  return sleeve ? body.shoulder + ease * 0.25 : body.shoulder - 12
}

function waistWidth({ waistline, hemShape }: Cut, { body, ease }: Measures): number {
  if (waistline) return body.waist + ease + (hemShape === 'rib' ? 4 : 0)
  return Math.max(body.bust + ease - 2, body.waist + ease * 1.2)
}

function hemWidth({ waistline, hemShape, hem: [hem], arm: [arm] }: Cut, { body, scale, ease }: Measures): number {
  if (waistline) return Math.max(hem * scale + body.hip - 98, body.hip + 18)
  // A rib draws the garment in to the hips.
  if (hemShape === 'rib') return Math.max((body.bust + ease) * (hem / arm), body.hip + 4)
  return Math.max((body.bust + ease) * (hem / arm), body.hip + ease * 0.5)
}

function fitSleeve(sleeve: Sleeve, { body, scale, ease }: Measures): Sleeve {
  const isLong = sleeve.length >= 250
  const width = sleeve.cuff * scale
  const thick = body.arm * (isLong ? 1.12 : 2)
  return {
    ...sleeve,
    length: isLong ? fullSleeve - band[sleeve.finish] : sleeve.length * scale,
    angle: body.angle + (isLong ? 0 : 4),
    cuff: Math.min(Math.max(width, thick + 12), thick + 16 + ease),
    puff: (sleeve.puff ?? 6) * 0.8,
  }
}

/** The seam inside a drawn leg, and inside the body's, to the ground. */
const drawnInseam = 704 - 322
const inseam = landmarks.ankle - landmarks.crotch

function fitLegs(legs: Legs, body: Body, ease: number): Legs {
  const across = (body.hip + ease) / legs.hip
  const length = legs.hem - legs.crotch
  return {
    ...legs,
    top: landmarks.waist - 10,
    waist: body.waist + ease,
    hip: body.hip + ease,
    crotch: landmarks.crotch + 2,
    hem: landmarks.crotch + 2 + (length * inseam) / drawnInseam,
    // A figure stands with its feet closer together than trousers hang.
    outer: legs.outer * across * 0.96,
    inner: legs.inner * across * 0.5,
  }
}

function fitSkirt({ top, hem, flare }: Skirt, { body, scale, ease }: Measures): Skirt {
  const waistY = landmarks.waist - 14
  return {
    top: waistY,
    waist: body.waist + ease,
    hip: body.hip + ease + 6,
    hem: waistY + (hem - top) * scale,
    flare: flare * scale + body.hip - 98,
  }
}
