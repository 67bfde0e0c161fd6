const kilobyte = 1024

/** Most bytes of a first load: script and styles in Brotli, the document in gzip. `null` where a page has no budget of its own. */
export const budgets = {
  home: { boot: 6 * kilobyte, script: 75 * kilobyte, style: 20 * kilobyte, document: null },
  plp: { boot: 6 * kilobyte, script: 90 * kilobyte, style: 20 * kilobyte, document: 40 * kilobyte },
  pdp: { boot: 6 * kilobyte, script: 90 * kilobyte, style: 20 * kilobyte, document: null },
} as const satisfies Record<string, Record<Measure, number | null>>

/** Islands that scripts mount after a page was served, beside those which stand in its HTML. */
export const islandsMountedLater: Record<PageName, readonly string[]> = { home: [], plp: [], pdp: [] }

export type Measure = 'boot' | 'script' | 'style' | 'document'
export type PageName = keyof typeof budgets
export type PageSizes = { page: PageName; islands: readonly string[]; sizes: Record<Measure, number> }

/** One line for each size that is past its budget. */
export function overruns(pages: readonly PageSizes[]): string[] {
  return pages.flatMap(({ page, sizes }) =>
    measures.flatMap((measure) => {
      const budget = budgets[page][measure]
      return budget !== null && sizes[measure] > budget ? [`${page}: ${measure} is ${kilobytes(sizes[measure])}, past its budget of ${kilobytes(budget)}`] : []
    }),
  )
}

/** A table of all sizes with their budgets. */
export function sizeTable(pages: readonly PageSizes[]): string {
  const cell = (page: PageName, measure: Measure, size: number) => {
    const budget = budgets[page][measure]
    return (budget === null ? kilobytes(size) : `${kilobytes(size)} of ${kilobytes(budget)}`).padStart(20)
  }
  const head = `${''.padEnd(8)}${['boot (br)', 'script (br)', 'style (br)', 'document (gzip)'].map((title) => title.padStart(20)).join('')}  islands`
  const rows = pages.map(({ page, sizes, islands }) => page.padEnd(8) + measures.map((measure) => cell(page, measure, sizes[measure])).join('') + `  ${islands.join(' ')}`)
  return [head, ...rows].join('\n')
}

const measures = ['boot', 'script', 'style', 'document'] as const satisfies Measure[]

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}
