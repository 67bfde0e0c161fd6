import { Suspense, use } from 'react'
import type { Facet, PriceRange } from '../../../shared/domain/listing.ts'
import { sizeName } from '../../../shared/domain/size-name.ts'
import { marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { Icon } from '../icon/icon.tsx'
import { listingHref, listingQuery, noRefinements, type ListingState } from '../listing-links.ts'
import { swatchStyle } from '../swatches/swatch-style.ts'
import { PriceFields } from './price-fields.tsx'

// Sizes come first, because below the many colours they would be out of view.
const order = ['size', 'color'] as const satisfies Facet['name'][]

/** Hex colours by name from the grid, because facets only have names. */
type SwatchesByName = Map<string, string[]>

type RefinementPanelProps = {
  state: ListingState
  total: number
  categoryId: number | null
  facets: Promise<Facet[]>
  priceBounds: PriceRange | null
  swatches: SwatchesByName
}

/**
 * The filter side panel: a form whose 'Done' opens the refined listing. `facets` never rejects; it is empty if there
 * are none or if search fails. Without scripts the panel opens through its fragment.
 */
export function RefinementPanel({ state, total, categoryId, facets, priceBounds, swatches }: RefinementPanelProps) {
  return (
    <dialog className="drawer drawer--end" id="filters" aria-labelledby="filters-title">
      <form
        className="refinements"
        method="get"
        action={marketPath(state.market, state.path)}
        {...(categoryId !== null && { 'data-category': categoryId })}
      >
        <header className="drawer__header">
          <h2 id="filters-title">{messages.listing.filter}</h2>
          <a className="drawer__close" href="#main" data-closes="filters" aria-label={messages.listing.closeFilters}>
            <Icon name="close" />
          </a>
        </header>
        <HiddenState state={state} />
        <div className="refinements__groups">
          <Suspense fallback={<p className="refinements__wait">{messages.listing.loadingFilters}</p>}>
            <RefinementGroups facets={facets} state={state} swatches={swatches} />
          </Suspense>
          {(priceBounds ?? state.refinements.price) && <PriceFields bounds={priceBounds} state={state} />}
        </div>
        <footer className="drawer__footer">
          <p
            className="refinements__count"
            role="status"
            data-one={messages.listing.style}
            data-many={messages.listing.styles}
          >
            {total} {total === 1 ? messages.listing.style : messages.listing.styles}
          </p>
          <a
            className="button button--quiet"
            href={listingHref(state, { refinements: noRefinements })}
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

function HiddenState({ state: { query, sort } }: { state: ListingState }) {
  return (
    <>
      {query !== null && <input type="hidden" name={listingQuery.query} value={query} />}
      {sort !== 'featured' && <input type="hidden" name={listingQuery.sort} value={sort} />}
    </>
  )
}

type RefinementGroupsProps = { facets: Promise<Facet[]>; state: ListingState; swatches: SwatchesByName }

function RefinementGroups({ facets, state: { refinements, market }, swatches }: RefinementGroupsProps) {
  const groups = use(facets).filter((facet) => facet.values.length > 0)
  if (groups.length === 0) return <p className="refinements__wait">{messages.listing.noFilters}</p>
  return order
    .flatMap((name) => groups.filter((facet) => facet.name === name))
    .map((facet) => (
      <fieldset className={`refinements__group refinements__group--${facet.name}`} key={facet.name}>
        <legend>{facet.label}</legend>
        {facet.values.map(({ value, productCount, hexes }) => (
          <label className="refinements__value" key={value}>
            <input
              type="checkbox"
              name={listingQuery[facet.name]}
              value={value}
              defaultChecked={refinements[facet.name].includes(value)}
            />
            {facet.name === 'color' && <SwatchDot hexes={hexes ?? swatches.get(value) ?? []} />}
            <span>{facet.name === 'size' ? sizeName(value, market.code) : value}</span>
            <small data-count="">{productCount}</small>
          </label>
        ))}
      </fieldset>
    ))
}

/** A colour's swatch; nothing if its hex colour is unknown. */
function SwatchDot({ hexes }: { hexes: readonly string[] }) {
  const style = swatchStyle(hexes)
  return style ? <i style={style} /> : null
}
