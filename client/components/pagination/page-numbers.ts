/** A gap in the numbers, before or after the current page. */
type PageGap = 'before' | 'after'

/** Page numbers to link: the first, the last, and those around the current one. */
export function pageNumbers(page: number, pageCount: number): (number | PageGap)[] {
  const candidates = new Set([1, pageCount, page - 1, page, page + 1])
  // Shows the page itself instead of a gap of one page.
  if (page - 3 === 1) candidates.add(page - 2)
  if (page + 3 === pageCount) candidates.add(page + 2)
  const numbers = [...candidates].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b)
  return numbers.flatMap((number, index): (number | PageGap)[] =>
    index > 0 && number - (numbers[index - 1] ?? number) > 1 ? [number < page ? 'before' : 'after', number] : [number],
  )
}
