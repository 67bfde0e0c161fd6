import { fetchPage } from '../navigation/page-fetch.ts'
import { addStylesheet, missingStylesheets, parsePage } from '../navigation/page-swap.ts'

let isOpening = false

/**
 * Opens the part of a link's page in a sheet over this page. Links in the sheet lead back, so they close it, and the
 * browser returns the focus. A page without the part says why, so the link is followed. Resolves with `null` if no
 * sheet opens.
 *
 * @throws Error if the page does not arrive
 */
export async function openPageSheet(
  link: HTMLAnchorElement,
  { part: selector, className }: { part: string; className: string },
): Promise<HTMLDialogElement | null> {
  if (isOpening) return null
  isOpening = true
  try {
    const page = parsePage((await fetchPage(link.href)).html)
    const part = page?.main.querySelector<HTMLElement>(selector)
    if (!page || !part) {
      location.assign(link.href)
      return null
    }
    await Promise.all(missingStylesheets(page.next).map(addStylesheet))
    // The link is gone if this page has changed meanwhile.
    return link.isConnected ? showSheet(link.textContent, className, document.adoptNode(part)) : null
  } finally {
    isOpening = false
  }
}

function showSheet(label: string, className: string, part: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const closed = new AbortController()
  dialog.className = `sheet-base sheet sheet--page ${className}`
  dialog.setAttribute('aria-label', label)
  dialog.append(part)
  document.body.append(dialog)
  part.querySelector<HTMLElement>(':checked')?.setAttribute('autofocus', '')
  dialog.showModal()
  dialog.addEventListener('close', () => {
    closed.abort()
    dialog.remove()
  })
  dialog.addEventListener('click', (event) => {
    const isWayBack = event.target instanceof Element && event.target.closest('a') !== null
    if (!isWayBack) return
    event.preventDefault()
    dialog.close()
  })
  document.addEventListener('sv:navigate-start', () => dialog.close(), { signal: closed.signal })
  return dialog
}
