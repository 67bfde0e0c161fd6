import { formatMoney, formatTileMoney, percentOff } from '../../../shared/domain/money.ts'
import type { Price as PriceValue } from '../../../shared/domain/price.ts'
import * as messages from '../../../shared/messages/en.ts'

/** Was and now with the percent saved when there is a special price, else the plain price. `isTile` drops a trailing `.00`. */
export function Price({ value, isTile = false }: { value: PriceValue; isTile?: boolean }) {
  const format = isTile ? formatTileMoney : formatMoney
  const { price, special } = value
  if (!special) return <p className="price">{format(price)}</p>
  const saved = percentOff(price, special)
  return (
    <p className="price price--special">
      <s>
        <span className="visually-hidden">{`${messages.product.was} `}</span>
        {format(price)}
      </s>{' '}
      <b>
        <span className="visually-hidden">{`${messages.product.now} `}</span>
        {format(special)}
      </b>{' '}
      {saved > 0 && (
        <small>{`${saved}% ${messages.product.off}`}</small>
      )}
    </p>
  )
}
