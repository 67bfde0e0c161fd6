import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LateContentContext } from '#client/late-content.ts'

type InOrderOptions = { nonce: string; onError(cause: unknown): void }

/** HTML in the order of the document. `rest` is `null` if no content is late. */
export type HtmlInOrder = { first: string; rest: AsyncGenerator<string> | null }

/**
 * Renders an element in pieces, in the order of the document: all that comes before its late content, that content once
 * it is there, and so on. Late content that fails is left out. @throws what a component throws
 */
export function renderInOrder(element: ReactNode, { nonce, onError }: InOrderOptions): HtmlInOrder {
  const late: Promise<string>[] = []
  // No content can contain it, because the nonce is random.
  const mark = `<!--${nonce}-->`
  const addLate = (html: Promise<string>) => {
    // It has a handler before it is awaited.
    late.push(
      html.catch((cause: unknown) => {
        onError(cause)
        return ''
      }),
    )
    return mark
  }
  const html = renderToString(<LateContentContext value={addLate}>{element}</LateContentContext>)
  if (late.length === 0) return { first: html, rest: null }
  const [first = '', ...pieces] = html.split(mark)
  return { first, rest: inOrder(late, pieces) }
}

async function* inOrder(late: readonly Promise<string>[], pieces: readonly string[]): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) yield ((await late[index]) ?? '') + piece
}
