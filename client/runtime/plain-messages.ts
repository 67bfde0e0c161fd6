import type { PageStore } from '../atoms/store.ts'
import { notificationsAtom, type Notification } from '../atoms/ui.ts'

const islandWaitMs = 1000

const regions = (role: string) =>
  document.querySelectorAll<HTMLElement>(`sv-island[data-name=notifications] [role=${role}]`)

/**
 * Writes the page's messages into the live regions of the server's markup while the island that shows them is not live:
 * at once without a network, otherwise when the island has not come within a second.
 */
export function showPlainMessages(store: PageStore): void {
  const show = () => {
    const notifications = store.get(notificationsAtom)
    for (const role of ['alert', 'status'])
      for (const region of regions(role)) {
        const { isLive } = region.closest('sv-island') as Element & { isLive?: boolean }
        if (!isLive)
          region.replaceChildren(
            ...notifications
              .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
              .map((notification) => itemOf(notification, region)),
          )
      }
  }
  store.sub(notificationsAtom, () => void setTimeout(show, navigator.onLine ? islandWaitMs : 0))
}

function itemOf({ kind, text, action, dismiss }: Notification, { parentElement }: HTMLElement): HTMLElement {
  const item = document.createElement('div')
  item.className = `notifications__item notifications__item--${kind === 'status' ? kind : 'error'}`
  item.append(document.createElement('p'))
  item.firstElementChild?.append(text)
  const addButton = (label: string, press: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'notifications__action'
    button.append(label)
    button.addEventListener('click', press)
    item.append(button)
  }
  if (action)
    addButton(action.label, () => {
      dismiss()
      action.run()
    })
  addButton(parentElement?.dataset['dismiss'] ?? '', dismiss)
  return item
}
