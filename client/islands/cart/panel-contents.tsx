import { lazy, Suspense } from 'react'
import { freeDeliveryFromAtom } from '../../atoms/free-delivery.ts'
import {
  certificatesAtom,
  hasCertificatesAtom,
  keptCodesAtom,
  promotionsAtom,
  promotionsOutcomeAtom,
} from '../../atoms/promotions.ts'
import { cartLinesAtom, isCartPendingAtom } from '../../atoms/quantities.ts'
import { useAtomValue } from '../../atoms/react.ts'
import { settingsAtom } from '../../atoms/services.ts'
import { lineBlockAtom, lineStockAtom } from '../../atoms/stock.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { CartWallets } from '../../components/wallet-buttons/cart-wallets.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { ClearDisclosure } from './clear-disclosure.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { LazyContent } from './lazy-content.tsx'
import { ListedLine } from './listed-line.tsx'
import { NextPromotions } from './next-promotions.tsx'
import { reasonsByLine } from './reasons-by-line.ts'
import { Totals } from './totals.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { type Cart, giftsLast, type LineItem, lineOption } from '#shared/domain/cart.ts'
import { certificateMark } from '#shared/domain/gift-certificate.ts'
import { baseSku } from '#shared/domain/product.ts'
import { unlimited } from '#shared/domain/stock.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import { type MarketCode, markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

// Loaded on first open, to keep it out of the initial bundle.
const loadPriceReasons = () => import('../cart-details/price-reasons.tsx').then((loaded) => loaded.PriceReasons)
const loadTotalReasons = () => import('../cart-details/total-reasons.tsx').then((loaded) => loaded.TotalReasons)
const CertificateRows = lazy(() =>
  import('../cart-details/total-reasons.tsx').then((loaded) => ({ default: loaded.CertificateRows })),
)
const loadCoupons = () => import('../cart-details/coupons.tsx').then((loaded) => loaded.Coupons)

/** The contents of a cart with lines. Rendered only in the browser, because cached pages have no cart. */
export function PanelContents({ cart, prefix }: { cart: Cart; prefix: string }) {
  const lines = useAtomValue(cartLinesAtom)
  const stock = useAtomValue(lineStockAtom)
  const block = useAtomValue(lineBlockAtom)
  const promotions = useAtomValue(promotionsAtom)
  const outcome = useAtomValue(promotionsOutcomeAtom)
  const keptCodes = useAtomValue(keptCodesAtom)
  const certificates = useAtomValue(certificatesAtom)
  const isUpdating = useAtomValue(isCartPendingAtom)
  const { hasPromotions, hasExpressWallet, market } = useAtomValue(settingsAtom)
  const hasCertificates = useAtomValue(hasCertificatesAtom)
  const freeDeliveryFrom = useAtomValue(freeDeliveryFromAtom)
  const list = useFocusAfterRemoval(lines)
  const totals = cartTotals(cart, promotions)
  const reasons = reasonsByLine(cart.lineItems, promotions)
  return (
    <>
      <div className="cart-panel__scroll" ref={list}>
        {block !== null && <Notice tone="error">{block}</Notice>}
        <NextPromotions promotions={null} outcome={null}>
          <FreeDelivery from={freeDeliveryFrom} cart={cart} subtotal={totals.subtotal} />
        </NextPromotions>
        <ul>
          {giftsLast(lines).map((line) => (
            <ListedLine
              key={line.id}
              line={line}
              lines={lines}
              reasons={reasons}
              stock={stock.get(line.id) ?? unlimited}
              imageWidth={200}
              language={document.documentElement.lang}
              prefix={prefix}
              isUpdating={isUpdating}
              isLive
              renderWhy={(of) => <LazyContent load={loadPriceReasons} with={{ line, reasons: of }} />}
            />
          ))}
        </ul>
        <FitWidget lines={lines} market={market} />
        {(hasPromotions || hasCertificates) && (
          <details className="cart-panel__codes">
            <summary>
              {messages.promotions.haveCode}{' '}
              <b>
                {[
                  ...(promotions?.coupons.map(({ code }) => code) ?? keptCodes),
                  ...certificates.map(({ ending }) => certificateMark(ending)),
                ].join(', ')}
              </b>
              <Icon name="chevron" />
            </summary>
            <LazyContent
              load={loadCoupons}
              with={{ id: 'panel-coupon', prefix, promotions, keptCodes, certificates, hasCertificates }}
            />
          </details>
        )}
        <ClearDisclosure prefix={prefix} />
        {/* Last, because they arrive later and must not move what is above. */}
        <NextPromotions promotions={promotions} outcome={null} />
      </div>
      <div className="panel__footer cart-panel__footer">
        <NextPromotions promotions={null} outcome={outcome} />
        <Totals
          totals={totals}
          isUpdating={isUpdating}
          isOpen={false}
          after={
            certificates.length > 0 && (
              <Suspense>
                <CertificateRows {...{ certificates, hasExpressWallet }} subtotal={totals.subtotal} />
              </Suspense>
            )
          }
        >
          <LazyContent load={loadTotalReasons} with={totals} />
        </Totals>
        <a className="button button--quiet" href={marketPath({ prefix }, bagPath)}>
          {messages.bag.viewBag}
        </a>
        <CheckoutLink className="button" prefix={prefix} />
        {/* A wallet would be charged what a gift certificate pays. */}
        {hasExpressWallet && certificates.length === 0 && (
          <CartWallets id="panel-wallets" cart={cart} subtotal={totals.subtotal} />
        )}
      </div>
    </>
  )
}

/** The place for the fit service's widget, in the market's locale. Hidden while empty. */
function FitWidget({ lines, market }: { lines: readonly LineItem[]; market: MarketCode }) {
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
