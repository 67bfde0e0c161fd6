import { stylesheetsOf } from '../../client/blocks/registry.ts'
import { ListingPage } from '../../client/pages/listing-page.tsx'
import { pageTitle } from '../../shared/brand.ts'
import { type Category, categoryTrail } from '../../shared/domain/category.ts'
import { inChosenColour } from '../../shared/domain/chosen-colour.ts'
import { homeCrumb } from '../../shared/messages/pages.ts'
import { categoryPath } from '../../shared/routes.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { contentSlots } from '../content/content-slots.ts'
import { optionalItems } from '../content/optional-items.ts'
import { addOffers } from '../promotions/add-offers.ts'
import { cardPreload } from '../ssr/card-preload.ts'
import { breadcrumbList } from '../ssr/json-ld.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { parsePage, parseRefinements, parseSort } from './listing-query.ts'
import { marketsWithPage } from './page-existence.ts'
import type { PageContext } from './public-context.ts'

/** The PLP of a category at `path`. Grid, header content and alternates load together; facets stream. */
export async function loadPlp(
  context: PageContext,
  { tree, category, path }: { tree: Category[]; category: Category; path: string },
): Promise<LoadedPage> {
  const { market, services, configuration, query, hasQuery } = context
  const refinements = parseRefinements(query)
  const sort = parseSort(query)
  const headerKey = `listing${category.url}` as const
  // Two URLs may lead to the category; the canonical one is that of the category tree.
  const ownPath = categoryPath(category.url)
  const facets = context.defer(services.catalogue.facets({ categoryId: category.id, refinements }))
  const found = services.catalogue.listing({ categoryId: category.id, refinements, sort, page: parsePage(query) })
  const [listing, header, alternatesIn] = await Promise.all([
    found.then(async (page) => ({
      ...page,
      products: inChosenColour(await addOffers(page.products, context), refinements.color),
    })),
    optionalItems(context, [headerKey]),
    hasQuery ? [] : marketsWithPage({ market, path: ownPath }, services),
  ])
  const headerItem = header[headerKey]
  const { blocks, seo, grid } = headerItem ? contentSlots(headerItem, context.log) : { blocks: [], seo: null, grid: [] }
  const isRefined = refinements.color.length > 0 || refinements.size.length > 0 || refinements.price !== undefined
  const slots = listing.page === 1 && !isRefined ? grid : []
  const isPastEnd = listing.products.length === 0 && listing.total > 0
  const crumbs = crumbsOf(tree, category)
  const base = mediaBase(configuration)
  return {
    status: 200,
    head: {
      title: pageTitle(seo?.title ?? category.name),
      description:
        seo?.description ?? `${category.name} at Selvedge: ${listing.total} pieces, printed, knitted and made to last.`,
      path: ownPath,
      isIndexable: !isRefined && !isPastEnd,
      hasCanonical: true,
      hasAlternates: !hasQuery,
      alternatesIn,
      image: seo?.image ?? null,
      ...(seo && { social: seo.social }),
      preloads: cardPreload(listing.products[0], base),
      styles: ['plp', ...stylesheetsOf([...blocks, ...slots])],
      jsonLd: [breadcrumbList(crumbs, configuration.sites[market.code])],
    },
    body: (
      <ListingPage
        market={market}
        mediaBase={base}
        kind="category"
        title={seo?.title ?? category.name}
        description={seo?.description ?? ''}
        path={path}
        query={null}
        crumbs={crumbs}
        subcategories={category.children.map((child) => ({ label: child.name, path: categoryPath(child.url) }))}
        listing={listing}
        facets={facets}
        refinements={refinements}
        sort={sort}
        headerBlocks={blocks}
        gridSlots={slots}
        categoryId={category.id}
        help={null}
      />
    ),
  }
}

function crumbsOf(tree: Category[], category: Category) {
  return [
    homeCrumb,
    ...categoryTrail(tree, category).map((node) => ({ label: node.name, path: categoryPath(node.url) })),
  ]
}
