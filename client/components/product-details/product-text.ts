/** A paragraph or a list of a product's description, in plain text. */
export type TextPart = { kind: 'paragraph'; text: string } | { kind: 'list'; isOrdered: boolean; items: string[] }

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  eacute: 'é',
  pound: '£',
  euro: '€',
  deg: '°',
  frac12: '½',
  times: '×',
}

// The content of these elements is not text.
const nonText = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|<\/?[a-z!?][^>]*$/gi
const breaks = new Set([
  'p',
  'div',
  'br',
  'section',
  'article',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'hr',
])

/**
 * Parses the paragraphs and lists of the platform's description, which is untrusted HTML. Only text and structure are
 * kept, never tags, attributes or URLs, so nothing of it becomes markup here.
 */
export function productText(description: string): TextPart[] {
  const parts: TextPart[] = []
  const lists: { isOrdered: boolean; items: string[] }[] = []
  let text = ''
  const end = () => {
    const line = decode(text).replace(/\s+/g, ' ').trim()
    text = ''
    if (line === '') return
    const list = lists.at(-1)
    if (list) list.items.push(line)
    else parts.push({ kind: 'paragraph', text: line })
  }
  const html = description.replace(nonText, ' ')
  let from = 0
  for (const match of html.matchAll(token)) {
    text += html.slice(from, match.index)
    from = match.index + match[0].length
    const [, slash, tag = ''] = match
    const name = tag.toLowerCase()
    if (!breaks.has(name)) continue
    end()
    if (name !== 'ul' && name !== 'ol') continue
    if (slash === '') lists.push({ isOrdered: name === 'ol', items: [] })
    else close()
  }
  text += html.slice(from)
  end()
  while (lists.length > 0) close()
  return parts

  function close(): void {
    const list = lists.pop()
    if (list && list.items.length > 0) parts.push({ kind: 'list', ...list })
  }
}

/** The whole description as one line of plain text. */
export function plainText(description: string): string {
  return productText(description)
    .flatMap((part) => (part.kind === 'list' ? part.items : part.text))
    .join(' ')
}

function decode(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (code === 39) return '’'
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  })
}
