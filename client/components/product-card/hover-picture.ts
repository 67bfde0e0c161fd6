import { hoverPicture } from '../product-picture.ts'
import { wornSrc } from '#shared/domain/worn-picture.ts'
import { figureCookie } from '#shared/figure-cookie.ts'

/**
 * Adds the other picture of a card after its first one, worn by the figure that the shopper chose. The stylesheet shows
 * it while a pointer is over the card.
 */
export function addHoverPicture(card: Element): void {
  const first = card.querySelector('img')
  if (!first || card.querySelector('.product-card__hover')) return
  const { src, srcSet, sizes } = hoverPicture(otherPictureSrc(first.src, document.cookie))
  const second = new Image()
  second.className = 'product-card__hover'
  second.alt = ''
  second.sizes = sizes
  second.srcset = srcSet
  second.src = src
  first.after(second)
}

/** The other one of a card's two pictures. `cookies` is the text of the document's. */
export function otherPictureSrc(first: string, cookies: string): string {
  const [name = ''] = first.split('?')
  if (name.endsWith('_2')) return name.replace(/_2$/, '_1')
  const [, figure] = new RegExp(`(?:^|; )${figureCookie.name}=(\\w+)`).exec(cookies) ?? []
  const second = name.replace(/_1$/, '_2')
  return figure === undefined ? second : wornSrc(second, figure)
}
