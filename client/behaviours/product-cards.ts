import type { PageStore } from '../atoms/store.ts'
import { isModified } from '../island/is-modified.ts'

type Press = { card: HTMLElement; trigger: HTMLAnchorElement }

/** The last press in any grid, while its script is loading. Escape cancels it, another press replaces it. */
let pending: Press | null = null

/**
 * Handles the product cards of a grid with one listener for each event: opens the quick add panel in a card, one at a
 * time on the page, shows the card in the colour of a pressed swatch, and adds its second picture when a mouse comes
 * over it. Before this script has loaded, the links lead to the product.
 */
export function connect(grid: HTMLElement, signal: AbortSignal, store: PageStore): void {
  // From now on this link opens a panel.
  const mark = () => {
    for (const trigger of grid.querySelectorAll('[data-quick-add]:not([aria-haspopup])'))
      trigger.setAttribute('aria-haspopup', 'dialog')
  }
  mark()
  // Cards that were added to this grid.
  document.addEventListener('sv:cards', mark, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && (pending = null), { signal })
  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const card = target?.closest<HTMLElement>('.product-card')
    if (!target || !card || event.defaultPrevented) return
    const swatches = target.closest<HTMLElement>('.swatches')
    if (swatches) return void showColour(card, swatches, event.clientX)
    const trigger = target.closest<HTMLAnchorElement>('[data-quick-add]')
    if (!trigger) return
    if (isModified(event)) return
    event.preventDefault()
    void openQuickAdd(store, { card, trigger })
  }
  grid.addEventListener('click', press, { signal })

  // Phones and tablets show no second picture, so they do not load one.
  const hasSecond = matchMedia('(width >= 62rem) and (hover: hover)')
  const addPicture = ({ target }: Event) => {
    const card = hasSecond.matches && target instanceof Element && target.closest('.product-card')
    if (card)
      import('../components/product-card/hover-picture.ts').then(
        (module) => module.addHoverPicture(card),
        () => undefined,
      )
  }
  grid.addEventListener('pointerover', addPicture, { signal })
}

async function openQuickAdd(store: PageStore, press: Press): Promise<void> {
  pending = press
  try {
    const module = await import('../runtime/quick-add.ts')
    if (pending === press) await module.toggleQuickAdd(store, press)
  } catch (error) {
    console.error('quick add:', error)
    if (pending === press) location.assign(press.trigger.href)
  }
}

async function showColour(card: HTMLElement, swatches: HTMLElement, clientX: number): Promise<void> {
  try {
    const module = await import('../runtime/listing/card-colour.ts')
    module.showSwatch(card, swatches, clientX)
  } catch (error) {
    console.error('swatch:', error)
  }
}
