import { badgeStyle } from '../badge/badge-style.ts'
import type { Badge } from '#shared/domain/badge.ts'
import { formatMoney, formatTileMoney, percentOff } from '#shared/domain/money.ts'
import type { ShownPrice } from '#shared/domain/price.ts'
import * as messages from '#shared/messages/shop.ts'

type PriceProps = {
  value: ShownPrice
  /** Drops a trailing `.00`. */
  isTile?: boolean
  /** The promotion's label beside the price. */
  label?: Badge | null
  /** What the price includes. */
  note?: string | undefined
}

/** The price. With a special price: both prices and the percentage saved. Also shows the promotion's micro label. */
export function Price({ value, isTile = false, label = null, note }: PriceProps) {
  const format = isTile ? formatTileMoney : formatMoney
  const { price, special } = value
  const saving = special ? percentOff(price, special) : 0
  return (
    <>
      {special ? (
        <p className="price price--special">
          <span className="visually-hidden">{`${messages.price.was} `}</span>
          <s translate="no">{format(price)}</s>
          <span className="visually-hidden">{` ${messages.price.now} `}</span>
          <b translate="no">{format(special)}</b>
          {saving > 0 && <small>{` ${messages.price.off(messages.price.percent(saving))}`}</small>}
        </p>
      ) : (
        <p className="price" translate="no">
          {format(price)}
        </p>
      )}
      {label && (
        <p className="price-label" style={badgeStyle(label.colours)}>
          {label.text}
        </p>
      )}
      {note !== undefined && <p className="price-note">{note}</p>}
    </>
  )
}
