import type { Market } from '../markets.ts'
import { catalogueSizes } from '../merchant.ts'
import { categoryUrlsOf, chartsOf } from './chart-of.ts'
import { platformText } from './platform-text.ts'
import type { Product } from './product.ts'
import { sizeCharts } from './size-charts.ts'

type Named = { market: Pick<Market, 'market'>; categoryUrls?: readonly string[] }

/**
 * How a market's shoppers read a size of the platform. Where the market has another system, a number that its shoppers
 * use for another size is named: 'UK 8', with the market's own if the charts for these categories agree about it: 'UK 8
 * · US 4'. Letters, ages and inches mean the same everywhere; a word is in the language of the texts.
 */
export function sizeName(size: string, { market: { market }, categoryUrls = [] }: Named): string {
  if (market === catalogueSizes) return platformText(size)
  const isNumber = /^(?:[1-9]|1\d|2[0-6])$/.test(size)
  const rows = chartsOf(categoryUrls).flatMap((chart) =>
    chart.rows.filter(({ labels }) => labels[catalogueSizes] === size),
  )
  const [own, ...others] = new Set(rows.map(({ labels }) => labels[market]))
  const isKnown = own !== undefined && others.length === 0
  if (!isNumber && (!isKnown || own === size)) return platformText(size)
  return [isNumber ? `${catalogueSizes} ${size}` : size, ...(isKnown ? [`${market} ${own}`] : [])].join(' · ')
}

/** True if the market's shoppers may know the size by another label, so that its product's categories are needed. */
export function hasOwnLabel(size: string, { market }: Pick<Market, 'market'>): boolean {
  return sizeCharts.some(({ rows }) =>
    rows.some(({ labels }) => labels[catalogueSizes] === size && labels[market] !== size),
  )
}

/** The names of a product's sizes by the platform's value; only those that differ. A gift card's are its values. */
export function sizeNames(
  product: Pick<Product, 'sizes' | 'categoryTrails' | 'isGiftCard'>,
  market: Pick<Market, 'market'>,
): Record<string, string> {
  if (product.isGiftCard) return {}
  const categoryUrls = categoryUrlsOf(product)
  return Object.fromEntries(
    product.sizes.flatMap((size) => {
      const name = sizeName(size, { market, categoryUrls })
      return name === size ? [] : [[size, name] as const]
    }),
  )
}
