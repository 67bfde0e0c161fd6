import { recordEvent } from '../api/record-event.ts'
import { cartAtom } from '../atoms/shown-cart.ts'
import type { PageStore } from '../atoms/store.ts'
import { pageProduct } from '../runtime/page-product.ts'
import { placeOf, readCard, selectedItem } from '../runtime/product-card-data.ts'
import { recordPurchase } from './purchase.ts'
import { watchLists } from './watch-lists.ts'
import { watchPromotions } from './watch-promotions.ts'
import { searchResultsName } from '#shared/analytics/settings.ts'

const maxTermLength = 100

type Watch = { started: () => Promise<unknown>; isActive: () => boolean }

/**
 * Records the events that are caused by looking at a page: a product, a list, a promotion, search results, the bag and
 * a placed order. Part of analytics, because without a listener nobody needs them.
 */
export function watchPages(store: PageStore, { started, isActive }: Watch): void {
  let lastTerm: string | null = null

  function look(): void {
    if (!isActive()) return
    const product = pageProduct(document)
    if (product) recordEvent({ event: 'view_item', ecommerce: product })
    const term = searchTerm()
    if (term !== null && term !== lastTerm) recordEvent({ event: 'search', search_term: term })
    lastTerm = term
    if (isBagPage())
      void started().then(() => isBagPage() && recordEvent({ event: 'view_cart', cart: store.get(cartAtom) }))
    recordPurchase()
  }

  watchCards(isActive)
  watchLists(isActive)
  watchPromotions(isActive)
  look()
  document.addEventListener('sv:navigate-end', look)
  addEventListener('pageshow', (event) => event.persisted && look())
}

const isBagPage = () => document.body.dataset['pageType'] === 'bag'

/** The term of the search results that the page shows. One that may be an e-mail address is left out. */
function searchTerm(): string | null {
  if (document.body.dataset['list'] !== searchResultsName) return null
  const term = new URLSearchParams(location.search).get('query')?.trim().slice(0, maxTermLength) ?? ''
  return term === '' || term.includes('@') ? null : term
}

/** Records each followed name of a product card. */
function watchCards(isActive: () => boolean): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.product-card__name a') : null
    const card = link?.closest<HTMLElement>('.product-card')
    if (card && isActive()) recordEvent(selectedItem(readCard(card), placeOf(card, document)))
  })
}
