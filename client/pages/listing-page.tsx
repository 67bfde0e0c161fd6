import { Fragment } from 'react'
import { Blocks, renderBlock } from '../blocks/blocks.tsx'
import { findBlock } from '../blocks/registry.ts'
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx'
import { hereByText, listedOutcomeText } from '../components/delivery-terms/arrival-check.tsx'
import { FigureChoice } from '../components/figure-choice/figure-choice.tsx'
import { listingHref, type ListingState } from '../components/listing-links.ts'
import { Pagination } from '../components/pagination/pagination.tsx'
import { ProductGrid } from '../components/product-grid/product-grid.tsx'
import { ChosenRefinements } from '../components/refinements/chosen-refinements.tsx'
import { RefinementPanel } from '../components/refinements/refinement-panel.tsx'
import { CategorySearch } from './listing/category-search.tsx'
import { EmptyListing } from './listing/empty-listing.tsx'
import { gridParts } from './listing/grid-parts.ts'
import { ListingIntro } from './listing/listing-intro.tsx'
import { ListingTools } from './listing/listing-tools.tsx'
import type { ListingView, GridSlot } from './listing/listing-view.ts'
import { ListingWays } from './listing/listing-ways.tsx'
import { LoadMore } from './listing/load-more.tsx'
import { panelFacets, refinementCount } from '#shared/domain/facet.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import { areForFigures, isWorn } from '#shared/domain/worn-picture.ts'
import { categoryUrlOf } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { priceNote } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'
import type { ContentItem } from '#shared/views.ts'

/** A category or search results. The products do not wait for facets, which follow at the end of the page. */
export function ListingPage(view: ListingView) {
  const { market, mediaBase, listing, crumbs, headerBlocks, gridSlots, unknownValues = [], figure = null } = view
  const state: ListingState = {
    market,
    path: view.path,
    query: view.linkedQuery ?? view.query,
    refinements: view.refinements,
    sort: view.sort,
    page: listing.page,
    ...(view.groupNames && { groupNames: view.groupNames }),
    ...(view.arrival && { by: view.arrival.by }),
  }
  const isEmpty = listing.products.length === 0
  // The editor's header introduces the category. Further pages and refined lists begin with their products.
  const isOpening = listing.page === 1 && !isEmpty && refinementCount(view.refinements) === 0
  const header = headerBlocks.filter((block) => !isBelowProducts(block) && (isOpening || !isListingHeader(block)))
  const [heading, others] = [header.filter(isListingHeader), header.filter((block) => !isListingHeader(block))]
  return (
    <sv-listing class="listing-page" data-behaviour="listing" data-category={view.categoryId ?? undefined}>
      <Breadcrumbs crumbs={crumbs} market={market} />
      {heading.length > 0 ? (
        <Blocks items={heading} market={market} />
      ) : (
        <ListingIntro view={view} isOpening={isOpening} />
      )}
      <ListingWays
        subcategories={view.subcategories}
        market={market}
        search={view.searchIn !== undefined && <CategorySearch state={state} view={view} category={view.searchIn} />}
        blocks={<Blocks items={others} market={market} hasLead={heading.length === 0} />}
      />
      {(!isEmpty || view.facets) && (
        <ListingTools
          state={state}
          total={listing.total}
          canRefine={view.facets !== null}
          canSort={!isEmpty}
          hasView={!isEmpty}
        />
      )}
      {!isEmpty && priceNote.text !== '' && <p className="listing-page__note">{priceNote.text}</p>}
      {view.leftOutTerm !== undefined && (
        <p className="listing-page__note">
          {messages.listing.termLeftOut(view.leftOutTerm, crumbs.at(-1)?.label ?? view.title)}
        </p>
      )}
      {unknownValues.length > 0 && <p className="listing-page__note">{messages.listing.leftOut(unknownValues)}</p>}
      {view.arrival && <p className="listing-page__note">{listedOutcomeText(view.arrival.outcome, market)}</p>}
      {areForFigures([categoryUrlOf(view.path)]) && listing.products.some((product) => isWorn(product)) && (
        <FigureChoice figure={figure} market={market} />
      )}
      <ChosenRefinements state={state} />
      {isEmpty ? (
        <EmptyListing state={state} view={view} />
      ) : (
        <ListingGrid
          products={listing.products}
          slots={gridSlots}
          market={market}
          mediaBase={mediaBase}
          hereBy={view.arrival?.outcome.status === 'yes' ? hereByText(view.arrival.by, market) : null}
          figure={figure}
        />
      )}
      {!isEmpty && <LoadMore listing={listing} hrefOf={(page) => listingHref(state, { page })} />}
      <Pagination
        page={Math.min(listing.page, listing.pageCount + 1)}
        pageCount={listing.pageCount}
        hrefOf={(page) => listingHref(state, { page })}
      />
      {view.instead && view.instead.products.length > 0 && (
        <section className="instead" aria-labelledby="instead">
          <h2 className="search-help__title" id="instead">
            {view.instead.title}
          </h2>
          <ProductGrid products={[...view.instead.products]} market={market} mediaBase={mediaBase} figure={figure} />
        </section>
      )}
      <Blocks items={headerBlocks.filter(isBelowProducts)} market={market} />
      {view.facets && (
        <RefinementPanel
          state={state}
          total={listing.total}
          categoryId={view.categoryId}
          print={view.print}
          facets={view.facets}
          order={view.facetOrder ?? panelFacets}
          days={view.arrivalDays}
          swatches={swatchesOf(view)}
        />
      )}
    </sv-listing>
  )
}

/** The block that replaces the listing's title. */
function isListingHeader({ _meta: { schema } }: ContentItem): boolean {
  return findBlock(schema)?.name === 'listing-header'
}

/** The editor's blocks after the products. */
function isBelowProducts({ _meta: { schema }, placement }: ContentItem): boolean {
  return findBlock(schema)?.name === 'listing-slot' && placement === 'Below products'
}

function swatchesOf({ listing }: ListingView): Map<string, string[]> {
  return new Map(
    listing.products.flatMap((product) => product.colours.map((colour) => [colour.name, colour.hexes] as const)),
  )
}

type ListingGridProps = {
  products: ProductSummary[]
  slots: readonly GridSlot[]
  market: Market
  mediaBase: string
  hereBy: string | null
  figure: string | null
}

/** The cards, with editors' content between their rows. */
function ListingGrid({ products, slots, market, mediaBase, hereBy, figure }: ListingGridProps) {
  return gridParts(products, slots).map((part, index) => (
    <Fragment key={index}>
      <ProductGrid
        products={part.products}
        market={market}
        mediaBase={mediaBase}
        isFirst={index === 0}
        isMain
        hereBy={hereBy}
        figure={figure}
      />
      {part.item && <div className="listing-page__slot">{renderBlock(part.item, { market })}</div>}
    </Fragment>
  ))
}
