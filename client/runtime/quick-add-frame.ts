import { bag } from '#shared/messages/en.ts'
import { quickAdd } from '#shared/messages/listing.ts'

/**
 * The quick add panel as its island renders it first, so that it opens in the frame after the press, before React has
 * loaded. The icon is a copy of one that the page has.
 */
export function quickAddFrame(name: string): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'quick-add'
  frame.innerHTML =
    '<div class="quick-add__veil"></div><div class="quick-add__panel" role="dialog" tabindex="-1"><header class="quick-add__header"><p class="quick-add__name"></p><button class="quick-add__close" type="button"></button></header><p class="quick-add__note" role="status"></p></div>'
  const part = (element: string) => frame.querySelector(`.quick-add__${element}`)
  part('panel')?.setAttribute('aria-label', `${quickAdd.title}: ${name}`)
  part('name')?.append(name)
  part('close')?.setAttribute('aria-label', quickAdd.close)
  part('close')?.append(document.querySelector('.drawer__close svg')?.cloneNode(true) ?? '')
  part('note')?.append(bag.loading)
  return frame
}
