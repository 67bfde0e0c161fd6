import { listingParameters, type ListingState } from '../listing-links.ts'
import { openMax, type PriceRange, sliderFields } from '#shared/domain/listing.ts'
import { formatRoundMoney, moneyFromDecimal } from '#shared/domain/money.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * The lowest and the highest price, each in a field and on a slider between the prices of the result, if these are
 * known. An empty field leaves its end open. With scripts a slider fills its field; otherwise the server compares what
 * was shown with what is sent.
 */
export function PriceFields({ bounds, state }: { bounds: PriceRange | null; state: ListingState }) {
  const { price } = state.refinements
  const text = (amount: number) => formatRoundMoney(moneyFromDecimal(amount, state.market.currency))
  const ends = [
    {
      label: messages.listing.minPrice,
      slider: messages.listing.lowestPrice,
      value: price && price.min > 0 ? price.min : null,
      bound: bounds && Math.floor(bounds.min),
    },
    {
      label: messages.listing.maxPrice,
      slider: messages.listing.highestPrice,
      value: price && price.max < openMax ? price.max : null,
      bound: bounds && Math.ceil(bounds.max),
    },
  ]
  return (
    <fieldset className="refinements__group refinements__group--price">
      <legend>{messages.listing.price}</legend>
      {ends.map(({ label, slider, value, bound }) => (
        <div key={label}>
          <label className="field">
            {label}
            <input
              type="number"
              name={listingParameters.price}
              min={0}
              step="any"
              inputMode="decimal"
              placeholder={bound === null ? undefined : text(bound)}
              defaultValue={value ?? undefined}
            />
          </label>
          {bounds && bound !== null && (
            <PriceSlider label={slider} bounds={bounds} bound={bound} value={within(bounds, value ?? bound)} />
          )}
        </div>
      ))}
    </fieldset>
  )
}

type PriceSliderProps = { label: string; bounds: PriceRange; bound: number; value: number }

function PriceSlider({ label, bounds, bound, value }: PriceSliderProps) {
  return (
    <>
      <input
        type="range"
        name={sliderFields.value}
        aria-label={label}
        min={Math.floor(bounds.min)}
        max={Math.ceil(bounds.max)}
        defaultValue={value}
        data-open={bound}
      />
      <input type="hidden" name={sliderFields.shown} value={value} />
      <input type="hidden" name={sliderFields.bounds} value={bound} />
    </>
  )
}

function within({ min, max }: PriceRange, value: number): number {
  return Math.min(Math.max(Math.round(value), Math.floor(min)), Math.ceil(max))
}
