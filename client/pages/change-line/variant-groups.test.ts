import { expect, test } from 'vitest'
import { variantGroups } from './variant-groups.ts'
import { platformProduct, platformVariant } from '#shared/test/products.ts'

/** The labels and columns of the variants of a product with two sizes and the given fits. `Tall` has no size 8. */
function columnsOf(lengths: string[]) {
  const sizes = ['8', '10']
  const variants = sizes
    .flatMap((size) => lengths.map((length) => platformVariant({ size, length })))
    .filter(({ size, length }) => !(size === '8' && length === 'Tall'))
  const product = platformProduct({ colours: [], sizes, lengths, variants })
  return variantGroups(product, {}).flatMap((group) => group.variants.map(({ label, column }) => [label, column]))
}

test('each size of a change is a row with a column for each fit, also if a size lacks one [BAG-73]', () => {
  expect(columnsOf(['Regular', 'Petite', 'Tall'])).toEqual([
    ['8, Regular', 1],
    ['8, Petite', 2],
    ['10, Regular', 1],
    ['10, Petite', 2],
    ['10, Tall', 3],
  ])
})

test.each([[['Regular']], [['26', '28', '30', '32']]])(
  'the choices of a change with the fits %j follow each other, because they are no table [BAG-73]',
  (lengths) => {
    expect(columnsOf(lengths).map(([, column]) => column)).toEqual(columnsOf(lengths).map(() => null))
  },
)
