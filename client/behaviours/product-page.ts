import { rememberViewed } from '../api/viewed-products.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { isOld, newerOffer } from '../components/buy-box/live-offer.ts'
import type { BuyBoxProps } from '../components/buy-box/to-buy-box-props.ts'
import { connectGallery } from '../components/gallery/connect-gallery.ts'
import { fetchProductEarly, type LiveProduct } from '../data/product.ts'
import type { IslandHost } from '../island/island-element.ts'

/**
 * Does without React what a product page needs before the visitor's first input: the pictures open, the product counts
 * as viewed, and price and stock are read again if the page is old or becomes visible again. The buy box hydrates early
 * if they have changed, and if its wallet buttons are visible, because a wallet's sheet must open right after the
 * press.
 */
export function connect(page: HTMLElement, signal: AbortSignal, store: PageStore): void {
  const gallery = page.querySelector<HTMLElement>('.gallery')
  if (gallery) connectGallery(gallery, signal)
  const buyBox = page.querySelector<IslandHost>('sv-island[data-name="buy-box"]')
  if (!buyBox) return
  const shown = JSON.parse(buyBox.dataset['props'] ?? '') as BuyBoxProps
  const hydrate = () => {
    if (!signal.aborted) void buyBox.hydrate()
  }
  /** A live buy box reads by itself. */
  const readAgain = () => {
    if (buyBox.isLive) return
    fetchProductEarly(pageServices(store.get), shown).then(
      (live) => hasChanged(shown, live) && hydrate(),
      // The buy box knows if the product is no longer sold or if the read failed.
      hydrate,
    )
  }
  document.addEventListener('visibilitychange', () => document.hidden || readAgain(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain(), { signal })
  rememberViewed({
    id: shown.productId,
    colour: shown.colour ?? '',
    categories: page.dataset['categories'] ?? '',
  })
  if (isOld(shown, Date.now())) readAgain()
  const wallets = buyBox.querySelector('.wallet-buttons')
  if (wallets)
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      hydrate()
    }).observe(wallets)
}

function hasChanged(shown: BuyBoxProps, live: LiveProduct): boolean {
  const { offer, isOnSale } = newerOffer(shown, live)
  return JSON.stringify([offer, isOnSale]) !== JSON.stringify([shown.offer, shown.isOnSale])
}
