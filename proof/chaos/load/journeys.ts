import type { Random } from '#sandbox/catalogue/random.ts'
import { actions } from '#shared/routes.ts'

/** What the visitors may choose from. */
export type World = {
  listings: readonly string[]
  products: readonly string[]
  words: readonly string[]
  contentPages: readonly string[]
  /** Forms of products that can be bought. */
  items: readonly Record<string, string>[]
}

/** One request of a journey. */
export type Step = {
  /** As the report names it. */
  route: string
  status: number
  path: (world: World, random: Random) => string
  form?: (world: World, random: Random) => Readonly<Record<string, string>>
}

const code = 'WELCOME10'

const page = (route: string, path: Step['path']): Step => ({ route, status: 200, path })

const home = page('home', () => '/')
const listing = page('listing', ({ listings }, random) => random.pick(listings))
const search = page('search', ({ words }, random) => `/search?query=${random.pick(words)}`)
const product = page('product', ({ products }, random) => random.pick(products))
const content = page('content', ({ contentPages }, random) => random.pick(contentPages))
const bag = page('bag', () => '/bag')
const add: Step = {
  route: 'add to bag',
  status: 303,
  path: () => actions.addToBag,
  form: ({ items }, random) => random.pick(items),
}
const enterCode: Step = { route: 'enter a code', status: 303, path: () => actions.applyCoupon, form: () => ({ code }) }

/**
 * The visitors of a connection, one after the other, and then from the start. One of four buys. Connections start at
 * different visitors.
 */
export const journeys: readonly (readonly Step[])[] = [
  [home, listing, product, product],
  [home, search, product, content],
  [home, listing, product, add, bag, enterCode, bag],
  [search, product, content, listing],
]
