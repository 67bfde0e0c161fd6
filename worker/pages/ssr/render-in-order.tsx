import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { keepLanguage } from '../../language/language.ts'
import { LateContentContext } from '#client/late-content.ts'

type InOrderOptions = { nonce: string; onError(cause: unknown): void }

/** HTML in the order of the document. `rest` is `null` if no content is late. */
export type HtmlInOrder = { first: string; rest: AsyncGenerator<string> | null }

/**
 * Renders an element in pieces, in the order of the document: all that comes before its late content, that content once
 * it is there, and so on. Late content that cannot be rendered is left out. @throws what a component throws elsewhere
 */
export function renderInOrder(element: ReactNode, { nonce, onError }: InOrderOptions): HtmlInOrder {
  const late: Promise<ReactNode>[] = []
  // No content can contain it, because the nonce is random.
  const mark = `<!--${nonce}-->`
  const addLate = (content: Promise<ReactNode>) => {
    late.push(content)
    return mark
  }
  const html = renderToString(<LateContentContext value={addLate}>{element}</LateContentContext>)
  if (late.length === 0) return { first: html, rest: null }
  const inLanguage = keepLanguage()
  const render = (content: ReactNode) => inLanguage(() => renderToString(content))
  const [first = '', ...pieces] = html.split(mark)
  return { first, rest: inOrder(late, pieces, { render, onError }) }
}

async function* inOrder(
  late: readonly Promise<ReactNode>[],
  pieces: readonly string[],
  { render, onError }: { render: (content: ReactNode) => string; onError: (cause: unknown) => void },
): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) {
    let html = ''
    try {
      html = render(await late[index])
    } catch (cause) {
      onError(cause)
    }
    yield html + piece
  }
}
