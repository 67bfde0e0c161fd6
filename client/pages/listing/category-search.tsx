import { formTool, toolParam } from '../../components/form-tool.ts'
import { listingFields, listingHref, type ListingState } from '../../components/listing-links.ts'
import type { ListingView } from './listing-view.ts'
import type { Refinements } from '#shared/domain/listing.ts'
import { marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

type CategorySearchProps = { state: ListingState; view: ListingView; category: string }

/** The search within a category. It keeps the chosen filters and the sort order. The button beside the field names it. */
export function CategorySearch({ state, view, category }: CategorySearchProps) {
  const kept: ListingState = { ...state, query: null, refinements: chosenIn(view), page: 1 }
  const label = messages.listing.searchIn(category)
  return (
    <form
      className="search-form category-search"
      {...formTool('search_category', { isRead: true })}
      role="search"
      aria-label={label}
      action={marketPath(state.market, state.path)}
      method="get"
    >
      <input
        type="search"
        name="query"
        {...toolParam('query')}
        aria-label={label}
        placeholder={label}
        size={label.length}
        defaultValue={view.query ?? view.leftOutTerm}
        required
        pattern=".*\S.*"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      {listingFields(kept).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button className="button button--quiet">{messages.shell.search}</button>
      {view.query !== null && <a href={allHref(state, view)}>{messages.listing.allOf(category)}</a>}
    </form>
  )
}

/** The category without the search. Its list has no filter for the categories below it. */
export function allHref(state: ListingState, view: ListingView): string {
  const { group: _group, ...refinements } = chosenIn(view)
  return listingHref({ ...state, query: null }, { refinements })
}

/** The refinements without those that were read from the term. */
function chosenIn({ refinements, reading, priceRead }: ListingView): Refinements {
  const { price, ...others } = refinements
  const size = refinements.size.filter((value) => !reading?.sizes.includes(value))
  return { ...others, size, ...(price && !priceRead && { price }) }
}
