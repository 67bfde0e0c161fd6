const kilobyte = 1024

/**
 * Maximum bytes of a first load: scripts and styles in Brotli, the document in gzip and as `html` uncompressed. `null`
 * if the page has no budget of its own. `elements` and `files` are numbers: the elements that a browser has built, and
 * the scripts, stylesheets and fonts that it has requested, once the page is idle. `script` is everything that loads
 * before the first tap, at idle time too. `bag` also includes opening the cart panel, which loads React if the page did
 * not need it. `style` are the stylesheets in the head, which the first paint waits for, and `later` those in the body.
 * `consent` reads the consent, on every page; `banner` asks visitors who have not chosen, after the page's `load`
 * event. Neither is part of `script` and `bag`.
 *
 * `styled` and the counts after it are the work of a phone (`work.ts`). Their budgets are about 5 % above the highest
 * of ten visits beside other work; those of `objects` and `executed` 1 %, because they hardly change, and those of
 * `passes` and `tiles` 20 %, because they depend on how fast the machine draws. One or two of ten visits are past the
 * `paints` of a PLP or the `executed` of a PDP, and are repeated (`measure.ts`). A PLP paints each card once more if
 * the file with its stars comes after the first paint.
 */
export const budgets = {
  home: {
    boot: 5.8 * kilobyte,
    consent: 1.5 * kilobyte,
    banner: 2 * kilobyte,
    script: 15.6 * kilobyte,
    bag: 91.5 * kilobyte,
    style: 10.5 * kilobyte,
    later: 7.9 * kilobyte,
    document: null,
    html: 88.2 * kilobyte,
    elements: 625,
    files: 16,
    styled: 760,
    laidOut: 930,
    objects: 763,
    passes: 60,
    paints: 48,
    tiles: 120,
    executed: 23.4 * kilobyte,
    forced: 0,
  },
  plp: {
    boot: 5.8 * kilobyte,
    consent: 1.5 * kilobyte,
    banner: 2 * kilobyte,
    script: 17.2 * kilobyte,
    bag: 93.1 * kilobyte,
    style: 10.3 * kilobyte,
    later: 7.9 * kilobyte,
    document: 23.3 * kilobyte,
    html: 151.8 * kilobyte,
    elements: 1066,
    files: 17,
    styled: 1320,
    laidOut: 1470,
    objects: 1242,
    passes: 34,
    paints: 75,
    tiles: 95,
    executed: 23.5 * kilobyte,
    forced: 0,
  },
  pdp: {
    boot: 5.8 * kilobyte,
    consent: 1.5 * kilobyte,
    banner: 2 * kilobyte,
    script: 17.6 * kilobyte,
    bag: 93.5 * kilobyte,
    style: 9.5 * kilobyte,
    later: 7.9 * kilobyte,
    document: null,
    html: 78.2 * kilobyte,
    elements: 603,
    files: 18,
    styled: 665,
    laidOut: 470,
    objects: 392,
    passes: 32,
    paints: 28,
    tiles: 88,
    executed: 24.8 * kilobyte,
    forced: 0,
  },
} as const satisfies Record<string, Record<Measure, number | null>>

/**
 * Maximum bytes, in Brotli, of all own scripts of the express wallet: its buttons, and what loads when they come near.
 * They are measured separately from the pages, which are measured without the wallet.
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
  | 'later'
  | 'document'
  | 'html'
  | 'elements'
  | 'files'
  | 'styled'
  | 'laidOut'
  | 'objects'
  | 'passes'
  | 'paints'
  | 'tiles'
  | 'executed'
  | 'forced'
export type PageName = keyof typeof budgets
/** `forcing` names the scripts that `forced` counts. */
export type PageSizes = {
  page: PageName
  islands: readonly string[]
  forcing: readonly string[]
  sizes: Record<Measure, number>
}

/** One line for each size over its budget, and by how much: bytes, or a number. */
export function overruns(pages: readonly PageSizes[]): string[] {
  return pages.flatMap(({ page, sizes, forcing }) =>
    measures.flatMap((measure) => {
      const budget = budgets[page][measure]
      if (budget === null || sizes[measure] <= budget) return []
      const names = measure === 'forced' ? `: ${forcing.join(', ')}` : ''
      return [
        `${page}: ${measure} is ${amount(measure, sizes[measure])}, past its budget of ${amount(measure, budget)} by ${Math.ceil(sizes[measure] - budget)}${names}`,
      ]
    }),
  )
}

/** Table of all sizes with their budgets, and the islands of each page. */
export function sizeTable(pages: readonly PageSizes[]): string {
  const row = (title: string, cells: readonly string[]) =>
    title.padEnd(28) + cells.map((cell) => cell.padStart(24)).join('')
  const rows = measures.map((measure) =>
    row(
      titles[measure],
      pages.map(({ page, sizes }) => {
        const budget = budgets[page][measure]
        const text = amount(measure, sizes[measure])
        return budget === null ? text : `${text} of ${amount(measure, budget)}`
      }),
    ),
  )
  const islands = pages.map((each) => `islands of ${each.page}: ${each.islands.join(' ')}`)
  const names = pages.map(({ page }) => page)
  return [row('', names), ...rows, ...islands].join('\n')
}

const titles: Record<Measure, string> = {
  boot: 'boot (br)',
  consent: 'consent (br)',
  banner: 'banner (br)',
  script: 'script (br)',
  bag: 'script with bag (br)',
  style: 'style before first paint (br)',
  later: 'style after it (br)',
  document: 'document (gzip)',
  html: 'document (raw)',
  elements: 'elements',
  files: 'files',
  styled: 'computed styles on a phone',
  laidOut: 'boxes laid out on a phone',
  objects: 'boxes at once on a phone',
  passes: 'styles and layouts on a phone',
  paints: 'paints on a phone',
  tiles: 'tiles drawn on a phone',
  executed: 'script that ran on a phone',
  forced: 'forced layouts on a phone',
}
const measures = Object.keys(titles) as Measure[]
const inBytes: readonly Measure[] = [
  'boot',
  'consent',
  'banner',
  'script',
  'bag',
  'style',
  'later',
  'document',
  'html',
  'executed',
]

function amount(measure: Measure, size: number): string {
  return inBytes.includes(measure) ? kilobytes(size) : String(size)
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}
