import { messages } from './messages.ts'

/** A finding for the editor, with its element. */
export type Finding = { element: HTMLElement; text: string }

const mark = 'data-editors-finding'

/** Content that the server left out has a placeholder with its name. */
export function skippedFindings(root: ParentNode): Finding[] {
  return [...root.querySelectorAll<HTMLElement>('[data-editors-note]')].map((element) => ({
    element,
    text: element.dataset['editorsNote'] ?? '',
  }))
}

/** Lists the findings in the preview bar, or at the end of a page without one. Each links to its element. */
export function showFindings(findings: readonly Finding[]): void {
  document.querySelector('.findings')?.remove()
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  if (findings.length === 0) return
  const list = document.createElement('ul')
  list.append(...findings.map(entryOf))
  const summary = document.createElement('summary')
  summary.textContent = messages.findings(findings.length)
  const details = document.createElement('details')
  details.className = 'findings'
  details.append(summary, list)
  const bar = document.querySelector('.preview-bar')
  if (!bar) details.classList.add('findings--floating')
  ;(bar ?? document.body).append(details)
}

function entryOf({ element, text }: Finding): HTMLLIElement {
  element.setAttribute(mark, '')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', () => {
    element.tabIndex = -1
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
  const entry = document.createElement('li')
  entry.append(button)
  return entry
}
