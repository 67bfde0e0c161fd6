import { mediaBase } from '../configuration/media-base.ts'
import { Redirect } from '../http/redirect.ts'
import { askedArrival } from '../pages/loaders/asked-arrival.ts'
import { listingQuery, parsePageNumber, parseRefinements, parseSort } from '../pages/loaders/listing-query.ts'
import { inColours, inTime, socialPicture } from '../pages/loaders/load-plp.tsx'
import { loadRefined } from '../pages/loaders/load-refined.ts'
import { marketsWithPage } from '../pages/loaders/page-existence.ts'
import { loadInstead } from '../pages/loaders/products-instead.ts'
import { publicPage } from '../pages/public-page.ts'
import { cardPreload } from '../pages/ssr/card-preload.ts'
import { breadcrumbList } from '../pages/ssr/json-ld.ts'
import { addBadges } from '../promotions/add-badges.ts'
import { ListingPage } from '#client/pages/listing-page.tsx'
import { noRefinements, refinementCount } from '#shared/domain/facet.ts'
import type { ListingFacets, Refinements } from '#shared/domain/listing.ts'
import { isSameColour } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { clothPath, marketPath, printInPath } from '#shared/links.ts'
import { homeCrumb, pageTitle } from '#shared/merchant.ts'
import { cloth } from '#shared/messages/cloth.ts'
import { pages } from '#shared/messages/pages.ts'
import { routes } from '#shared/routes.ts'
import { siteIn } from '#shared/sites.ts'

/** Everything in a printed design, refined and sorted as a category is. It exists if a product names the design. */
export const clothPage = publicPage(routes.cloth, {
  query: listingQuery.filter((name) => name !== 'query' && name !== 'exact'),
  async load(context, params) {
    const { market, services, configuration, query, hasQuery, figure } = context
    const asked = printInPath(params['print'] ?? '')
    const sort = parseSort(query)
    const page = parsePageNumber(query)
    const listingWith = (refinements: Refinements, at = page) =>
      services.catalogue.listing({ print: asked, refinements, sort, page: at })
    const loaded = await loadRefined(parseRefinements(query), (refinements) => ({
      facets: context.defer(inTime(services.catalogue.facets({ print: asked, refinements }))),
      found: listingWith(refinements),
    }))
    const { found, refinements, unknownValues } = loaded
    // The page works without them.
    const facets = loaded.facets.catch((): ListingFacets => ({ facets: [] }))
    const isRefined = refinementCount(refinements) > 0
    const [first] = found.products.length > 0 ? found.products : (await listingWith(noRefinements, 1)).products
    // A platform without product filters leaves the filter out, and returns the whole shop.
    const print = first?.print
    if (print === undefined || !isSameColour(asked, print))
      throw new NotFoundError(`The channel of ${market.code} has nothing in the design ${asked}.`)
    const path = clothPath(print)
    if (context.path !== path) throw new Redirect(marketPath(market, path), 301)
    const [products, alternatesIn, instead] = await Promise.all([
      addBadges(found.products, context).then((listed) => inColours(listed, { facets, refinements })),
      hasQuery ? [] : marketsWithPage({ market, path }, services),
      found.total === 0 ? loadInstead(context, { refinements, load: (fewer) => listingWith(fewer, 1) }) : null,
    ])
    const title = cloth.everythingIn(print)
    const base = mediaBase(configuration)
    const crumbs = [homeCrumb, { label: print, path }]
    const [card] = products
    return {
      status: 200,
      isStorable: unknownValues.length === 0,
      head: {
        title: pageTitle(title),
        description: pages.clothDescription(print, found.total),
        path,
        isIndexable: !isRefined && products.length > 0,
        hasCanonical: true,
        hasAlternates: !hasQuery,
        alternatesIn,
        image: card ? socialPicture(card, base) : null,
        preloads: cardPreload(card, base, figure),
        styles: ['plp'],
        jsonLd: [breadcrumbList(crumbs, siteIn(configuration.sites, market))],
      },
      body: (
        <ListingPage
          market={market}
          mediaBase={base}
          kind="category"
          title={title}
          description=""
          path={path}
          query={null}
          crumbs={crumbs}
          subcategories={[]}
          listing={{ ...found, products }}
          facets={facets}
          refinements={refinements}
          unknownValues={unknownValues}
          sort={sort}
          headerBlocks={[]}
          gridSlots={[]}
          categoryId={null}
          print={print}
          help={null}
          {...(instead && { instead })}
          figure={figure}
          {...askedArrival(context)}
        />
      ),
    }
  },
})
