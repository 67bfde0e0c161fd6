import { listingQuery, type ListingState } from '../listing-links.ts'
import { openMax, type PriceRange } from '#shared/domain/listing.ts'
import { formatRoundMoney, moneyFromDecimal } from '#shared/domain/money.ts'
import * as messages from '#shared/messages/en.ts'

/**
 * The lowest and the highest price, in two fields of one name. An empty field leaves its end open. `bounds` are the
 * prices of the result, if known.
 */
export function PriceFields({ bounds, state }: { bounds: PriceRange | null; state: ListingState }) {
  const { price } = state.refinements
  const text = (amount: number) => formatRoundMoney(moneyFromDecimal(amount, state.market.currency))
  const ends = [
    {
      label: messages.listing.minPrice,
      value: price && price.min > 0 ? price.min : null,
      bound: bounds && Math.floor(bounds.min),
    },
    {
      label: messages.listing.maxPrice,
      value: price && price.max < openMax ? price.max : null,
      bound: bounds && Math.ceil(bounds.max),
    },
  ]
  return (
    <fieldset className="refinements__group refinements__group--price">
      <legend>{messages.listing.price}</legend>
      {ends.map(({ label, value, bound }) => (
        <label key={label}>
          {label}
          <input
            type="number"
            name={listingQuery.price}
            min={0}
            step="any"
            inputMode="decimal"
            placeholder={bound === null ? undefined : text(bound)}
            defaultValue={value ?? undefined}
          />
        </label>
      ))}
    </fieldset>
  )
}
