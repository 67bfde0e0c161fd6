import type { LineItem } from '../../../shared/domain/cart.ts'
import { baseSku } from '../../../shared/domain/product.ts'
import { type MarketCode, markets } from '../../../shared/markets.ts'

/** Where the fit service draws its help, in the market's own locale. Empty, it is not there. */
export function FitWidget({ lines, market }: { lines: readonly LineItem[]; market: MarketCode }) {
  const sized = lines.filter((line) => !line.isFreeGift && line.options.some(({ name }) => name === 'Size'))
  return (
    <div
      className="cart-panel__fit"
      data-widget="fit"
      data-locale={markets[market].fitLocale}
      data-product-serial={sized.map((line) => baseSku(line.sku)).join(',')}
    />
  )
}
