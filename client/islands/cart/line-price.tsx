import type { ReactNode } from 'react'
import type { LineItem } from '#shared/domain/cart.ts'
import type { LineReasons } from '#shared/domain/line-reasons.ts'
import { formatMoney, percentOff } from '#shared/domain/money.ts'
import { unitPrice } from '#shared/domain/price-cart.ts'
import * as messages from '#shared/messages/shop.ts'

const promotionMessages = messages.promotions

/** The price of a line as a disclosure; the children explain it. */
export function CartLinePrice({
  line,
  reasons,
  children,
}: {
  line: LineItem
  reasons: LineReasons
  children: ReactNode
}) {
  return (
    <details className="price-reasons">
      <summary>
        {line.isFreeGift ? (
          <>
            <b>{`${promotionMessages.free} `}</b>
            <span className="price-reasons__label">{promotionMessages.freeGift}</span>
          </>
        ) : (
          <>
            <CurrentPrice reasons={reasons} />
            {line.quantity > 1 && reasons.now.amount === unitPrice(line).amount * line.quantity && (
              <small translate="no">{`${line.quantity} × ${formatMoney(unitPrice(line))}`}</small>
            )}
          </>
        )}
        <span className="price-reasons__more">{` ${promotionMessages.priceDetails}`}</span>
      </summary>
      {children}
    </details>
  )
}

/** By the kind of display: with the percentage, with the amount saved, or with only the promotion's name. */
function CurrentPrice({ reasons: { full, now, display, applied } }: { reasons: LineReasons }) {
  if (now.amount >= full.amount)
    return (
      <span className="price" translate="no">
        {formatMoney(now)}
      </span>
    )
  const saving = { ...full, amount: full.amount - now.amount }
  const percent = percentOff(full, now)
  return (
    <span className="price price--special">
      <span className="visually-hidden">{`${messages.price.was} `}</span>
      <s translate="no">{formatMoney(full)}</s>
      <span className="visually-hidden">{` ${messages.price.now} `}</span>
      <b translate="no">{formatMoney(now)}</b>
      {display === 'microLabel' && <small>{` ${applied.map(({ name }) => name).join(', ')}`}</small>}
      {display === 'moneyOffWasNowPrice' && <small>{` ${messages.price.off(formatMoney(saving))}`}</small>}
      {(display === 'percentOffWasNowPrice' || display === null) && percent > 0 && (
        <small>{` ${messages.price.off(messages.price.percent(percent))}`}</small>
      )}
    </span>
  )
}
