import { fetchPage } from '../../navigation/page-fetch.ts'

/** The cards of another page of the listing, and its footer. */
export type NextCards = { cards: Element[]; foot: Element | null; pages: Element | null }

/** @throws Error if the page is not a listing */
export async function fetchCards(url: string): Promise<NextCards> {
  const { html } = await fetchPage(url)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const cards = [...page.querySelectorAll('.listing-page .product-grid > li')]
  if (cards.length === 0) throw new Error(`${url}: no listing`)
  return { cards, foot: page.querySelector('.load-more'), pages: page.querySelector('.pagination') }
}

/** Appends the cards and replaces the footer. Returns the first new card. */
export function appendCards({ cards, foot, pages }: NextCards): Element | null {
  const grid = [...document.querySelectorAll('.listing-page .product-grid')].at(-1)
  const shown = new Set([...document.querySelectorAll<HTMLElement>('.listing-page .product-card')].map(keyOf))
  // The listing may have shifted between two pages, so cards that are here already are skipped.
  const added = cards.filter((card) => !shown.has(keyOf(card.querySelector<HTMLElement>('.product-card'))))
  grid?.append(...added.map((card) => document.adoptNode(card)))
  if (foot) document.querySelector('.load-more')?.replaceWith(document.adoptNode(foot))
  if (pages) document.querySelector('.listing-page .pagination')?.replaceWith(document.adoptNode(pages))
  document.dispatchEvent(new Event('sv:cards'))
  return added[0] ?? null
}

/** Search results have a card for each colour of a product. */
function keyOf(card: HTMLElement | null): string {
  return `${card?.dataset['product']} ${card?.dataset['colour']}`
}

export function nextHref(): string | null {
  return document.querySelector<HTMLAnchorElement>('[data-load-more]')?.href ?? null
}
