import { type SizeChart, sizeCharts } from './measurements.ts'
import type { Product } from '#shared/domain/product.ts'
import { sizeName } from '#shared/domain/size-name.ts'
import type { Market } from '#shared/markets.ts'

/** The chart for the product's department that lists most of its sizes; `null` if no chart lists any. */
export function chartOf({ sizes, categoryTrails }: Pick<Product, 'sizes' | 'categoryTrails'>): SizeChart | null {
  const urls = categoryTrails.flatMap((trail) => trail.map(({ url }) => url))
  const candidates = sizeCharts.filter(({ categories }) => urls.some((url) => categories.test(url)))
  const listed = ({ rows }: SizeChart) => rows.filter(({ labels }) => sizes.includes(labels.UK)).length
  const best = candidates.toSorted((a, b) => listed(b) - listed(a))[0]
  return best && listed(best) > 0 ? best : null
}

/** The product's sizes as the market's shoppers read them, by the platform's value; only those that differ. */
export function sizeNames(product: Pick<Product, 'sizes' | 'categoryTrails'>, market: Market): Record<string, string> {
  const rows = chartOf(product)?.rows ?? []
  return Object.fromEntries(
    product.sizes.flatMap((size) => {
      const labels = rows.find((row) => row.labels.UK === size)?.labels
      const name = sizeName(size, market.code, labels && `${market.market} ${labels[market.market]}`)
      return name === size ? [] : [[size, name] as const]
    }),
  )
}
