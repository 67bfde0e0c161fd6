export type PageIsland = { name: string; on: string }

/** The islands that stand in a page, in the order of their names, each once. */
export function islandsOf(html: string): PageIsland[] {
  const tags = [...html.matchAll(/<sv-island([^>]*)>/g)].map(([, attributes = '']) => ({ name: attribute(attributes, 'data-name'), on: attribute(attributes, 'data-on') }))
  return [...new Map(tags.map((island) => [island.name, island])).values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Those whose script comes with the page or with the first panel that is opened; the others wait for a tap of their own. */
export function firstLoadIslands(islands: readonly PageIsland[]): string[] {
  return islands.filter(({ name, on }) => on !== 'interaction' || name === 'cart-panel').map(({ name }) => name)
}

/** The behaviours that a page's markup asks for, each once. */
export function behavioursOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<[^>]*\bdata-behaviour="([^"]*)"/g)].map(([, name = '']) => name))]
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
