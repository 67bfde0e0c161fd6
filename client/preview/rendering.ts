import { isRecord } from '../api/shapes.ts'
import { messages } from './messages.ts'
import { morph } from './morph.ts'
import { showStatus } from './status.ts'

/**
 * Shows the form's content: the server renders it, and the page is updated in place. One rendering at a time, then the
 * newest content. After a failure the last good rendering stays, with a message.
 */
export function createRendering(): (content: object) => void {
  let next: object | null = null
  let isRendering = false

  return function render(content) {
    next = content
    if (!isRendering) void renderAll()
  }

  async function renderAll(): Promise<void> {
    isRendering = true
    while (next) {
      const content = next
      next = null
      await renderOne(content).catch(() => showStatus({ title: messages.notDrawn, lines: [] }))
    }
    isRendering = false
  }
}

async function renderOne(content: object): Promise<void> {
  const response = await fetch(location.pathname + location.search, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  })
  if (response.status === 422) return showStatus({ title: messages.invalid, lines: issueLines(await response.json()) })
  if (!response.ok) throw new Error(`No rendering (status ${response.status})`)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main')
  const main = document.querySelector('main')
  if (!next || !main) throw new Error('No rendering in the response')
  const top = scrollY
  morph(main, document.adoptNode(next))
  scrollTo({ top, behavior: 'instant' })
  showStatus(null)
  document.dispatchEvent(new CustomEvent('sv:picture'))
}

function issueLines(problem: unknown): string[] {
  const faults = isRecord(problem) && Array.isArray(problem['faults']) ? problem['faults'] : []
  return faults
    .filter(isRecord)
    .map(({ field, expected, found }) =>
      messages.issue({ field: String(field), expected: String(expected), found: String(found) }),
    )
}
