import { mediaBase } from '../../configuration/media-base.ts'
import type { PageContext } from '../../context/public-context.ts'
import { awaitAtMost } from '../../lib/await-at-most.ts'
import { addBadges } from '../../promotions/add-badges.ts'
import { contentSlots, headerImagesOf, headerPictureOf } from '../content/content-slots.ts'
import { optionalItems } from '../content/optional-items.ts'
import { cardPreload } from '../ssr/card-preload.ts'
import type { SocialImage } from '../ssr/head.ts'
import { breadcrumbList } from '../ssr/json-ld.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { askedArrival } from './asked-arrival.ts'
import { parsePageNumber, parseRefinements, parseSort } from './listing-query.ts'
import { loadRefined } from './load-refined.ts'
import { marketsWithPage } from './page-existence.ts'
import { loadInstead } from './products-instead.ts'
import { stylesheetsOf } from '#client/blocks/registry.ts'
import { productPictureSrc } from '#client/components/product-picture.ts'
import { ListingPage } from '#client/pages/listing-page.tsx'
import { type Category, categoryTrail, distinctNames } from '#shared/domain/category.ts'
import { inChosenColour } from '#shared/domain/chosen-colour.ts'
import { chosenColours, panelFacets, refinementCount } from '#shared/domain/facet.ts'
import type { ListingFacets, Refinements } from '#shared/domain/listing.ts'
import { imageUrl, socialImageWidth } from '#shared/domain/media.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import { ServiceError } from '#shared/errors.ts'
import { categoryPath } from '#shared/links.ts'
import { homeCrumb, pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import { siteIn } from '#shared/sites.ts'
import type { ContentItem } from '#shared/views.ts'

const maxFacetsMs = 3000

/** A category and the path of its page. A term that the page leaves out is named on it. */
export type PlpPlace = { tree: Category[]; category: Category; path: string; leftOutTerm?: string }

/**
 * The PLP of a category at `path`. Grid, header content and alternates load together. The facets follow the grid in the
 * document.
 */
export async function loadPlp(
  context: PageContext,
  { tree, category, path, leftOutTerm }: PlpPlace,
): Promise<LoadedPage> {
  const { market, services, configuration, query, hasQuery, figure } = context
  const sort = parseSort(query)
  const headerKey = `listing${category.url}` as const
  // Two URLs may lead to the category; the canonical one is that of the category tree.
  const ownPath = categoryPath(category.url)
  const asked = parseRefinements(query)
  const refining = loadRefined(asked, (refinements) => ({
    facets: context.defer(inTime(services.catalogue.facets({ categoryId: category.id, refinements }))),
    // The badges do not wait for the facets.
    found: services.catalogue
      .listing({ categoryId: category.id, refinements, sort, page: parsePageNumber(query) })
      .then(async (page) => ({ ...page, products: await addBadges(page.products, context) })),
  }))
  const [{ facets, refinements, unknownValues, listing }, header, alternatesIn] = await Promise.all([
    refining.then(async ({ found, facets: loading, ...refined }) => {
      // The page works without them.
      const optional = loading.catch((): ListingFacets => ({ facets: [] }))
      const products = await inColours(found.products, { ...refined, facets: optional })
      return { ...refined, facets: optional, listing: { ...found, products } }
    }),
    optionalItems(context, [headerKey]),
    hasQuery ? [] : marketsWithPage({ market, path: ownPath }, services),
  ])
  const headerItem = header[headerKey]
  const { blocks, seo, grid, facetOrder } = headerItem
    ? contentSlots(headerItem, context.log)
    : { blocks: [], seo: null, grid: [], facetOrder: panelFacets }
  const isRefined = refinementCount(asked) > 0
  const isOpening = listing.page === 1 && !isRefined
  const slots = isOpening ? grid : []
  const headerImages = isOpening && listing.products.length > 0 ? headerImagesOf(blocks) : []
  const isPastEnd = listing.products.length === 0 && listing.total > 0
  const crumbs = crumbsOf(tree, category)
  const instead =
    listing.total === 0
      ? await loadInstead(context, {
          refinements,
          async load(fewer) {
            const found = await services.catalogue.listing({
              categoryId: category.id,
              refinements: fewer,
              sort,
              page: 1,
            })
            return { ...found, products: found.products.map((product) => ({ ...product, categoryIds: [category.id] })) }
          },
        })
      : null
  const base = mediaBase(configuration)
  const title = seo?.title ?? category.name
  // Facets that are there already need no stream.
  const facetsAtOnce = await Promise.race([facets, Promise.resolve(null)])
  return {
    status: 200,
    isStorable: unknownValues.length === 0 && leftOutTerm === undefined,
    head: {
      title: pageTitle(seo?.title ?? pages.listingTitle(distinctNames(tree, category))),
      description: seo?.description ?? pages.listingDescription(category.name, listing.total),
      path: ownPath,
      isIndexable: !isRefined && !isPastEnd && leftOutTerm === undefined,
      hasCanonical: true,
      hasAlternates: !hasQuery,
      alternatesIn,
      image: seo?.image ?? pictureOf(blocks, { product: listing.products[0], title, base }),
      ...(seo && { social: seo.social }),
      preloads: headerImages.length > 0 ? headerImages : cardPreload(listing.products[0], base, figure),
      styles: [...new Set(['plp' as const, ...stylesheetsOf([...blocks, ...slots])])],
      jsonLd: [breadcrumbList(crumbs, siteIn(configuration.sites, market))],
    },
    body: (
      <ListingPage
        market={market}
        mediaBase={base}
        kind="category"
        title={title}
        description={seo?.description ?? ''}
        path={path}
        query={null}
        crumbs={crumbs}
        subcategories={category.children.map((child) => ({ label: child.name, path: categoryPath(child.url) }))}
        listing={listing}
        facets={facetsAtOnce ?? facets}
        facetOrder={facetOrder}
        refinements={refinements}
        unknownValues={unknownValues}
        sort={sort}
        headerBlocks={blocks}
        gridSlots={slots}
        categoryId={category.id}
        help={null}
        {...(configuration.search && { searchIn: category.name })}
        {...(leftOutTerm !== undefined && { leftOutTerm })}
        {...(instead && { instead })}
        figure={figure}
        {...askedArrival(context)}
      />
    ),
  }
}

/** The facets. The end of the document does not wait longer for them. @throws ServiceError if they are late */
export async function inTime(facets: Promise<ListingFacets>): Promise<ListingFacets> {
  const found = await awaitAtMost(facets, maxFacetsMs, null)
  if (!found) throw new ServiceError('commerce', 'timeout', { message: 'The facets are late' })
  return found
}

/** The products in a chosen colour. The colours of a chosen family are in the facets. */
export async function inColours(
  products: ProductSummary[],
  { facets, refinements }: { facets: Promise<ListingFacets>; refinements: Refinements },
): Promise<ProductSummary[]> {
  return inChosenColour(products, chosenColours(refinements, refinements.family ? await facets : { facets: [] }))
}

/** The picture of a PLP for sharing: the editor's header, else the first product. */
function pictureOf(
  blocks: readonly ContentItem[],
  { product, title, base }: { product: ProductSummary | undefined; title: string; base: string },
): SocialImage | null {
  const header = headerPictureOf(blocks)
  if (header !== null) return { url: header, alt: title }
  return product ? socialPicture(product, base) : null
}

/** The picture of a product for sharing a list that begins with it. */
export function socialPicture({ style, colour, name }: ProductSummary, base: string): SocialImage {
  const src = productPictureSrc(base, { style, colour: colour?.name ?? null })
  return { url: imageUrl(src, socialImageWidth), alt: name }
}

export function crumbsOf(tree: Category[], category: Category) {
  return [
    homeCrumb,
    ...categoryTrail(tree, category).map((node) => ({ label: node.name, path: categoryPath(node.url) })),
  ]
}
