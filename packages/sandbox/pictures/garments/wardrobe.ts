import { accessories } from './accessories.ts'
import { bottoms } from './bottoms.ts'
import { dresses } from './dresses.ts'
import { footwear } from './footwear.ts'
import type { Garment } from './garment.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { outerwear } from './outerwear.ts'
import { tops } from './tops.ts'

/** All garments that can be drawn, by their names in the catalogue. */
export const garments = {
  ...dresses,
  ...tops,
  ...outerwear,
  ...bottoms,
  ...accessories,
  ...footwear,
  ...kitchen,
  ...living,
} as const satisfies Record<string, Garment>

export type GarmentName = keyof typeof garments

export function isGarmentName(name: string): name is GarmentName {
  return Object.hasOwn(garments, name)
}

/** The garment of that name, as the general type. */
export function garmentOf(name: GarmentName): Garment {
  return garments[name]
}
