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
