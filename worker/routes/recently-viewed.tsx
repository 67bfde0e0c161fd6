import * as v from 'valibot'
import { ProductGrid } from '../../client/components/product-grid/product-grid.tsx'
import { staticHtml } from '../../client/components/static-html.ts'
import { isSameColour, type ProductSummary } from '../../shared/domain/product.ts'
import { mostViewed } from '../../shared/domain/viewed-products.ts'
import { fragments } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'
import { mediaBase } from '../media-base.ts'
import { withBadges } from '../with-badges.ts'

/** `{id}.{Colour}`, as often as there are products. */
const ItemsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(120), v.regex(/^\d{1,9}\./), v.transform((item) => ({ id: Number.parseInt(item, 10), colour: item.slice(item.indexOf('.') + 1) })))),
  v.maxLength(mostViewed),
)

/**
 * The cards of products that a browser remembers, as a piece of HTML: the same for everybody who asks for the same ones. Which they
 * were is in the browser alone; nothing of it is kept here.
 */
export const recentlyViewed = factory.createApp().get(fragments.recentlyViewed, async (c) => {
  const parsed = v.safeParse(ItemsSchema, c.req.queries('item') ?? [])
  if (!parsed.success || parsed.output.length === 0) return c.body(null, 400)
  const { market, services, configuration, log } = c.var
  const { signal } = c.req.raw
  const defer = <Value,>(promise: Promise<Value>) => {
    promise.catch((cause) => log.error('deferred', cause))
    return promise
  }
  const found = await services.catalogue.summaries({ market, ids: parsed.output.map(({ id }) => id) }, signal)
  const products = await withBadges(inColour(found, parsed.output), { market, services, signal, defer })
  c.header('cache-control', 'public, max-age=60')
  c.header('x-robots-tag', 'noindex')
  return c.html(products.length > 0 ? staticHtml(<ProductGrid products={products} market={market} mediaBase={mediaBase(configuration)} />) : '')
})

/** Each in the colour that was looked at, where it still has that. */
function inColour(products: readonly ProductSummary[], viewed: readonly { id: number; colour: string }[]): ProductSummary[] {
  return products.map((product) => {
    const wanted = viewed.find(({ id }) => id === product.id)
    const colour = product.colours.find(({ name }) => wanted !== undefined && isSameColour(wanted.colour, name))
    return colour ? { ...product, colour } : product
  })
}
