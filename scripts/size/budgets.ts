const kilobyte = 1024

/**
 * Maximum bytes of a first load: scripts and styles in Brotli, the document in gzip and as `html` uncompressed. `null`
 * if the page has no budget of its own. `elements` and `files` are numbers: the elements that a browser has built, and
 * the scripts, stylesheets and fonts that it has requested, once the page is idle. `script` is everything that loads
 * before the first tap, at idle time too. `bag` also includes opening the cart panel, which loads React if the page did
 * not need it. `consent` reads the consent, on every page; `banner` asks visitors who have not chosen, after the page's
 * `load` event. Neither is part of `script` and `bag`.
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
    html: 132 * kilobyte,
    elements: 730,
    files: 20,
  },
  plp: {
    boot: 6 * kilobyte,
    consent: 1.25 * kilobyte,
    banner: 2 * kilobyte,
    script: 25.6 * kilobyte,
    bag: 92 * kilobyte,
    style: 20 * kilobyte,
    document: 40 * kilobyte,
    html: 219 * kilobyte,
    elements: 2035,
    files: 23,
  },
  pdp: {
    boot: 6 * kilobyte,
    consent: 1.25 * kilobyte,
    banner: 2 * kilobyte,
    script: 26 * kilobyte,
    bag: 90.5 * kilobyte,
    style: 20 * kilobyte,
    document: null,
    html: 111 * kilobyte,
    elements: 700,
    files: 25,
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

export type Measure =
  | 'boot'
  | 'consent'
  | 'banner'
  | 'script'
  | 'bag'
  | 'style'
  | 'document'
  | 'html'
  | 'elements'
  | 'files'
export type PageName = keyof typeof budgets
export type PageSizes = { page: PageName; islands: readonly string[]; sizes: Record<Measure, number> }

/** One line for each size over its budget. */
export function overruns(pages: readonly PageSizes[]): string[] {
  return pages.flatMap(({ page, sizes }) =>
    measures.flatMap((measure) => {
      const budget = budgets[page][measure]
      return budget !== null && sizes[measure] > budget
        ? [`${page}: ${measure} is ${amount(measure, sizes[measure])}, past its budget of ${amount(measure, budget)}`]
        : []
    }),
  )
}

/** Table of all sizes with their budgets. */
export function sizeTable(pages: readonly PageSizes[]): string {
  const cell = (page: PageName, measure: Measure, size: number) => {
    const budget = budgets[page][measure]
    const text = amount(measure, size)
    return (budget === null ? text : `${text} of ${amount(measure, budget)}`).padStart(21)
  }
  const head = `${''.padEnd(8)}${['boot (br)', 'consent (br)', 'banner (br)', 'script (br)', 'with bag (br)', 'style (br)', 'document (gzip)', 'document (raw)', 'elements', 'files'].map((title) => title.padStart(21)).join('')}  islands`
  const rows = pages.map(
    ({ page, sizes, islands }) =>
      page.padEnd(8) +
      measures.map((measure) => cell(page, measure, sizes[measure])).join('') +
      `  ${islands.join(' ')}`,
  )
  return [head, ...rows].join('\n')
}

const measures = [
  'boot',
  'consent',
  'banner',
  'script',
  'bag',
  'style',
  'document',
  'html',
  'elements',
  'files',
] as const satisfies Measure[]

function amount(measure: Measure, size: number): string {
  return measure === 'elements' || measure === 'files' ? String(size) : kilobytes(size)
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}
