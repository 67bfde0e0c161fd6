import { catalogueSizes } from '../merchant.ts'

/** The kinds of sizes that a list of sizes may mix, in the order in which they are shown. */
export const sizeKindNames = ['letters', 'numbers', 'inches', 'ages', 'words'] as const
export type SizeKind = (typeof sizeKindNames)[number]

// The numbers of clothes and shoes end here, except in the system of the European Union.
const maxNumber = 26

/** How a size of the platform is written. */
export function sizeKind(size: string): SizeKind {
  if (/^(?:\dX|X{0,3})[SML]$|^\dX?L$|^[SML]$/i.test(size)) return 'letters'
  if (/^\d+\s?-\s?\d+/.test(size)) return 'ages'
  if (!/^\d+(?:\.5)?$/.test(size)) return 'words'
  return catalogueSizes !== 'EU' && Number(size) > maxNumber ? 'inches' : 'numbers'
}
