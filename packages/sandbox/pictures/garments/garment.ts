import type { Brush } from '../brush.ts'

/** A kind of product, drawn on a field 600 wide and 800 high whose x runs from -300 to 300. */
export type Garment = {
  draw: (brush: Brush) => string
  /** How it is shown: hung, laid flat, or standing on a surface (its foot is at y = 640). */
  stance: 'hang' | 'lay' | 'stand'
  /** How it hangs, and at which height. By default it hangs from a hanger under shoulders at y = 178. */
  hang?: readonly [by: 'hanger' | 'clips' | 'loop' | 'rail', y: number]
  /** The part that a close-up shows: middle and width. */
  focus: readonly [x: number, y: number, width: number]
  /** The angle its sleeves or legs run at, in degrees from upright: the print turns with them. */
  turn?: number
  isKnitted?: boolean
  /** How far it is enlarged to fill its picture. */
  zoom: number
  /** Scale of the print; a dress is 1. */
  scale?: number
}

/** Height at which standing things meet their surface. */
export const surface = 640
