import type { Brush } from '../brush.ts'

/** A cut of a garment, and the words in a product's name that require it; `''` is the cut without such words. */
export type NamedCut<T> = readonly [words: string, cut: T]

/** The first cut that the name requires, or one of the default cuts, depending on the seed. */
export function calledFor<T>({ name, random }: Brush, cuts: readonly [NamedCut<T>, ...NamedCut<T>[]]): T {
  const called = cuts.find(([words]) => words !== '' && new RegExp(`\\b(?:${words})\\b`, 'i').test(name))
  const [usual = cuts[0], ...others] = cuts.filter(([words]) => words === '')
  const drawn = random.pick([usual, ...others])
  return (called ?? drawn)[1]
}
