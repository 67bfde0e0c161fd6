import { chartOf } from '#shared/domain/chart-of.ts'
import type { Product } from '#shared/domain/product.ts'
import { marketPath, sizeGuidePath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { sizeGuide } from '#shared/messages/size-guide.ts'

/**
 * Opens the size chart for this kind of product in a sheet, which loads when it is pressed. Without scripts a link
 * leads to the chart on the page of all charts.
 */
export function SizeGuideButton({ product, market }: { product: Product; market: Market }) {
  const chart = chartOf(product)
  if (!chart) return null
  const { title, close, showInches, showCentimetres, failed } = sizeGuide
  const href = `${marketPath(market, sizeGuidePath)}#${chart.id}`
  return (
    <sv-size-guide
      class="size-guide"
      data-on-use="size-guide"
      data-href={href}
      data-close={close}
      data-in={showInches}
      data-cm={showCentimetres}
      data-failed={failed}
    >
      <button className="size-guide__button" type="button" aria-haspopup="dialog">
        {title}
      </button>
      <a className="size-guide__link" href={href}>
        {title}
      </a>
    </sv-size-guide>
  )
}
