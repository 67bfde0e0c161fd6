import * as v from 'valibot'
import { mediaBase } from '../configuration/media-base.ts'
import { publicFragment } from '../pages/public-fragment.ts'
import { addOffers } from '../promotions/add-offers.ts'
import { ProductGrid } from '#client/components/product-grid/product-grid.tsx'
import { shelves } from '#shared/domain/product.ts'
import { fragments } from '#shared/routes.ts'

/** The products of a rail. */
export const shelfFragment = publicFragment(fragments.shelf, {
  parameter: 'of',
  schema: v.picklist(shelves),
  async render(shelf, context) {
    const { market, services, configuration } = context
    const products = await addOffers(await services.catalogue.shelf({ shelf }), context)
    if (products.length === 0) return null
    return <ProductGrid products={products} market={market} mediaBase={mediaBase(configuration)} />
  },
})
