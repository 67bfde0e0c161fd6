import { Blocks } from '../blocks/blocks.tsx'
import { DeliveryTerms } from '../components/delivery-terms/delivery-terms.tsx'
import { ProductRail } from '../components/rail/product-rail.tsx'
import { RecentlyViewed } from '../components/recently-viewed/recently-viewed.tsx'
import CartLines from '../islands/bag-lines.tsx'
import CartSummary from '../islands/bag-summary.tsx'
import DeliveryEstimate from '../islands/delivery-estimate.tsx'
import { type CartNotice, CartNotices } from './bag/bag-notices.tsx'
import { BagPresent, type BagPresentView } from './bag/bag-present.tsx'
import type { AddressCountry } from '#shared/domain/address-countries.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { type Cart, chosenLines, isEmptyCart, type LineItem, lineOption, needsShipping } from '#shared/domain/cart.ts'
import { deliveryCountriesFrom } from '#shared/domain/delivery-countries.ts'
import type { EstimateOutcome } from '#shared/domain/delivery-estimate.ts'
import { type DeliveryTerms as Terms, withoutDays } from '#shared/domain/delivery-terms.ts'
import { isGiftCardLine } from '#shared/domain/gift-card-line.ts'
import type { AppliedCertificate } from '#shared/domain/gift-certificate.ts'
import { baseSku, itemIdOf } from '#shared/domain/product.ts'
import type { Promotions, PromotionsOutcome } from '#shared/domain/promotions.ts'
import type { CartLineStock } from '#shared/domain/stock.ts'
import { postCodeHint, postCodeLabel } from '#shared/forms/address-format.ts'
import { marketPath, sharedBagPath } from '#shared/links.ts'
import { countryName } from '#shared/messages/form-options.ts'
import { sharing } from '#shared/messages/sharing.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions, fragments } from '#shared/routes.ts'
import type { ContentItem, PageBase, ShopFeatures } from '#shared/views.ts'

/** Rendered for one visitor; the response is `private, no-store`. */
export type CartPageView = PageBase & {
  cart: Cart
  promotions: Promotions | null
  /** Of the promotions. */
  outcome: PromotionsOutcome
  /** Entered codes that the promotion engine could not check. */
  keptCodes: string[]
  /** The gift certificates that pay for the bag. */
  certificates: AppliedCertificate[]
  /** `null` if the shop offers no presents. */
  present: BagPresentView | null
  features: ShopFeatures
  hasRecommendations: boolean
  stock: CartLineStock[]
  notices: CartNotice[]
  /** Messages about changes of the total that stopped the checkout. */
  totalChanges: string[]
  blocks: ContentItem[]
  /** The outcome of the posted form that estimates the delivery. */
  estimate: EstimateOutcome | null
  terms: Terms
  /** The country that the estimate preselects. */
  homeCountry: string
}

/**
 * The visitor's bag. Every change is a form, so that it works before the scripts have loaded, and without them. An
 * empty bag updates in place when another tab adds a line.
 */
export function BagPage({
  market,
  mediaBase,
  cart,
  stock,
  blocks,
  notices,
  totalChanges,
  promotions,
  outcome,
  keptCodes,
  certificates,
  present,
  features: { hasPromotions, hasSharing, hasGiftCertificates, hasExpressWallet, freeDeliveryFrom },
  estimate,
  terms,
  homeCountry,
  hasRecommendations,
}: CartPageView) {
  const pieces = chosenLines(cart).filter((line) => !isGiftCardLine(line))
  const canSend = pieces.length > 0
  const serverCart = { cart: toCartEntity(cart), promotions, outcome, keptCodes, certificates }
  // Nothing is promised about the delivery of a pre-order.
  const shownTerms = stock.some(({ note }) => note !== undefined) ? withoutDays(terms) : terms
  return (
    <>
      <div className="bag-page">
        <h1 className="bag-page__title">{messages.bag.title}</h1>
        <TotalChanges changes={totalChanges} />
        <CartNotices notices={notices} />
        <div className="bag-page__columns">
          <CartLines serverCart={serverCart} stock={stock} language={market.iso} prefix={market.prefix} />
          <div className="bag-page__aside">
            <CartSummary
              serverCart={serverCart}
              prefix={market.prefix}
              hasPromotions={hasPromotions}
              hasCertificates={hasGiftCertificates}
              hasExpressWallet={hasExpressWallet}
              freeDeliveryFrom={freeDeliveryFrom}
            />
            {/* The summary says from when delivery is free. */}
            {needsShipping(cart) && <DeliveryTerms terms={{ ...shownTerms, freeFrom: null }} market={market} />}
            {(needsShipping(cart) || estimate !== null) && (
              <DeliveryEstimate
                action={`${marketPath(market, actions.estimateDelivery)}#delivery-estimate`}
                places={deliveryCountriesFrom(homeCountry, market).map(toPlace)}
                posted={estimate}
              />
            )}
            {present && (needsShipping(cart) || present.present !== null) && (
              <BagPresent market={market} mediaBase={mediaBase} {...present} />
            )}
            {hasSharing && canSend && (
              <p>
                <a href={marketPath(market, sharedBagPath)}>{sharing.send}</a>
              </p>
            )}
          </div>
        </div>
        <div className="bag-page__slots">
          <Blocks items={blocks} market={market} />
        </div>
      </div>
      {isEmptyCart(cart) && (
        <>
          <RecentlyViewed />
          <ProductRail title={messages.listing.bestSellers} rail="best-sellers" />
        </>
      )}
      {hasRecommendations && canSend && (
        <sv-rail data-behaviour="rail" data-fragment={`${fragments.goesWithBag}?${goesWithQuery(pieces)}`}>
          {null}
        </sv-rail>
      )}
    </>
  )
}

/** The one that was added last comes first. */
function goesWithQuery(pieces: readonly LineItem[]): URLSearchParams {
  const items = pieces.toReversed().slice(0, 4)
  return new URLSearchParams({
    items: items.map((line) => itemIdOf(baseSku(line.sku), lineOption(line, 'Color'))).join(),
  })
}

function toPlace(country: AddressCountry) {
  const { code } = country
  return { code, name: countryName(code), postcodeLabel: postCodeLabel(code), postcodeHint: postCodeHint(country) }
}

const totalMessages = messages.totalChange

/** Explains why the checkout was held before payment. The next press continues at the shown total. */
function TotalChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <div className="notice notice--error" role="alert">
      <p>
        <b>{totalMessages.title}</b>
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{totalMessages.confirm}</p>
    </div>
  )
}
