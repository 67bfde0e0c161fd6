import { Parser } from 'htmlparser2'
import { LRUCache } from 'lru-cache'

export type TableRow = { isHeader: boolean; text: string }[]

/** A paragraph, a list or a table of a product's description, in plain text. */
export type TextPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; rows: TableRow[] }

// The content of these elements is not text.
const nonText = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object'])
const breaks = new Set(
  'p div br section article h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd hr table caption tr th td'.split(' '),
)

/** A page needs the parts three times, and all colours of a product have the same description. */
const partsOf = new LRUCache<string, TextPart[]>({ max: 200, memoMethod: parse })

/**
 * Parses the paragraphs, lists and tables of the platform's description, which is untrusted HTML. Only text and
 * structure are kept, never tags, attributes or URLs, so nothing of it becomes markup here. A list within a list
 * belongs to the outer one, and so does a table within a table.
 */
export function productText(description: string): readonly TextPart[] {
  return partsOf.memo(description)
}

function parse(description: string): TextPart[] {
  const parts: TextPart[] = []
  const depth = { nonText: 0, list: 0, table: 0, cell: 0 }
  let items: string[] = []
  let rows: TableRow[] = []
  let text = ''

  const parser = new Parser({
    onopentag(name) {
      if (nonText.has(name)) depth.nonText++
      if (breaks.has(name)) endLine()
      if (name === 'table') depth.table++
      else if (isList(name)) depth.list++
      else if (depth.table === 0) return
      else if (isCell(name)) depth.cell++
      else if (name === 'tr' && depth.cell === 0) rows.push([])
    },
    ontext(piece) {
      if (depth.nonText === 0) text += piece
    },
    onclosetag(name) {
      if (nonText.has(name)) depth.nonText--
      if (isCell(name) && depth.table > 0 && --depth.cell === 0)
        rows.at(-1)?.push({ isHeader: name === 'th', text: takeLine() })
      if (breaks.has(name)) endLine()
      if (name === 'table' && --depth.table === 0) endTable()
      else if (isList(name) && --depth.list === 0) endList(name === 'ol')
    },
  })
  parser.end(description)
  endLine()
  return parts

  function takeLine(): string {
    const line = text.replace(/\s+/g, ' ').trim()
    text = ''
    return line
  }

  function endLine(): void {
    if (depth.cell > 0) {
      text += ' '
      return
    }
    const line = takeLine()
    if (line === '') return
    if (depth.list > 0) items.push(line)
    else parts.push({ kind: 'paragraph', text: line })
  }

  function endList(isOrdered: boolean): void {
    if (items.length > 0) parts.push({ kind: 'list', isOrdered, items })
    items = []
  }

  function endTable(): void {
    const filled = rows.filter((cells) => cells.some((cell) => cell.text !== ''))
    if (filled.length > 0) parts.push({ kind: 'table', rows: filled })
    rows = []
  }
}

/** The whole description as one line of plain text. */
export function plainText(description: string): string {
  return productText(description).flatMap(wordsOf).join(' ')
}

function wordsOf(part: TextPart): string | string[] {
  if (part.kind === 'paragraph') return part.text
  if (part.kind === 'list') return part.items
  return part.rows.flat().flatMap(({ text }) => (text === '' ? [] : text))
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th'
}

function isList(name: string): boolean {
  return name === 'ul' || name === 'ol'
}
