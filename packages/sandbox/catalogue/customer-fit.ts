import { createRandom } from './random.ts'

const verdicts = ['small', 'true', 'true', 'true', 'large'] as const
export type CustomerFit = (typeof verdicts)[number]

/** How the sizes of a style come out, as most of its reviews say. */
export function customerFitOf(style: string): CustomerFit {
  return createRandom(`customer fit ${style}`).pick(verdicts)
}
