import { hereByText } from '../delivery-terms/arrival-check.tsx'
import { Icon } from '../icon/icon.tsx'
import { type ListingState, listingHref, toggleRefinement, withoutDay } from '../listing-links.ts'
import { optionText } from './facet-option.tsx'
import { isDay } from '#shared/domain/day-text.ts'
import { facetNames, noRefinements, refinementCount } from '#shared/domain/facet.ts'
import { type FacetName, openMax, type PriceRange } from '#shared/domain/listing.ts'
import { formatTileMoney, moneyFromDecimal } from '#shared/domain/money.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** The chosen refinements, and the day, as links that remove them. */
export function ChosenRefinements({ state }: { state: ListingState }) {
  const { refinements, market, by } = state
  const { price, ...withoutPrice } = refinements
  const day = by !== undefined && isDay(by) ? by : null
  if (refinementCount(refinements) === 0 && day === null) return null
  return (
    <ul className="chosen" aria-label={messages.listing.chosen}>
      {facetNames.flatMap((name) =>
        (refinements[name] ?? []).map((value) => (
          <Chosen
            key={`${name} ${value}`}
            text={optionText(name, value, state)}
            href={listingHref(state, { refinements: toggleRefinement(refinements, name, value) })}
          />
        )),
      )}
      {price && <Chosen text={priceText(price, market)} href={listingHref(state, { refinements: withoutPrice })} />}
      {day !== null && <Chosen text={hereByText(day, market)} href={listingHref(withoutDay(state), {})} />}
      <li>
        <a className="chosen__clear" href={listingHref(withoutDay(state), { refinements: noRefinements })}>
          {messages.listing.clearAll}
        </a>
      </li>
    </ul>
  )
}

/** The chosen values of a facet as a shopper reads them. */
export function chosenText(facet: FacetName | 'price', state: ListingState): string {
  const { price } = state.refinements
  if (facet === 'price') return price ? priceText(price, state.market) : ''
  return (state.refinements[facet] ?? []).map((value) => optionText(facet, value, state)).join(', ')
}

/** A price range as a shopper reads it. */
export function priceText({ min, max }: PriceRange, { currency }: Market): string {
  const [from = '', to = ''] = [min, max].map((amount) => formatTileMoney(moneyFromDecimal(amount, currency)))
  if (max >= openMax) return messages.listing.priceFrom(from)
  return min === 0 ? messages.listing.priceTo(to) : `${from} – ${to}`
}

function Chosen({ text, href }: { text: string; href: string }) {
  return (
    <li>
      <a className="chosen__value" rel="nofollow" href={href}>
        <span className="visually-hidden">{messages.listing.remove} </span>
        {text}
        <Icon name="close" />
      </a>
    </li>
  )
}
