import { LateContent } from '../../html/static-html.ts'
import { formTool } from '../form-tool.ts'
import { Icon } from '../icon/icon.tsx'
import { LazyMarkup } from '../lazy-markup.tsx'
import { listingHref, listingParameters, type ListingState, withoutDay } from '../listing-links.ts'
import { FacetGroups } from './facet-groups.tsx'
import type { SwatchesByName } from './facet-option.tsx'
import { isDay } from '#shared/domain/day-text.ts'
import { noRefinements, type PanelFacet } from '#shared/domain/facet.ts'
import type { ListingFacets } from '#shared/domain/listing.ts'
import { marketPath } from '#shared/links.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import { arrivalCheck } from '#shared/messages/delivery-terms.ts'
import * as messages from '#shared/messages/shop.ts'

type RefinementPanelProps = {
  state: ListingState
  total: number
  categoryId: number | null
  print?: string | undefined
  facets: ListingFacets | Promise<ListingFacets>
  order: readonly PanelFacet[]
  /** The days by which a shopper may want it. */
  days: { first: string; last: string } | undefined
  swatches: SwatchesByName
}

/**
 * The filter side panel: a form whose 'Done' opens the refined listing. `facets` never rejects; it is empty if there
 * are none or if search fails. Nothing waits for it. Without scripts the panel opens through its fragment.
 */
export function RefinementPanel({
  state,
  total,
  categoryId,
  print,
  facets,
  order,
  days,
  swatches,
}: RefinementPanelProps) {
  const groups = (found: ListingFacets) => (
    <LazyMarkup>
      {days && <DayField days={days} by={state.by} />}
      <FacetGroups facets={found} state={state} swatches={swatches} order={order} />
    </LazyMarkup>
  )
  return (
    <dialog className="panel panel--end" id="filters" aria-labelledby="filters-title">
      <form
        className="refinements"
        {...formTool('filter_products', { isRead: true })}
        method="get"
        action={marketPath(state.market, state.path)}
        {...(categoryId !== null && { 'data-category': categoryId })}
        data-print={print}
      >
        <header className="panel__header">
          <h2 id="filters-title">{messages.listing.filter}</h2>
          <a className="panel__close" href="#main" data-closes="filters" aria-label={messages.listing.closeFilters}>
            <Icon name="close" />
          </a>
        </header>
        <HiddenState state={state} />
        <div className="refinements__groups" data-wait={messages.listing.loadingFilters}>
          {facets instanceof Promise ? <LateContent content={facets.then(groups)} /> : groups(facets)}
        </div>
        <footer className="panel__footer">
          <p className="refinements__count" role="status" data-forms={JSON.stringify(listingCounts.styleForms)}>
            {listingCounts.styles(total)}
          </p>
          <a
            className="button button--quiet"
            href={listingHref(withoutDay(state), { refinements: noRefinements })}
            data-clears="filters"
          >
            {messages.listing.clearAll}
          </a>
          <button className="button" type="submit">
            {messages.listing.done}
          </button>
        </footer>
      </form>
    </dialog>
  )
}

/** The day by which it must be here. One of the address that cannot be chosen is left out, as it marks nothing. */
function DayField({
  days: { first, last },
  by = '',
}: {
  days: { first: string; last: string }
  by: string | undefined
}) {
  return (
    <label className="field refinements__day">
      {arrivalCheck.label}
      <input
        type="date"
        name={listingParameters.by}
        min={first}
        max={last}
        defaultValue={by >= first && by <= last && isDay(by) ? by : undefined}
      />
    </label>
  )
}

function HiddenState({ state: { query, sort } }: { state: ListingState }) {
  return (
    <>
      {query !== null && <input type="hidden" name={listingParameters.query} value={query} />}
      {sort !== 'featured' && <input type="hidden" name={listingParameters.sort} value={sort} />}
    </>
  )
}
