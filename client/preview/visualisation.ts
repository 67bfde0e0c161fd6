import { connectToForm } from './form-connection.ts'
import { createRendering } from './rendering.ts'
import { showStatus } from './status.ts'

preventLeaving()
// A live region must exist before its first message to be announced.
showStatus(null)
connectToForm(createRendering())

/**
 * Disables links and forms, which would leave the editor's frame. A menu closes itself where a link would have been
 * followed.
 */
function preventLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    closeMenu(link)
  })
  document.addEventListener('submit', (event) => event.preventDefault())
}

function closeMenu(link: Element): void {
  for (const opened of link.closest('nav')?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
    opened.open = false
  link.closest('dialog')?.close()
}
