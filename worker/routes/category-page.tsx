import { ListingPage } from '../../client/pages/listing-page.tsx'
import { type Category, categoryTrail, findCategory } from '../../shared/domain/category.ts'
import { NotFoundError } from '../../shared/errors.ts'
import { categoryPath } from '../../shared/routes.ts'
import { contentSlots } from '../content-slots.ts'
import { mediaBase } from '../media-base.ts'
import { breadcrumbList } from '../ssr/json-ld.ts'
import { cardPreload } from '../ssr/card-preload.ts'
import { listingQuery, parsePage, parseRefinements, parseSort } from './listing-query.ts'
import { publicPage } from './public-page.ts'

/** A category listing: the tree decides whether it exists, then grid and header content load together; facets stream. */
export const categoryPage = publicPage({
  pageType: 'plp',
  query: listingQuery,
  async load(context, params) {
    const { market, services, configuration, signal, query } = context
    const slugs = [params['slug1'], params['slug2'], params['slug3'], params['slug4'], params['slug5']].filter((slug) => slug !== undefined)
    const tree = await services.catalogue.categoryTree({ market }, signal)
    const category = findCategory(tree, slugs)
    if (!category) throw new NotFoundError(`The tree of ${market.code} has no category /${slugs.join('/')}.`)

    const refinements = parseRefinements(query)
    const sort = parseSort(query)
    const headerKey = `listing${category.url}` as const
    const facets = context.defer(services.catalogue.facets({ market, categoryId: category.id, refinements }, signal))
    const [listing, header] = await Promise.all([
      services.catalogue.listing({ market, categoryId: category.id, refinements, sort, page: parsePage(query) }, signal),
      services.content.items({ market, keys: [headerKey], source: { kind: 'published' } }, signal),
    ])
    const headerItem = header[headerKey]
    const { blocks, seo } = headerItem ? contentSlots(headerItem) : { blocks: [], seo: { title: null, description: null } }
    const isRefined = refinements.color.length > 0 || refinements.size.length > 0
    const crumbs = crumbsOf(tree, category)
    const base = mediaBase(configuration)
    return {
      status: 200,
      pageType: 'plp',
      layout: 'default',
      head: {
        title: `${seo.title ?? category.name} | Selvedge`,
        description: seo.description ?? `${category.name} at Selvedge: ${listing.total} pieces, printed, knitted and made to last.`,
        path: categoryPath(category.url),
        isIndexable: !isRefined,
        hasAlternates: query.size === 0,
        image: null,
        preloads: cardPreload(listing.products[0], base),
        styles: blocks.length > 0 ? ['plp', 'content'] : ['plp'],
        jsonLd: [breadcrumbList(crumbs, { market, publicOrigin: configuration.publicOrigin })],
      },
      body: (
        <ListingPage
          market={market}
          mediaBase={base}
          kind="category"
          title={seo.title ?? category.name}
          description={seo.description ?? ''}
          path={categoryPath(category.url)}
          query={null}
          crumbs={crumbs}
          subcategories={category.children.map((child) => ({ label: child.name, path: categoryPath(child.url) }))}
          listing={listing}
          facets={facets}
          refinements={refinements}
          sort={sort}
          headerBlocks={blocks}
        />
      ),
    }
  },
})

function crumbsOf(tree: Category[], category: Category) {
  return [{ label: 'Home', path: '/' }, ...categoryTrail(tree, category).map((node) => ({ label: node.name, path: categoryPath(node.url) }))]
}
