import { Fragment, type ReactNode } from 'react'
import type { Market } from '../../../shared/markets.ts'
import { safeLink } from '../safe-link.ts'

const inlinePattern = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<address>[^()\s]+)\)/g
const headingPattern = /^(#{1,4})\s+(.+)$/
const itemPattern = /^\s*(?:([-*])|\d{1,3}[.)])\s+(.*)$/

/**
 * The Markdown that editors write: headings, paragraphs, lists, bold, italic and links. Anything else, HTML above all,
 * is text (D-18). A heading of the first level becomes the second: the page has its own first.
 */
export function Markdown({ text, market }: { text: string; market: Market }) {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return paragraphs
    .filter((each) => each.trim() !== '')
    .map((each, index) => <Fragment key={index}>{paragraph(each.trim(), market)}</Fragment>)
}

function paragraph(text: string, market: Market): ReactNode {
  const [first = '', ...rest] = text.split('\n')
  const heading = headingPattern.exec(first)
  if (heading) return headed(heading, rest.join('\n'), market)
  const items = [first, ...rest].map((line) => itemPattern.exec(line))
  if (items.every((item) => item !== null)) return listOf(items, market)
  return <p>{inline([first, ...rest].join(' '), market)}</p>
}

function headed([, marks = '#', title = '']: RegExpExecArray, rest: string, market: Market): ReactNode {
  const level = marks.length
  const Heading = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4'
  return (
    <>
      <Heading>{inline(title, market)}</Heading>
      {rest.trim() !== '' && paragraph(rest, market)}
    </>
  )
}

function listOf(items: RegExpExecArray[], market: Market): ReactNode {
  const List = items[0]?.[1] ? 'ul' : 'ol'
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>{inline(item[2] ?? '', market)}</li>
      ))}
    </List>
  )
}

function inline(text: string, market: Market): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(inlinePattern)) {
    nodes.push(text.slice(end, match.index))
    nodes.push(<Fragment key={match.index}>{marked(match.groups ?? {}, market)}</Fragment>)
    end = match.index + match[0].length
  }
  nodes.push(text.slice(end))
  return nodes
}

function marked({ bold, italic, label, address }: Record<string, string | undefined>, market: Market): ReactNode {
  if (bold) return <strong>{inline(bold, market)}</strong>
  if (italic) return <em>{inline(italic, market)}</em>
  const href = safeLink(market, address ?? null)
  return href ? <a href={href}>{label}</a> : label
}
