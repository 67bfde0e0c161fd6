import { ACCESSORIES } from './accessories.ts'
import { BOTTOMS } from './bottoms.ts'
import { DRESSES } from './dresses.ts'
import { FOOTWEAR } from './footwear.ts'
import type { Garment } from './garment.ts'
import { KITCHEN } from './kitchen.ts'
import { LIVING } from './living.ts'
import { OUTERWEAR } from './outerwear.ts'
import { TOPS } from './tops.ts'

/** Everything that can be drawn, by the name the catalogue calls it. */
export const GARMENTS = {
  ...DRESSES,
  ...TOPS,
  ...OUTERWEAR,
  ...BOTTOMS,
  ...ACCESSORIES,
  ...FOOTWEAR,
  ...KITCHEN,
  ...LIVING,
} as const satisfies Record<string, Garment>

export type GarmentName = keyof typeof GARMENTS

export const isGarmentName = (name: string): name is GarmentName => Object.hasOwn(GARMENTS, name)

/** The garment of that name, as the general type. */
export const garmentOf = (name: GarmentName): Garment => GARMENTS[name]
