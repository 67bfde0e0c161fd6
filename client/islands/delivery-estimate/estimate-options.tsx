import { useEffect, useRef } from 'react'
import type { DeliveryEstimate } from '#shared/domain/delivery-estimate.ts'
import { formatMoney, type Money } from '#shared/domain/money.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { deliveryEstimate as texts } from '#shared/messages/delivery-estimate.ts'
import * as messages from '#shared/messages/shop.ts'

type EstimateOptionsProps = { estimate: DeliveryEstimate | null; isOutdated: boolean; isBusy: boolean }

/** The delivery options with their prices and totals. A screen reader hears how many there are and from what price. */
export function EstimateOptions({ estimate, isOutdated, isBusy }: EstimateOptionsProps) {
  const isShown = estimate !== null && !isOutdated && !isBusy
  const table = useRef<HTMLDivElement>(null)
  const first = useRef(estimate)
  useEffect(() => {
    // The options of a posted form are there from the start.
    if (estimate !== first.current) table.current?.scrollIntoView({ block: 'nearest' })
  }, [estimate])
  return (
    <>
      <p role="status" className={isOutdated ? 'delivery-estimate__status' : 'visually-hidden'}>
        {isBusy ? texts.estimating : isOutdated ? texts.outdated : estimate && summaryOf(estimate)}
      </p>
      {isShown && (
        <div className="delivery-estimate__options" ref={table}>
          <table>
            <caption className="visually-hidden">{texts.options}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.option}</th>
                <th scope="col">{texts.cost}</th>
                <th scope="col">{texts.total}</th>
              </tr>
            </thead>
            <tbody>
              {estimate.options.map(({ id, name, time, arrives = time, cost, total }) => (
                <tr key={id}>
                  <th scope="row">
                    <span>{platformText(name)}</span>
                    {arrives !== '' && <small>{arrives}</small>}
                  </th>
                  <td translate={cost.amount === 0 ? undefined : 'no'}>{priceOf(cost)}</td>
                  <td>
                    <b translate="no">{formatMoney(total)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="delivery-estimate__note">
            {estimate.tax.amount > 0 ? `${texts.includesTax(formatMoney(estimate.tax))} ${texts.note}` : texts.note}
          </p>
        </div>
      )}
    </>
  )
}

function summaryOf({ options }: DeliveryEstimate): string {
  const cheapest = options.reduce<Money | null>(
    (low, { cost }) => (low && low.amount <= cost.amount ? low : cost),
    null,
  )
  return cheapest ? texts.found(options.length, priceOf(cheapest)) : ''
}

function priceOf(cost: Money): string {
  return cost.amount === 0 ? messages.promotions.free : formatMoney(cost)
}
