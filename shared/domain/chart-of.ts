import { catalogueSizes } from '../merchant.ts'
import type { Product } from './product.ts'
import { type SizeChart, sizeCharts } from './size-charts.ts'

/** The chart for the product's department that lists most of its sizes; `null` if no chart lists any. */
export function chartOf(product: Pick<Product, 'sizes' | 'categoryTrails'>): SizeChart | null {
  const listed = ({ rows }: SizeChart) =>
    rows.filter(({ labels }) => product.sizes.includes(labels[catalogueSizes])).length
  const best = chartsOf(categoryUrlsOf(product)).toSorted((a, b) => listed(b) - listed(a))[0]
  return best && listed(best) > 0 ? best : null
}

/** The charts for products of these categories. */
export function chartsOf(categoryUrls: readonly string[]): SizeChart[] {
  return sizeCharts.filter(({ categories }) => categoryUrls.some((url) => categories.test(url)))
}

/** The URLs of the product's categories and of those above them. */
export function categoryUrlsOf({ categoryTrails }: Pick<Product, 'categoryTrails'>): string[] {
  return categoryTrails.flatMap((trail) => trail.map(({ url }) => url))
}
