import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import { baseSku } from '#shared/domain/product.ts'
import { type MarketCode, markets } from '#shared/markets.ts'

/** The place for the fit service's widget, in the market's locale. Hidden while empty. */
export function FitWidget({ lines, market }: { lines: readonly LineItem[]; market: MarketCode }) {
  const sized = lines.filter((line) => !line.isFreeGift && lineOption(line, 'Size') !== null)
  return (
    <div
      className="cart-panel__fit"
      data-widget="fit"
      data-locale={markets[market].fitLocale}
      data-product-serial={sized.map((line) => baseSku(line.sku)).join(',')}
    />
  )
}
