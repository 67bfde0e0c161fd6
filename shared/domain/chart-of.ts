import type { Product } from './product.ts'
import { type SizeChart, sizeCharts } from './size-charts.ts'

/** The chart for the product's department that lists most of its sizes; `null` if no chart lists any. */
export function chartOf({ sizes, categoryTrails }: Pick<Product, 'sizes' | 'categoryTrails'>): SizeChart | null {
  const urls = categoryTrails.flatMap((trail) => trail.map(({ url }) => url))
  const listed = ({ rows }: SizeChart) => rows.filter(({ labels }) => sizes.includes(labels.UK)).length
  const best = chartsOf(urls).toSorted((a, b) => listed(b) - listed(a))[0]
  return best && listed(best) > 0 ? best : null
}

/** The charts for products of these categories. */
export function chartsOf(categoryUrls: readonly string[]): SizeChart[] {
  return sizeCharts.filter(({ categories }) => categoryUrls.some((url) => categories.test(url)))
}
