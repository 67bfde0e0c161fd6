import type { CardData } from '../atoms/quick-add-state.ts'
import type { IslandHost } from '../island/island-element.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import { bag } from '#shared/messages/shop.ts'

/**
 * The quick add panel of a card, so that it opens in the frame after the press. Its island renders the choices, once
 * React has loaded. Picture, price and icon are copies of those that the page has.
 */
export function quickAddFrame(card: HTMLElement, data: CardData): { frame: HTMLElement; host: IslandHost } {
  const frame = document.createElement('div')
  frame.className = 'quick-add'
  frame.innerHTML =
    '<div class="quick-add__veil"></div><div class="quick-add__panel" role="dialog" tabindex="-1"><header class="quick-add__header"><div class="quick-add__product"><p class="quick-add__name"></p></div><button class="quick-add__close" type="button"></button></header><sv-island data-name="quick-add" data-on="interaction"><p class="quick-add__note" role="status"></p></sv-island></div>'
  const part = (element: string) => frame.querySelector<HTMLElement>(`.quick-add__${element}`)
  const copy = (of: ParentNode, selector: string) => of.querySelector(selector)?.cloneNode(true) ?? ''
  const host = frame.querySelector('sv-island') as IslandHost
  host.dataset['props'] = JSON.stringify(data)
  part('panel')?.setAttribute('aria-label', `${quickAdd.title}: ${data.name}`)
  part('header')?.prepend(copy(card, 'img'))
  part('name')?.append(data.name)
  part('product')?.append(copy(card, '.price'))
  part('close')?.setAttribute('aria-label', quickAdd.close)
  part('close')?.append(copy(document, '.panel__close svg'))
  part('note')?.append(bag.loading)
  return { frame, host }
}
