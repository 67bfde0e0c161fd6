import { openMax, type PriceRange } from './listing.ts'

type Words = { atMost: readonly string[]; atLeast: readonly string[]; currencies: readonly string[] }

/** A price range that is written in a query, and the query without it. */
export type QueryPrice = { price: PriceRange; rest: string }

/**
 * Reads 'under £20' or 'over 100 euros' in a query; `null` if it has no price, or nothing else. A number without a
 * currency is a price only at the end of the query. The amount is one of the market, whatever currency is written,
 * because no service converts it.
 */
export function queryPrice(query: string, { atMost, atLeast, currencies }: Words): QueryPrice | null {
  const oneOf = (words: readonly string[]) => words.map((word) => word.replace('$', '\\$')).join('|')
  const currency = `(${oneOf(currencies)})?`
  const limits = new RegExp(
    `(?<=^|\\s)(?:(${oneOf(atMost)})|${oneOf(atLeast)}) ${currency} ?(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6})([.,]\\d{1,2})? ?${currency}(?=\\s|$)`,
    'giu',
  )
  const text = query.trim().replace(/\s+/g, ' ')
  const price = { min: 0, max: openMax }
  let rest = text
  for (const [written, isMost, before, units = '', cents = '', after] of text.matchAll(limits)) {
    if (!before && !after && !text.endsWith(written)) continue
    const amount = Number(units.replaceAll(/[.,]/g, '') + cents.replace(',', '.'))
    if (isMost) price.max = Math.min(price.max, amount)
    else price.min = Math.max(price.min, amount)
    rest = rest.replace(written, '')
  }
  const words = rest.split(' ').filter(Boolean).join(' ')
  return words !== '' && words !== text && price.min <= price.max ? { price, rest: words } : null
}
