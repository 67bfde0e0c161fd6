import type { Random } from './random.ts'

export type VariantDraft = {
  colour: number
  size: number
  length: number
  stock: number
  reserved: number
  isPurchasingDisabled: boolean
}

type Options = { colours: number; sizes: readonly string[]; lengths: readonly string[] }

const soldOutProduct = 0.03

/**
 * Every combination of the options, with stock: mostly plentiful, some low (below 5), some sold out, and a few that
 * cannot be purchased.
 */
export function variantsOf({ colours, sizes, lengths }: Options, random: Random): VariantDraft[] {
  const isSoldOut = random.chance(soldOutProduct)
  const drafts: VariantDraft[] = []
  for (let colour = 0; colour < colours; colour++) {
    for (const size of indexes(sizes)) {
      for (const length of indexes(lengths)) {
        const stock = isSoldOut ? 0 : stockLevel(random)
        drafts.push({
          colour,
          size,
          length,
          stock,
          reserved: random.chance(0.15) ? random.int(1, 3) : 0,
          isPurchasingDisabled: random.chance(0.006),
        })
      }
    }
  }
  return drafts
}

function indexes(values: readonly string[]): number[] {
  return values.length === 0 ? [-1] : values.map((_, index) => index)
}

function stockLevel(random: Random): number {
  const roll = random.next()
  if (roll < 0.1) return 0
  return roll < 0.22 ? random.int(1, 4) : random.int(5, 80)
}
