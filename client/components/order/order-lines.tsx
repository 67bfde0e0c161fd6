import { Fragment } from 'react'
import { ClothEdge } from '../edge/edge.tsx'
import { optionTexts } from './option-texts.ts'
import { PiecePicture } from './piece-picture.tsx'
import { lineOption } from '#shared/domain/cart.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { OrderLine } from '#shared/domain/order.ts'
import { productSlugOf } from '#shared/domain/product-slug.ts'
import { baseSku, giftCardStyles } from '#shared/domain/product.ts'
import { marketPath, productPath, writeReviewPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { reviewForm, reviews } from '#shared/messages/reviews.ts'
import * as messages from '#shared/messages/shop.ts'

type OrderLinesProps = {
  lines: readonly OrderLine[]
  market: Market
  mediaBase: string
  isSentInPart: boolean
  hasReviews?: boolean
}

/** Lines of an order, with pictures and links to the products. */
export function OrderLines({ lines, ...shared }: OrderLinesProps) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <Line line={line} {...shared} />
        </li>
      ))}
    </ul>
  )
}

function Line({
  line,
  market,
  mediaBase,
  isSentInPart,
  hasReviews = false,
}: Omit<OrderLinesProps, 'lines'> & { line: OrderLine }) {
  const { productId, name, quantity, sent, total } = line
  const style = baseSku(line.sku)
  const colour = lineOption(line, 'Color')
  const href = marketPath(market, productPath({ id: productId, slug: productSlugOf(name), colour }))
  return (
    <>
      <PiecePicture piece={line} mediaBase={mediaBase} alt="" />
      <div>
        <p className="order-lines__name">
          <a href={href}>{name}</a>
        </p>
        <p className="order-lines__options">
          {optionTexts(line, market).map(({ option, text }) => (
            <Fragment key={option}>
              <bdi>{text}</bdi>
              {' · '}
            </Fragment>
          ))}
          {`${messages.order.quantity} ${quantity}`}
        </p>
        {isSentInPart && line.deliveryId !== null && (
          <p className="order-lines__options">{messages.order.sentOf(sent, quantity)}</p>
        )}
        {line.cloth && <ClothEdge {...line.cloth} prefix={market.prefix} />}
        {hasReviews && !giftCardStyles.includes(style) && (
          <p className="order-lines__options">
            <a href={marketPath(market, writeReviewPath(productId))} aria-label={reviewForm.heading(name)}>
              {reviews.write}
            </a>
          </p>
        )}
      </div>
      <p>{total.amount === 0 ? messages.order.free : formatMoney(total)}</p>
    </>
  )
}
