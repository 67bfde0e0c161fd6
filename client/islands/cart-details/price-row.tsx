import * as messages from '#shared/messages/shop.ts'

type PriceRowProps = { label: string; value: string; code?: string | null; isTotal?: boolean }

/** One row of a calculation: label, code and amount. */
export function PriceRow({ label, value, code = null, isTotal = false }: PriceRowProps) {
  return (
    <div className={isTotal ? 'totals__row totals__row--total' : 'totals__row'}>
      <dt>
        <span>{label}</span>
        {code !== null && <small>{` ${messages.promotions.withCode(code)}`}</small>}
      </dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
