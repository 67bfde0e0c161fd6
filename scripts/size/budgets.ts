const kilobyte = 1024

/**
 * Maximum bytes of a first load: scripts and styles in Brotli, the document in gzip. `null` if the page has no budget
 * of its own. `script` is everything that loads before the first tap, at idle time too. `bag` also includes opening the
 * cart panel, which loads React if the page did not need it. A product page with the cart open has the shop's own
 * limit, above its `script`. `consent` reads the consent, on every page; `banner` asks visitors who have not chosen,
 * after the page's `load` event. Neither is part of `script` and `bag`.
 */
export const budgets = {
  home: {
    boot: 6 * kilobyte,
    consent: 1.25 * kilobyte,
    banner: 2 * kilobyte,
    script: 24 * kilobyte,
    bag: 92 * kilobyte,
    style: 20 * kilobyte,
    document: null,
  },
  plp: {
    boot: 6 * kilobyte,
    consent: 1.25 * kilobyte,
    banner: 2 * kilobyte,
    script: 26 * kilobyte,
    bag: 92 * kilobyte,
    style: 20 * kilobyte,
    document: 40 * kilobyte,
  },
  pdp: {
    boot: 6 * kilobyte,
    consent: 1.25 * kilobyte,
    banner: 2 * kilobyte,
    script: 95 * kilobyte,
    bag: 100 * kilobyte,
    style: 20 * kilobyte,
    document: null,
  },
} as const satisfies Record<string, Record<Measure, number | null>>

/**
 * Maximum bytes, in Brotli, of all own scripts of the express wallet: its buttons, and what loads when they come near.
 * They are measured apart from the pages, which are measured without the wallet.
 */
export const walletBudget = 6 * kilobyte

/** The size of each script of the wallet and their sum, and whether the sum is past its budget. */
export function walletLine(sizes: Readonly<Record<string, number>>) {
  const sum = Object.values(sizes).reduce((total, size) => total + size, 0)
  const parts = Object.entries(sizes).map(([name, size]) => `${name} ${kilobytes(size)}`)
  return {
    text: `express wallet: ${kilobytes(sum)} of ${kilobytes(walletBudget)} (${parts.join(', ')})`,
    isPast: sum > walletBudget,
  }
}

export type Measure = 'boot' | 'consent' | 'banner' | 'script' | 'bag' | 'style' | 'document'
export type PageName = keyof typeof budgets
export type PageSizes = { page: PageName; islands: readonly string[]; sizes: Record<Measure, number> }

/** One line for each size over its budget. */
export function overruns(pages: readonly PageSizes[]): string[] {
  return pages.flatMap(({ page, sizes }) =>
    measures.flatMap((measure) => {
      const budget = budgets[page][measure]
      return budget !== null && sizes[measure] > budget
        ? [`${page}: ${measure} is ${kilobytes(sizes[measure])}, past its budget of ${kilobytes(budget)}`]
        : []
    }),
  )
}

/** Table of all sizes with their budgets. */
export function sizeTable(pages: readonly PageSizes[]): string {
  const cell = (page: PageName, measure: Measure, size: number) => {
    const budget = budgets[page][measure]
    return (budget === null ? kilobytes(size) : `${kilobytes(size)} of ${kilobytes(budget)}`).padStart(20)
  }
  const head = `${''.padEnd(8)}${['boot (br)', 'consent (br)', 'banner (br)', 'script (br)', 'with bag (br)', 'style (br)', 'document (gzip)'].map((title) => title.padStart(20)).join('')}  islands`
  const rows = pages.map(
    ({ page, sizes, islands }) =>
      page.padEnd(8) +
      measures.map((measure) => cell(page, measure, sizes[measure])).join('') +
      `  ${islands.join(' ')}`,
  )
  return [head, ...rows].join('\n')
}

const measures = ['boot', 'consent', 'banner', 'script', 'bag', 'style', 'document'] as const satisfies Measure[]

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}
