import * as v from 'valibot'
import { mediaBase } from '../configuration/media-base.ts'
import { publicFragment } from '../pages/public-fragment.ts'
import { addBadges } from '../promotions/add-badges.ts'
import { ProductGrid } from '#client/components/product-grid/product-grid.tsx'
import { rails } from '#shared/domain/product.ts'
import { fragments } from '#shared/routes.ts'

/** The products of a rail. */
export const railFragment = publicFragment(fragments.rail, {
  parameter: 'of',
  schema: v.picklist(rails),
  async render(rail, context) {
    const { market, services, configuration } = context
    const products = await addBadges(await services.catalogue.rail({ rail }), context)
    if (products.length === 0) return null
    return <ProductGrid products={products} market={market} mediaBase={mediaBase(configuration)} />
  },
})
