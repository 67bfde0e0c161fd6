import { isRecord } from '../api/shapes.ts'
import { morph } from './morph.ts'
import { showStatus } from './status.ts'
import { words } from './words.ts'

/**
 * Shows the form's content: the server renders it, and the page is updated in place. One rendering at a time, then the
 * newest content. After a failure the last good rendering stays, with a message.
 */
export function createPicture(): (content: object) => void {
  let next: object | null = null
  let isDrawing = false

  return function draw(content) {
    next = content
    if (!isDrawing) void drawAll()
  }

  async function drawAll(): Promise<void> {
    isDrawing = true
    while (next) {
      const content = next
      next = null
      await drawOne(content).catch(() => showStatus({ title: words.notDrawn, lines: [] }))
    }
    isDrawing = false
  }
}

async function drawOne(content: object): Promise<void> {
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  })
  if (response.status === 422) return showStatus({ title: words.invalid, lines: faultLines(await response.json()) })
  if (!response.ok) throw new Error(`No picture (status ${response.status})`)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main')
  const main = document.querySelector('main')
  if (!next || !main) throw new Error('No picture in the answer')
  const top = scrollY
  morph(main, document.adoptNode(next))
  scrollTo({ top, behavior: 'instant' })
  showStatus(null)
  document.dispatchEvent(new CustomEvent('sv:picture'))
}

function faultLines(problem: unknown): string[] {
  const faults = isRecord(problem) && Array.isArray(problem['faults']) ? problem['faults'] : []
  return faults
    .filter(isRecord)
    .map(({ field, expected, found }) =>
      words.fault({ field: String(field), expected: String(expected), found: String(found) }),
    )
}
