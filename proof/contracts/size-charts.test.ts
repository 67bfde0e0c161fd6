import { expect, test } from 'vitest'
import { lines } from '#sandbox/catalogue/garments/lines.ts'
import { chartOf } from '#shared/domain/chart-of.ts'

const sold = lines.flatMap(({ nouns, sizes }) =>
  nouns.flatMap(([noun, url]) =>
    sizes.map((list) => ({ noun, url, sizes: list.filter((size) => size !== 'One Size') })),
  ),
)

test.each(sold.filter(({ sizes }) => sizes.length > 0))(
  'the chart of $noun lists the sizes $sizes',
  ({ url, sizes }) => {
    const chart = chartOf({ sizes, categoryTrails: [[{ name: 'Any', url }]] })
    expect(chart?.rows.map(({ labels }) => labels.UK)).toEqual(expect.arrayContaining(sizes))
  },
)
