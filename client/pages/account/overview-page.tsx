import { Blocks } from '../../blocks/blocks.tsx'
import { PiecePicture } from '../../components/order/piece-picture.tsx'
import { pieceHref } from '../wishlist/piece-card.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderStatusLabel } from './order-status.tsx'
import { deliveryPeriodText } from '#shared/delivery-dates.ts'
import { lineOption } from '#shared/domain/cart.ts'
import type { DeliveryPeriod } from '#shared/domain/dispatch.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import { formatMoney, money } from '#shared/domain/money.ts'
import type { OrderLine, OrderSummary } from '#shared/domain/order.ts'
import { productSlugOf } from '#shared/domain/product-slug.ts'
import type { WishlistProduct } from '#shared/domain/wishlist.ts'
import { marketPath, orderPath, productPath, wishlistPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { orderPage } from '#shared/messages/order-page.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'
import type { ContentItem } from '#shared/views.ts'

/** What the overview says of the last order, if it could be read. `track` leads to the carrier of its last parcel. */
export type LastOrderDetail = {
  lines: readonly OrderLine[]
  expected: DeliveryPeriod | null
  track: string | null
  /** Path of the form to return something; `null` if nothing can be returned. */
  returnPath: string | null
}

type AccountOverviewProps = {
  market: Market
  mediaBase: string
  blocks: readonly ContentItem[]
  /** `null` without an order, `undefined` if orders could not be read. */
  lastOrder: OrderSummary | null | undefined
  detail: LastOrderDetail | null
  /** The newest saved pieces; `null` if they could not be read. */
  wished: readonly WishlistProduct[] | null
}

const maxPictures = 4
const { area } = messages.account

/** The last order with its pieces, what is on the wishlist, and the image from content. The menu is beside it. */
export function AccountOverview({ market, mediaBase, blocks, lastOrder, detail, wished }: AccountOverviewProps) {
  return (
    <div className={blocks.length > 0 ? 'account-overview account-overview--beside' : 'account-overview'}>
      <div className="account-overview__own">
        {lastOrder !== undefined && (
          <section aria-labelledby="last-order-title">
            <h2 id="last-order-title">{messages.order.last}</h2>
            {lastOrder ? (
              <LastOrder order={lastOrder} {...{ market, mediaBase, detail }} />
            ) : (
              <p>{messages.order.noneEver}</p>
            )}
          </section>
        )}
        {wished && (
          <section aria-labelledby="wished-title">
            <h2 id="wished-title">
              <a href={marketPath(market, wishlistPath)}>{messages.wishlist.title}</a>
            </h2>
            {wished.length === 0 ? <p>{messages.wishlist.empty}</p> : <Wished products={wished} market={market} />}
          </section>
        )}
      </div>
      {blocks.length > 0 && (
        <div className="account-overview__content">
          <Blocks items={[...blocks]} market={market} />
        </div>
      )}
    </div>
  )
}

type LastOrderProps = Pick<AccountOverviewProps, 'market' | 'mediaBase' | 'detail'> & { order: OrderSummary }

function LastOrder({ order: { id, placedAt, status }, market, mediaBase, detail }: LastOrderProps) {
  return (
    <>
      <p className="account-overview__facts">
        <a href={marketPath(market, orderPath(id))}>{messages.order.heading(id)}</a>
        <OrderDate market={market} date={placedAt} />
        <OrderStatusLabel status={status} />
      </p>
      {detail?.expected && <p>{`${messages.order.expected}: ${deliveryPeriodText(detail.expected, market.iso)}`}</p>}
      {detail && (
        <>
          <ul className="account-overview__pieces">
            {detail.lines.slice(0, maxPictures).map((line) => (
              <OrderedPiece key={line.id} line={line} market={market} mediaBase={mediaBase} />
            ))}
          </ul>
          <form className="account-overview__ways" method="post" action={marketPath(market, actions.reorder)}>
            <input type="hidden" name="orderId" value={id} />
            {detail.track !== null && (
              <a href={detail.track} rel="noopener noreferrer">
                {orderPage.track}
              </a>
            )}
            {detail.returnPath !== null && <a href={marketPath(market, detail.returnPath)}>{area.returnPiece}</a>}
            <button className="button button--quiet">{messages.order.reorder}</button>
          </form>
        </>
      )}
    </>
  )
}

function OrderedPiece({ line, market, mediaBase }: { line: OrderLine; market: Market; mediaBase: string }) {
  const colour = lineOption(line, 'Color')
  const href = marketPath(market, productPath({ id: line.productId, slug: productSlugOf(line.name), colour }))
  return (
    <li>
      <a href={href}>
        <PiecePicture piece={line} mediaBase={mediaBase} />
      </a>
    </li>
  )
}

function Wished({ products, market }: { products: readonly WishlistProduct[]; market: Market }) {
  return (
    <ul className="account-overview__pieces">
      {products.slice(0, maxPictures).map((product) => (
        <li key={`${product.productId} ${product.variantId}`}>
          <a href={pieceHref(product, market)}>
            <img src={imageUrl(product.image, 200)} alt={product.name} loading="lazy" {...productImageSize} />
          </a>
          <p>{newsOf(product)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What a shopper who saved a piece wants to know: that it cannot be bought, or costs less, or else its price. */
function newsOf({ level, price }: WishlistProduct): string {
  if (level === 'sold-out') return messages.bag.soldOut
  if (level === 'unavailable' || !price) return messages.bag.unavailable
  if (!price.special) return formatMoney(price.price)
  return area.less(formatMoney(money(price.price.amount - price.special.amount, price.price.currency)))
}
