import type { MarkedToken, Token } from 'marked'
import { markdownTokens } from '#client/components/markdown/markdown-tokens.ts'

/** What a heading of a text stands above, in plain text with a line for each paragraph. `links` are as editors wrote. */
export type Section = { heading: string | null; text: string; links: readonly string[] }

type OpenSection = { heading: string | null; lines: string[]; links: string[] }

/** The parts of a Markdown text, in order. Nothing of its markup is kept. */
export function sectionsOf(markdown: string): Section[] {
  let current: OpenSection = { heading: null, lines: [], links: [] }
  const sections = [current]
  for (const token of markdownTokens(markdown)) {
    if (token.type === 'heading')
      sections.push((current = { heading: withoutTags(inline(token.tokens)), lines: [], links: [] }))
    current.lines.push(...linesOf(token))
    current.links.push(...linksOf(token))
  }
  return sections.map(({ heading, lines, links }) => ({
    heading,
    text: lines.map(withoutTags).join('\n').trim(),
    links,
  }))
}

function linesOf(token: MarkedToken): string[] {
  switch (token.type) {
    case 'heading':
    case 'space':
    case 'def':
    case 'hr':
      return []
    case 'list':
      return token.items.map((item) => allLines(item.tokens).join(' '))
    case 'blockquote':
      return allLines(token.tokens)
    case 'table':
      return [token.header, ...token.rows].map((cells) => cells.map(({ tokens }) => inline(tokens)).join(', '))
    default:
      return [inline([token])]
  }
}

function allLines(tokens: readonly Token[]): string[] {
  return (tokens as MarkedToken[]).flatMap(linesOf)
}

function inline(tokens: readonly Token[]): string {
  return (tokens as MarkedToken[]).map(wordsOf).join('').replace(/\s+/g, ' ')
}

function wordsOf(token: MarkedToken): string {
  if (token.type === 'br') return ' '
  if ('tokens' in token && token.tokens) return inline(token.tokens)
  return 'text' in token ? token.text : token.raw
}

function linksOf(token: Token): string[] {
  const own = token.type === 'link' ? [String((token as { href?: unknown }).href)] : []
  const inside =
    token.type === 'list' ? (token as { items: Token[] }).items : ((token as { tokens?: Token[] }).tokens ?? [])
  return [...own, ...inside.flatMap(linksOf)]
}

/** HTML stays text on a page. Here it is left out, because a program may take it for markup. */
function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z!][^>]{0,500}>/gi, '').trim()
}
