import { isRecord } from '../api/shapes.ts'
import { contentFramePath } from '#shared/links.ts'

const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
const maxHeight = 6000

/**
 * Shows third-party HTML in a frame with an opaque origin, so that it cannot reach cookies, storage or pages of the
 * shop (D-17). The frame receives its content over a port and reports its height over it.
 */
export function connect(host: HTMLElement): void {
  if (host.classList.contains('raw-html--framed')) return
  const content: unknown = JSON.parse(host.dataset['rawHtml'] ?? 'null')
  if (isRecord(content)) host.append(createFrame(content))
  host.classList.add('raw-html--framed')
}

function createFrame(content: Record<string, unknown>): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'raw-html__frame'
  frame.title = String(content['title'])
  frame.setAttribute('sandbox', sandbox)
  frame.loading = 'lazy'
  frame.src = contentFramePath
  frame.addEventListener('load', () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resize(frame, data))
    port1.start()
    // A frame with an opaque origin cannot be named as a target. Its content is public.
    frame.contentWindow?.postMessage({ ...content, language: document.documentElement.lang }, '*', [port2])
  })
  return frame
}

function resize(frame: HTMLIFrameElement, message: unknown): void {
  const height = isRecord(message) ? message['height'] : undefined
  if (typeof height === 'number' && height >= 0) frame.style.blockSize = `${Math.min(Math.ceil(height), maxHeight)}px`
}
