import type { Product } from '../../../shared/domain/product.ts'
import { type SizeChart, sizeCharts } from './measurements.ts'

/** The chart with the sizes of the product, among those for its department; `null` if there is none. */
export function chartOf({ sizes, categoryTrails }: Pick<Product, 'sizes' | 'categoryTrails'>): SizeChart | null {
  if (sizes.length === 0) return null
  const urls = categoryTrails.flatMap((trail) => trail.map(({ url }) => url))
  return (
    sizeCharts.find(
      ({ categories, rows }) =>
        urls.some((url) => categories.test(url)) &&
        sizes.every((size) => rows.some(({ labels }) => labels.UK === size)),
    ) ?? null
  )
}
