import { changeLineAtom } from '../atoms/change-line.ts'
import { flushQuantitiesAtom } from '../atoms/quantities.ts'
import type { PageStore } from '../atoms/store.ts'
import { openPageSheet } from './page-sheet.ts'
import { changeLinePathOf } from '#shared/links.ts'

/** About a second: longer than the bag takes to show a new line. */
const maxFrames = 60

/**
 * Opens the form of the page that changes a line in a sheet over the bag, and sends its choice without leaving the bag.
 *
 * @throws Error if the page does not arrive
 */
export async function openChangeSheet(store: PageStore, link: HTMLAnchorElement): Promise<void> {
  // The form says how many units the line keeps.
  await store.set(flushQuantitiesAtom)
  const lines = link.closest<HTMLElement>('dialog, main') ?? document.body
  const dialog = await openPageSheet(link, { part: '.change-line__form', className: 'change-line-sheet' })
  const form = dialog?.querySelector('form')
  if (dialog && form) sendFrom(dialog, { form, store, lines })
}

type Sending = { form: HTMLFormElement; store: PageStore; lines: HTMLElement }

function sendFrom(dialog: HTMLDialogElement, { form, store, lines }: Sending): void {
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
