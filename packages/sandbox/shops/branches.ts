import { shops } from '../amplience/seed/shops.ts'

export type Branch = { id: string; name: string; town: string }

/** The shops of each market: those of the shop finder's content in the United Kingdom and in Ireland. */
const branches: Readonly<Record<string, readonly Branch[]>> = {
  en: shops['uk/'].map(toBranch),
  eu: shops['eu/'].filter(({ town }) => town === 'Kinsale').map(toBranch),
}

export function branchesOf(market: string): readonly Branch[] {
  return branches[market] ?? []
}

export const allBranches: readonly Branch[] = Object.values(branches).flat()

/** `Selvedge Bath` has the id `bath`. */
function toBranch({ name, town }: { name: string; town: string }): Branch {
  return { id: name.replace(/^Selvedge /, '').toLowerCase(), name, town }
}
