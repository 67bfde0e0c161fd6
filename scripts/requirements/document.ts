import type { Shown } from './tests-of.ts'

/** At most as many files and pages are listed for a requirement. */
const maxListed = 3

/** Where the requirements of a group are seen if their tests open no page. */
const usualPages: Record<string, string> = {
  LOC: 'every page',
  RTE: 'the paths of the rule',
  LAY: 'every page',
  SRCH: '`/search`',
  BAG: '`/bag`',
  PROMO: '`/bag`',
  CHK: '`/checkout-identity`',
  PLP: '`/browse/:slug1`',
  PDP: '`/p/:id/:slug/:color`',
  ACC: '`/my-account`',
  WISH: '`/wishlist`',
  PAY: '`/bag`',
  CNT: 'pages with content',
  BLK: '`/gallery`',
  TRK: 'every page',
  SEO: 'every page',
  NET: 'the calls of services',
  ERR: 'the page of the failure',
  CONST: 'the pages of the value',
}

const row = /^- \*\*([A-Z]+-\d+)\*\*/
const shownLine = /^ {2}- Seen (?:on|in) /

/** The document with a line below each requirement that says where it is seen, and which tests show it. */
export function withShownLines(document: string, shown: ReadonlyMap<string, Shown>): string {
  const lines = withoutShownLines(document.split('\n'))
  return lines
    .flatMap((line, index) => {
      const id = idOfRowAt(lines, index)
      return id === null ? [line] : [line, shownLineOf(id, shown.get(id))]
    })
    .join('\n')
}

/** By id, the files and pages that the document names. */
export function readShownLines(document: string): Map<string, { files: string[]; pages: string[] }> {
  const entries = new Map<string, { files: string[]; pages: string[] }>()
  let id: string | null = null
  for (const line of document.replaceAll(/\n {4}(?=\S)/g, ' ').split('\n')) {
    id = row.exec(line)?.[1] ?? id
    if (id === null || !shownLine.test(line)) continue
    const [where = '', by = ''] = line.split('; shown by ')
    entries.set(id, { pages: codeIn(where), files: codeIn(by) })
  }
  return entries
}

function shownLineOf(id: string, shown: Shown | undefined): string {
  const { files, pages } = shown ?? { files: [], pages: [] }
  const where = pages.length === 0 ? (usualPages[id.slice(0, id.indexOf('-'))] ?? 'every page') : listOf(pages)
  return `  - Seen on ${where}; shown by ${files.length === 0 ? 'no test' : listOf(files)}.`
}

function listOf(names: readonly string[]): string {
  const rest = names.length - maxListed
  return (
    names
      .slice(0, maxListed)
      .map((name) => `\`${name}\``)
      .join(', ') + (rest > 0 ? ` and ${rest} more` : '')
  )
}

/** The id of the requirement whose last line this is. */
function idOfRowAt(lines: readonly string[], index: number): string | null {
  const next = lines[index + 1] ?? ''
  if (/^ {2}\S/.test(next)) return null
  for (let at = index; at >= 0; at -= 1) {
    const id = row.exec(lines[at] ?? '')?.[1]
    if (id) return id
    if (!/^ {2}\S/.test(lines[at] ?? '')) return null
  }
  return null
}

function withoutShownLines(lines: readonly string[]): string[] {
  let isShownLine = false
  return lines.filter((line) => {
    isShownLine = shownLine.test(line) || (isShownLine && /^ {4}\S/.test(line))
    return !isShownLine
  })
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}
