import type { ReactNode } from 'react'
import { cutAt } from '../cache/page-cache.ts'
import { keepLanguage } from '../language/language.ts'
import { renderToReadableStream, renderToString } from './react-dom-server.ts'
import { LateContentContext } from '#client/late-content.ts'

type InOrderOptions = { nonce: string; signal: AbortSignal; onError(cause: unknown): void }

/**
 * Renders an element in pieces, in the order of the document: all that comes before its late content, that content once
 * it is there, and so on. Late content that cannot be rendered is left out. Rejects if anything else cannot be
 * rendered.
 */
export async function renderInOrder(
  element: ReactNode,
  { nonce, signal, onError }: InOrderOptions,
): Promise<AsyncGenerator<Uint8Array>> {
  const late: Promise<ReactNode>[] = []
  // No content can contain it, because the nonce is random.
  const mark = `<!--${nonce}-->`
  const addLate = (content: Promise<ReactNode>) => {
    late.push(content)
    return mark
  }
  const stream = await renderToReadableStream(<LateContentContext value={addLate}>{element}</LateContentContext>, {
    signal,
    onError,
  })
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const inLanguage = keepLanguage()
  const render = (content: ReactNode) => inLanguage(() => renderToString(content))
  return inOrder(late.length === 0 ? [bytes] : cutAt(bytes, mark), late, { render, onError })
}

async function* inOrder(
  segments: readonly Uint8Array[],
  late: readonly Promise<ReactNode>[],
  { render, onError }: { render: (content: ReactNode) => string; onError: (cause: unknown) => void },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const [index, segment] of segments.entries()) {
    yield segment
    const content = late[index]
    if (!content) continue
    try {
      yield encoder.encode(render(await content))
    } catch (cause) {
      onError(cause)
    }
  }
}
