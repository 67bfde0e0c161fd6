import { isModified } from '../../island/is-modified.ts'
import type { IslandHost } from '../../island/island-element.ts'
import { watchPosition } from './watch-position.ts'

/** Shows the position in the strip of pictures, and opens a pressed picture in the zoom dialog. */
export function connectGallery(gallery: HTMLElement, signal: AbortSignal): void {
  const [strip, place] = gallery.children
  if (strip && place)
    watchPosition(strip, (position) => (place.textContent = `${position + 1} / ${strip.childElementCount}`), signal)
  for (const [first, link] of galleryLinks(gallery).entries()) {
    link.setAttribute('aria-haspopup', 'dialog')
    const open = (event: MouseEvent) => {
      if (isModified(event)) return
      event.preventDefault()
      void openZoom(gallery, { link, first })
    }
    link.addEventListener('click', open, { signal })
  }
}

export function galleryLinks(gallery: ParentNode): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery__link')]
}

/**
 * Opens the dialog, which reads the pictures from the page. Escape stops one whose script is loading, and another press
 * replaces it. Without the script the browser shows the picture.
 */
async function openZoom(gallery: HTMLElement, { link, first }: { link: HTMLAnchorElement; first: number }) {
  gallery.querySelector('sv-island')?.remove()
  const host = document.createElement('sv-island') as IslandHost
  Object.assign(host.dataset, { name: 'zoom', on: 'interaction', props: JSON.stringify({ first }) })
  host.addEventListener('close', () => host.remove(), true)
  gallery.append(host)
  const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && host.remove()
  document.addEventListener('keydown', cancel)
  const isLive = await host.hydrate()
  document.removeEventListener('keydown', cancel)
  if (!isLive && host.isConnected) location.assign(link.href)
}
