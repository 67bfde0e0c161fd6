import { hoverPicture } from '../product-picture.ts'

/** Adds the second picture of a card after the first one. The stylesheet shows it while a pointer is over the card. */
export function addHoverPicture(card: Element): void {
  const first = card.querySelector('img')
  if (!first || card.querySelector('.product-card__hover')) return
  const { src, srcSet, sizes } = hoverPicture(first.src.replace(/_1\?.*/, '_2'))
  const second = new Image()
  second.className = 'product-card__hover'
  second.alt = ''
  second.sizes = sizes
  second.srcset = srcSet
  second.src = src
  first.after(second)
}
