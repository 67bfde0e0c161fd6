import * as v from 'valibot'
import { mediaBase } from '../configuration/media-base.ts'
import { factory } from '../context/app-env.ts'
import { limitRender } from '../pages/limit-render.ts'
import { responseParts } from '../pages/response-parts.ts'
import { loadSummariesInColour } from '../promotions/add-facts.ts'
import { ProductGrid } from '#client/components/product-grid/product-grid.tsx'
import { htmlBytes } from '#client/html/static-html.ts'
import { maxViewed } from '#shared/domain/viewed-products.ts'
import { recentlyViewed } from '#shared/messages/product-page.ts'

/** `{id}.{Colour}`, once for each product. */
const ItemsSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.maxLength(120),
      v.regex(/^\d{1,9}\./),
      v.transform((item) => ({ id: Number.parseInt(item, 10), colour: { name: item.slice(item.indexOf('.') + 1) } })),
    ),
  ),
  v.maxLength(maxViewed),
)

/**
 * The cards of products that a browser remembers, as an HTML fragment that is the same for every visitor who requests
 * the same products. Only the browser remembers them; nothing is stored here.
 */
export const recentlyViewedFragment = factory.createHandlers(async (c) => {
  const parsed = v.safeParse(ItemsSchema, c.req.queries('item') ?? [])
  if (!parsed.success || parsed.output.length === 0) return c.body(null, 400)
  await limitRender(c.get('visit'))
  const { market, configuration } = c.get('visit')
  const { context, isWhole, onPartFailed } = responseParts(c)
  const [products = []] = await loadSummariesInColour([parsed.output], context)
  const cards = products.length > 0 && (
    <section className="rail rail--products" aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">{recentlyViewed.title}</h2>
      <ProductGrid products={products} market={market} mediaBase={mediaBase(configuration)} />
    </section>
  )
  const body = htmlBytes(cards, onPartFailed)
  c.header('cache-control', isWhole() ? 'public, max-age=60' : 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('content-type', 'text/html; charset=UTF-8')
  return c.body(body)
})
