import type { Product } from '../../../shared/domain/product.ts'
import { type SizeChart, sizeCharts } from './measurements.ts'

/** The chart for the product's department that lists most of its sizes; `null` if no chart lists any. */
export function chartOf({ sizes, categoryTrails }: Pick<Product, 'sizes' | 'categoryTrails'>): SizeChart | null {
  const urls = categoryTrails.flatMap((trail) => trail.map(({ url }) => url))
  const candidates = sizeCharts.filter(({ categories }) => urls.some((url) => categories.test(url)))
  const listed = ({ rows }: SizeChart) => rows.filter(({ labels }) => sizes.includes(labels.UK)).length
  const best = candidates.toSorted((a, b) => listed(b) - listed(a))[0]
  return best && listed(best) > 0 ? best : null
}
