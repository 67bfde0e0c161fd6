import { colourSegment } from '#shared/domain/product.ts'

/** Shows a card in another colour of its product: the pictures, and the links of the card and of quick add. */
export function showInColour(card: HTMLElement, colour: string): void {
  const { colour: shown } = card.dataset
  if (shown === undefined) return
  // An open panel offers the sizes of the colour that was shown before.
  card.querySelector<HTMLElement>('.quick-add__close')?.click()
  const from = `_${segmentOf(shown)}_`
  const to = `_${segmentOf(colour)}_`
  for (const picture of card.querySelectorAll<HTMLImageElement>('.product-card__picture img')) {
    picture.srcset = picture.srcset.replaceAll(from, to)
    picture.src = picture.src.replace(from, to)
  }
  for (const link of card.querySelectorAll('a')) link.href = link.href.replace(/[^/]*$/, segmentOf(colour))
  for (const swatch of card.querySelectorAll<HTMLElement>('.swatches i'))
    swatch.toggleAttribute('data-chosen', swatch.title === colour)
  card.dataset['colour'] = colour
}

function segmentOf(colour: string): string {
  return encodeURIComponent(colourSegment(colour))
}
