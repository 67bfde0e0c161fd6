import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { safeLink } from '../safe-link.ts'
import { markdownTokens } from './markdown-tokens.ts'
import type { Market } from '#shared/markets.ts'

/**
 * Renders the Markdown that editors write. It creates elements from the parser's tokens and never HTML from text, and
 * every link passes `safeLink` [D-18]. A first-level heading becomes a second-level one, because the page has its own.
 *
 * For the server only, because `marked` must not be in the browser's bundle.
 */
export function Markdown({ text, market }: { text: string; market: Market }) {
  return render(markdownTokens(text), market)
}

function render(tokens: readonly Token[] = [], market: Market): ReactNode[] {
  // No extension is installed, so the parser returns only its own types of tokens.
  return (tokens as MarkedToken[]).map((token, index) => <Fragment key={index}>{renderToken(token, market)}</Fragment>)
}

function renderToken(token: MarkedToken, market: Market): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
      return <p>{render(token.tokens, market)}</p>
    case 'heading': {
      const Heading = token.depth <= 2 ? 'h2' : token.depth === 3 ? 'h3' : 'h4'
      return <Heading>{render(token.tokens, market)}</Heading>
    }
    case 'list':
      return renderList(token, market)
    case 'table':
      return renderTable(token, market)
    case 'blockquote':
      return <blockquote>{render(token.tokens, market)}</blockquote>
    case 'hr':
      return <hr />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    default:
      return renderInline(token, market)
  }
}

function renderInline(token: MarkedToken, market: Market): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? render(token.tokens, market) : token.text.replaceAll('\n', ' ')
    case 'escape':
      return token.text
    case 'strong':
      return <strong>{render(token.tokens, market)}</strong>
    case 'em':
      return <em>{render(token.tokens, market)}</em>
    case 'del':
      return <del>{render(token.tokens, market)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link': {
      const href = safeLink(market, token.href)
      const children = render(token.tokens, market)
      return href ? <a href={href}>{children}</a> : children
    }
    case 'image':
      return token.text
    default:
      return token.raw
  }
}

function renderList({ ordered, start, items }: Tokens.List, market: Market): ReactNode {
  const children = items.map((item, index) => <li key={index}>{render(item.tokens, market)}</li>)
  if (!ordered) return <ul>{children}</ul>
  return <ol start={start === '' || start === 1 ? undefined : start}>{children}</ol>
}

function renderTable({ header, rows }: Tokens.Table, market: Market): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, index) => (
            <th key={index} scope="col">
              {render(tokens, market)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ tokens }, index) => (
              <td key={index}>{render(tokens, market)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
