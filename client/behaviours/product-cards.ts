import type { PageStore } from '../atoms/store.ts'
import { isModified } from '../island/is-modified.ts'

/**
 * Handles all product cards with one listener: opens the quick add panel in a card, one at a time, and shows the card
 * in the colour of a pressed swatch. Before this script has loaded, the links lead to the product.
 */
export function run(store: PageStore): void {
  // From now on this link opens a panel.
  const mark = () => {
    for (const trigger of document.querySelectorAll('[data-quick-add]:not([aria-haspopup])'))
      trigger.ariaHasPopup = 'dialog'
  }
  mark()
  for (const name of ['sv:navigate-end', 'sv:cards']) document.addEventListener(name, mark)
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const card = target?.closest<HTMLElement>('.product-card')
    if (!target || !card || event.defaultPrevented) return
    const swatch = target.closest<HTMLElement>('.swatches i')
    if (swatch) return void showColour(card, swatch.title)
    const trigger = target.closest<HTMLAnchorElement>('[data-quick-add]')
    if (!trigger) return
    if (isModified(event)) return
    event.preventDefault()
    void openQuickAdd({ card, trigger })
  })

  /** The last press, while its script is loading. Escape cancels it, another press replaces it. */
  let pending: object | null = null
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && (pending = null))

  async function openQuickAdd(press: { card: HTMLElement; trigger: HTMLAnchorElement }): Promise<void> {
    pending = press
    try {
      const { toggleQuickAdd } = await import('../runtime/quick-add.ts')
      if (pending === press) await toggleQuickAdd(store, press)
    } catch (error) {
      console.error('quick add:', error)
      if (pending === press) location.assign(press.trigger.href)
    }
  }
}

async function showColour(card: HTMLElement, colour: string): Promise<void> {
  try {
    const { showInColour } = await import('../runtime/listing/card-colour.ts')
    showInColour(card, colour)
  } catch (error) {
    console.error('swatch:', error)
  }
}
