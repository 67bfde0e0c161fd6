import { mediaBase } from '../configuration/media-base.ts'
import { factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { pagePath } from '../http/same-site-path.ts'
import { refuseSubresource } from '../pages/limit-render.ts'
import { responseParts } from '../pages/response-parts.ts'
import { addFacts } from '../promotions/add-facts.ts'
import { productPictureSrc } from '#client/components/product-picture.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import type { SearchResponse, SearchHit } from '#shared/domain/search.ts'
import { typedLine } from '#shared/domain/typed-text.ts'
import { marketPath, productPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

const maxTermLength = 100

/** The suggestions for a search term, the same for every visitor of a market: `GET /api/search?query=…`. */
export const searchSuggestions = factory.createApp().get(endpoints.searchSuggestions.path, async (c) => {
  refuseSubresource(c.req.raw)
  await limitRate(c.get('visit'), 'search')
  const { market, services, configuration } = c.get('visit')
  const query = typedLine(c.req.query('query') ?? '')
    .slice(0, maxTermLength)
    .trim()
  const { context, isWhole } = responseParts(c)
  const found = await services.search.suggest({ query })
  const products = await addFacts(found.products, context)
  const base = mediaBase(configuration)
  const response: SearchResponse = {
    products: products.map((product) => toHit(product, market, base)),
    suggestions: found.suggestions,
    links: found.pages.flatMap(({ label, path }) => {
      const own = pagePath(path, configuration.sites)
      return own === null ? [] : [{ label, href: marketPath(market, own) }]
    }),
    correctedTerm: found.correctedTerm ?? null,
  }
  c.header('cache-control', isWhole() ? 'public, max-age=60' : 'no-store')
  return c.json(response)
})

function toHit(
  { id, slug, style, name, price, colour, colours }: ProductSummary,
  market: Market,
  base: string,
): SearchHit {
  const shown = colour?.name ?? colours[0]?.name ?? null
  return {
    name,
    price,
    href: marketPath(market, productPath({ id, slug, colour: shown })),
    picture: productPictureSrc(base, { style, colour: shown }),
  }
}
