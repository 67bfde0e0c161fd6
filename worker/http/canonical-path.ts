import { withoutMarketPrefix } from '#shared/markets.ts'
import { movedPaths, routes } from '#shared/routes.ts'

const literals = Object.values(routes).map(({ pattern }) => firstOf(pattern))
/** First segments as the routes spell them, by their lower-case spelling. */
const spellings = new Map(literals.map((literal) => [literal.toLowerCase(), literal]))
const aliases = new Set(
  [...Object.values(routes).flatMap((route): readonly string[] => route.aliases), ...Object.keys(movedPaths)].map(
    firstOf,
  ),
)
// Paths below these segments hold ids or names of other systems, whose letter case counts.
const verbatim = new Set(['api', 'hooks', 'amplience-visualization', 'buy', 'ucp'])
/** Below these segments, where a name begins that keeps its case: a product's colour, and a design. */
const names = new Map([
  [firstOf(routes.product.pattern), 2],
  [firstOf(routes.cloth.pattern), 0],
])

/**
 * The one spelling of a path under which its page is found: single slashes, no trailing slash, lower case. A product's
 * colour and the name of a design keep their case, and the capitalised aliases keep theirs because they have their own
 * redirects.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const start = segments.slice(0, 2).map(lowerCase)
  const afterPrefix = withoutMarketPrefix(`/${start.join('/')}`).split('/')
  const prefix = start.slice(0, start.length - afterPrefix.filter((segment) => segment !== '').length)
  return `/${[...prefix, ...inCanonicalCase(segments.slice(prefix.length))].join('/')}`
}

function inCanonicalCase(segments: string[]): string[] {
  const [first = '', ...rest] = segments
  if (segments.length === 0 || aliases.has(first)) return segments
  const lower = lowerCase(first)
  const literal = spellings.get(lower) ?? lower
  if (verbatim.has(literal)) return [literal, ...rest]
  const nameAt = names.get(literal) ?? rest.length
  return [literal, ...rest.map((segment, index) => (index >= nameAt ? segment : lowerCase(segment)))]
}

/** Percent-encoded bytes keep their letter case. */
function lowerCase(segment: string): string {
  if (!/[A-Z]/.test(segment)) return segment
  return segment.replace(/%[\dA-Fa-f]{2}|[A-Z]/g, (match) => (match.length === 1 ? match.toLowerCase() : match))
}

function firstOf(path: string): string {
  const first = path.split('/')[1] ?? ''
  return first.startsWith(':') ? '' : first
}
