import type { Refinements } from '../../../shared/domain/listing.ts'
import * as messages from '../../../shared/messages/en.ts'
import { Icon } from '../icon/icon.tsx'
import { type ListingState, listingHref, noRefinements, refinementCount, toggleRefinement } from '../listing-links.ts'

const names = ['color', 'size'] as const satisfies (keyof Refinements)[]

/** What is chosen, each a link that takes it off. */
export function ChosenRefinements({ state }: { state: ListingState }) {
  const { refinements } = state
  if (refinementCount(refinements) === 0) return null
  return (
    <ul className="chosen" aria-label={messages.listing.chosen}>
      {names.flatMap((name) =>
        refinements[name].map((value) => (
          <li key={`${name} ${value}`}>
            <a className="chosen__value" rel="nofollow" href={listingHref(state, { refinements: toggleRefinement(refinements, name, value) })}>
              <span className="visually-hidden">{messages.listing.remove} </span>
              {value}
              <Icon name="close" />
            </a>
          </li>
        )),
      )}
      <li>
        <a className="chosen__clear" href={listingHref(state, { refinements: noRefinements })}>
          {messages.listing.clearAll}
        </a>
      </li>
    </ul>
  )
}
