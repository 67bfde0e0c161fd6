type Point = readonly [x: number, y: number]

export type Sleeve = {
  length: number
  angle: number
  cuff: number
  puff?: number
  finish: 'hem' | 'rib' | 'cuff' | 'elastic' | 'frill'
}

/** How an upper garment is cut. All points are on its right-hand side, the middle is x = 0. */
export type Cut = {
  /** Half width and height of the neck opening at the shoulder, and how far the front dips. */
  neck: readonly [halfWidth: number, y: number, depth: number]
  neckline:
    | 'crew'
    | 'v'
    | 'scoop'
    | 'boat'
    | 'roll'
    | 'shirt'
    | 'grandad'
    | 'hood'
    | 'lapel'
    | 'round-collar'
    | 'straps'
  shoulder: Point
  arm: Point
  waist: Point
  hem: Point
  hemShape: 'straight' | 'shirt-tail' | 'rib' | 'waves'
  sleeve?: Sleeve
  front?: 'buttons' | 'zip' | 'half-zip' | 'placket' | 'toggles'
  waistline?: 'seam' | 'tie' | 'gather'
  /** Heights of the seams that gather each tier of a skirt. */
  tiers?: readonly number[]
  pockets?: 'patch' | 'welt' | 'chest' | 'kangaroo' | 'side'
  isQuilted?: boolean
}

/** How trousers are cut. Half widths and heights; `outer` and `inner` are the sides of the right leg at its hem. */
export type Legs = {
  top: number
  waist: number
  hip: number
  crotch: number
  hem: number
  outer: number
  inner: number
  band: 'buttoned' | 'elastic' | 'tie'
  pockets: 'slant' | 'five' | 'none'
  turnUp?: number
}

/** How a skirt is cut: heights of its band and hem, and half widths from the waist down. */
export type Skirt = { top: number; waist: number; hip: number; hem: number; flare: number }

/** Fits drawn cuts to a body that wears them. */
export type Worn = {
  top: (cut: Cut) => Cut
  legs: (legs: Legs) => Legs
  skirt: (skirt: Skirt) => Skirt
  /** What is seen of the body inside an upper garment, drawn between the garment's back and its front. */
  body: (cut: Cut) => string
}
