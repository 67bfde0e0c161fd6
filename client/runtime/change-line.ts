import { changeLineAtom } from '../atoms/change-line.ts'
import { flushQuantitiesAtom } from '../atoms/quantities.ts'
import type { PageStore } from '../atoms/store.ts'
import { fetchPage } from '../navigation/page-fetch.ts'
import { addStylesheet, missingStylesheets, parsePage } from '../navigation/page-swap.ts'
import { changeLinePathOf } from '#shared/links.ts'

/** About a second: longer than the bag takes to show a new line. */
const maxFrames = 60

let isOpening = false

/**
 * Opens the form of the page that changes a line in a sheet over the bag, and sends its choice without leaving the bag.
 * A page without the form says why the line cannot be changed, so the link is followed.
 *
 * @throws Error if the page does not arrive
 */
export async function openChangeSheet(store: PageStore, link: HTMLAnchorElement): Promise<void> {
  if (isOpening) return
  isOpening = true
  try {
    // The form says how many units the line keeps.
    await store.set(flushQuantitiesAtom)
    const page = parsePage((await fetchPage(link.href)).html)
    const form = page?.main.querySelector<HTMLFormElement>('.change-line__form')
    if (!page || !form) return location.assign(link.href)
    await Promise.all(missingStylesheets(page.next).map(addStylesheet))
    // The link is gone if the bag has changed meanwhile.
    if (link.isConnected) showSheet(store, link, document.adoptNode(form))
  } finally {
    isOpening = false
  }
}

function showSheet(store: PageStore, link: HTMLAnchorElement, form: HTMLFormElement): void {
  const lines = link.closest<HTMLElement>('dialog, main') ?? document.body
  const dialog = document.createElement('dialog')
  const closed = new AbortController()
  dialog.className = 'sheet-base sheet change-line-sheet'
  dialog.setAttribute('aria-label', link.textContent)
  dialog.append(form)
  document.body.append(dialog)
  form.querySelector<HTMLElement>(':checked')?.setAttribute('autofocus', '')
  dialog.showModal()
  // The browser returns the focus to the link.
  dialog.addEventListener('close', () => {
    closed.abort()
    dialog.remove()
  })
  dialog.addEventListener('click', (event) => {
    const isKept = event.target instanceof Element && event.target.closest('a') !== null
    if (!isKept) return
    event.preventDefault()
    dialog.close()
  })
  document.addEventListener('sv:navigate-start', () => dialog.close(), { signal: closed.signal })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })

  async function send(): Promise<void> {
    const button = form.querySelector('button')
    // A disabled button would lose the focus.
    if (button?.hasAttribute('aria-disabled')) return
    button?.setAttribute('aria-disabled', 'true')
    form.querySelector('.notice')?.remove()
    const result = await store.set(changeLineAtom, readForm(form))
    button?.removeAttribute('aria-disabled')
    if (result.status === 'failed') return form.prepend(noticeOf(result.message))
    const changed = await linkOf(lines, result.lineId)
    if (dialog.open) dialog.close()
    changed?.focus()
  }
}

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form)
  const version = fields.get('version')
  return {
    lineId: String(fields.get('lineId')),
    variantId: Number(fields.get('variantId')),
    version: version === null ? null : Number(version),
  }
}

function noticeOf(message: string): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'notice notice--error'
  notice.setAttribute('role', 'alert')
  notice.append(message)
  return notice
}

/** The link that changes the line, once the bag shows it. */
async function linkOf(lines: HTMLElement, lineId: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < maxFrames; frame++) {
    const link = lines.querySelector<HTMLElement>(`a[href$="${CSS.escape(changeLinePathOf(lineId))}"]`)
    if (link) return link
    await new Promise(requestAnimationFrame)
  }
  return null
}
