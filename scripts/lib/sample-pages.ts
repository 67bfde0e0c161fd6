import { shopperAgent } from './shopper-agent.ts'

/** One sample page each for the home, listing and product page. `plp` is a full page of 48 cards. */
export type SamplePages = { home: URL; plp: URL; pdp: URL }

const cardsPerPage = 48

/**
 * The home page, the largest listing of the demonstration catalogue, and the listing's first product. @throws Error if
 * the listing is not full
 */
export async function samplePages(storefront: URL): Promise<SamplePages> {
  const plp = new URL('/browse/womens', storefront)
  const response = await fetch(plp, { headers: { 'user-agent': shopperAgent } })
  const html = await response.text()
  if (!response.ok) throw new Error(`${plp} responded with ${response.status}: ${html.slice(0, 300)}`)
  const paths = new Map([...html.matchAll(/href="(\/p\/(\d+)\/[^"?#]+)/g)].map(([, path = '', id = '']) => [id, path]))
  const [product] = paths.values()
  if (!product || paths.size < cardsPerPage)
    throw new Error(`${plp} links ${paths.size} products, not ${cardsPerPage}.`)
  return { home: new URL('/', storefront), plp, pdp: new URL(product, storefront) }
}
