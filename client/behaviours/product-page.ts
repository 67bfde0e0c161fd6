import { rememberViewed } from '../api/viewed-products.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { isOld, newerOffer } from '../components/buy-box/live-offer.ts'
import type { BuyBoxProps } from '../components/buy-box/to-buy-box-props.ts'
import { fetchProductEarly, type LiveProduct } from '../data/product.ts'
import type { IslandHost } from '../island/island-element.ts'

/**
 * Does without React what a product page needs before the visitor's first input: the product counts as viewed, and
 * price and stock are read again if the page is old or becomes visible again. The buy box hydrates early if they have
 * changed, and if its wallet buttons are visible, because a wallet's sheet must open right after the press.
 */
export function run(store: PageStore): void {
  document.addEventListener('sv:navigate-end', start)
  document.addEventListener('visibilitychange', () => document.hidden || readAgain())
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
  start()

  function start(): void {
    const page = staticBuyBox()
    if (!page) return
    const { buyBox, shown } = page
    rememberViewed({ id: shown.productId, colour: shown.colour ?? '' })
    if (isOld(shown, Date.now())) readAgain()
    const wallets = buyBox.querySelector('.wallet-buttons')
    if (wallets)
      new IntersectionObserver((entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        hydrate(buyBox)
      }).observe(wallets)
  }

  /** A live buy box reads by itself. */
  function readAgain(): void {
    const page = staticBuyBox()
    if (!page || page.buyBox.isLive) return
    const { buyBox, shown } = page
    const hasChanged = (live: LiveProduct) => {
      const { offer, isOnSale } = newerOffer(shown, live)
      return JSON.stringify([offer, isOnSale]) !== JSON.stringify([shown.offer, shown.isOnSale])
    }
    fetchProductEarly(pageServices(store.get), shown).then(
      (live) => hasChanged(live) && hydrate(buyBox),
      // The buy box tells a product that is no longer sold from a failed read.
      () => hydrate(buyBox),
    )
  }
}

function staticBuyBox(): { buyBox: IslandHost; shown: BuyBoxProps } | null {
  const buyBox = document.querySelector<IslandHost>('sv-island[data-name="buy-box"]')
  return buyBox && { buyBox, shown: JSON.parse(buyBox.dataset['props'] ?? '') }
}

function hydrate(buyBox: IslandHost): void {
  if (buyBox.isConnected) void buyBox.hydrate()
}
