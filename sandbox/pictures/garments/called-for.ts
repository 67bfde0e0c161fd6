import type { Brush } from '../brush.ts'

/** A way to cut a garment, and the words of a product's name that call for it; `''` is what is drawn when none does. */
export type NamedCut<T> = readonly [words: string, cut: T]

/** The first cut that the name calls for, or one of those that need no calling, as the seed says. */
export function calledFor<T>({ name, random }: Brush, cuts: readonly [NamedCut<T>, ...NamedCut<T>[]]): T {
  const called = cuts.find(([words]) => words !== '' && new RegExp(`\\b(?:${words})\\b`, 'i').test(name))
  const [usual = cuts[0], ...others] = cuts.filter(([words]) => words === '')
  const drawn = random.pick([usual, ...others])
  return (called ?? drawn)[1]
}
