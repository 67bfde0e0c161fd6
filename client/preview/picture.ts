import { isRecord } from '../api/shapes.ts'
import { morph } from './morph.ts'
import { showStatus } from './status.ts'
import { words } from './words.ts'

/**
 * Draws the item as the form has it: the server renders it, and the picture changes in place. One drawing at a time,
 * and the newest content next. What cannot be drawn leaves the last good picture, and says why.
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
