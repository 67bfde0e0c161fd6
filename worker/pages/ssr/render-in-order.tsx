import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { keepLanguage } from '../../language/language.ts'
import { LateContentContext } from '#client/late-content.ts'

type InOrderOptions = { nonce: string; onError(cause: unknown): void }

/**
 * Renders an element in pieces, in the order of the document: all that comes before its late content, that content once
 * it is there, and so on. Late content that cannot be rendered is left out. @throws what a component throws elsewhere
 */
export function renderInOrder(element: ReactNode, { nonce, onError }: InOrderOptions): AsyncGenerator<string> {
  const late: Promise<ReactNode>[] = []
  // No content can contain it, because the nonce is random.
  const mark = `<!--${nonce}-->`
  const addLate = (content: Promise<ReactNode>) => {
    late.push(content)
    return mark
  }
  const html = renderToString(<LateContentContext value={addLate}>{element}</LateContentContext>)
  const inLanguage = keepLanguage()
  const render = (content: ReactNode) => inLanguage(() => renderToString(content))
  return inOrder(html.split(mark), late, { render, onError })
}

async function* inOrder(
  pieces: readonly string[],
  late: readonly Promise<ReactNode>[],
  { render, onError }: { render: (content: ReactNode) => string; onError: (cause: unknown) => void },
): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) {
    yield piece
    const content = late[index]
    if (!content) continue
    try {
      yield render(await content)
    } catch (cause) {
      onError(cause)
    }
  }
}
