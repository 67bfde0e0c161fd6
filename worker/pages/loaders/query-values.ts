import { defaultSort, parsePageNumber, parseRefinements, parseSort } from './listing-query.ts'
import { comparedIds } from '#shared/domain/compared.ts'
import { isDay } from '#shared/domain/day-text.ts'
import { facetField, facetNames, isExclusive } from '#shared/domain/facet.ts'
import { openMax, sliderFields } from '#shared/domain/listing.ts'
import { typedLine } from '#shared/domain/typed-text.ts'

const maxTermLength = 255
const maxTownLength = 100
const maxChoiceLength = 100
/** The outcomes of forms that a public page names in its address. */
const outcome = /^[a-z]+(?:-[a-z]+)*$/
const maxOutcomeLength = 20
/** One of the two price fields of a listing. */
const priceEnd = /^\d*(?:\.\d+)?$/

/**
 * How pages read the values of their addresses: each becomes the value that the page uses, or `null` if it would ignore
 * it.
 */
export const queryValues: Readonly<Record<string, (value: string) => string | null>> = {
  query: (value) => typedLine(value).slice(0, maxTermLength).trim(),
  town: (value) => typedLine(value).slice(0, maxTownLength).trim(),
  exact: (value) => (value === 'true' ? value : null),
  page(value) {
    const page = parsePageNumber(new URLSearchParams({ page: value }))
    return page === 1 ? null : String(page)
  },
  'filters[price]': (value) =>
    parseRefinements(new URLSearchParams({ 'filters[price]': value })).price ? value : null,
  ...Object.fromEntries(facetNames.map((name) => [facetField(name), isExclusive(name) ? oneChoice : choice])),
  // All that is no day is one page, which says so.
  by: (value) => (isDay(value) ? value : 'no-day'),
  products: comparedIds,
  colour: choice,
  like: (value) => (/^[1-9]\d{0,8}$/.test(value) ? value : null),
  Size: choice,
  Length: choice,
  error: outcomeOf,
  notify: outcomeOf,
  outcome: outcomeOf,
}

/**
 * The query with its two prices as one range, and without it if both are empty. Without scripts the form sends its
 * sliders too: one that was moved decides, and at its end it leaves the price open.
 */
export function withPriceRange(query: URLSearchParams): URLSearchParams {
  const sliders = query.getAll(sliderFields.value)
  const shown = query.getAll(sliderFields.shown)
  const bounds = query.getAll(sliderFields.bounds)
  const given = query.getAll('filters[price]').map((end, index) => {
    const slider = sliders[index] ?? ''
    if (slider === '' || slider === shown[index]) return end.trim()
    return slider === bounds[index] ? '' : slider
  })
  if (given.length !== 2 || !given.every((end) => priceEnd.test(end))) return query
  const ends = given.map((end, index) => (end === '' ? index * openMax : Number(end)))
  const range = ends.toSorted((a, b) => a - b).join('-')
  const folded = new URLSearchParams(query)
  folded.delete('filters[price]')
  if (range !== `0-${openMax}`) folded.set('filters[price]', range)
  return folded
}

/** The query with its sort order as one value, and without it if it is the default. */
export function withSortOrder(query: URLSearchParams): URLSearchParams {
  if (!query.has('sort') && !query.has('direction')) return query
  const order = parseSort(query)
  query.delete('direction')
  if (order === defaultSort) query.delete('sort')
  else query.set('sort', order)
  return query
}

function choice(value: string): string | null {
  return value.length <= maxChoiceLength ? value : null
}

/** The form sends an empty value for 'any'. */
function oneChoice(value: string): string | null {
  return value === '' ? null : choice(value)
}

function outcomeOf(value: string): string | null {
  return value.length <= maxOutcomeLength && outcome.test(value) ? value : null
}
