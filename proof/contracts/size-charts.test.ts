import { expect, test } from 'vitest'
import { seedMarkets } from '#sandbox/amplience/seed/markets.ts'
import { lines } from '#sandbox/catalogue/garments/lines.ts'
import { chartOf } from '#shared/domain/chart-of.ts'
import { sizeName } from '#shared/domain/size-name.ts'
import { markets } from '#shared/markets.ts'

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

test.each(seedMarkets)('the home page of $prefix names the sizes of dresses as the shop does [D-229]', (seed) => {
  const market = Object.values(markets).find(({ contentPrefix }) => contentPrefix === seed.prefix)!
  const categoryUrls = ['/womens/clothing/dresses/']
  for (const size of [8, 10, 12, 14, 16, 18])
    expect(seed.dressSize(size)).toBe(sizeName(String(size), { market, categoryUrls }))
})
