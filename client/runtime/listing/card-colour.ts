import { colourSegment } from '#shared/links.ts'

/** Shows a card in the colour of a pressed swatch: the pictures, and the links of the card and of quick add. */
export function showSwatch(card: HTMLElement, swatches: HTMLElement, clientX: number): void {
  const { colour: shown } = card.dataset
  const colours = swatches.title.split('\n')
  const index = Math.min(swatchAt(clientX, swatches.getBoundingClientRect()), colours.length - 1)
  const colour = colours[index]
  if (shown === undefined || colour === undefined) return
  // An open panel shows the sizes of the colour that was shown before.
  card.querySelector<HTMLElement>('.quick-add__close')?.click()
  const from = `_${segmentOf(shown)}_`
  const to = `_${segmentOf(colour)}_`
  for (const picture of card.querySelectorAll<HTMLImageElement>(':scope > img')) {
    picture.srcset = picture.srcset.replaceAll(from, to)
    picture.src = picture.src.replace(from, to)
  }
  for (const link of card.querySelectorAll('a'))
    link.href = link.href.slice(0, link.href.lastIndexOf('/') + 1) + segmentOf(colour)
  swatches.style.setProperty('--chosen', String(index))
  card.dataset['colour'] = colour
}

/**
 * The index of the swatch at a horizontal position. The stylesheet draws one every 1.5rem, from 3 pixels beside the
 * left edge of a line of 1.25rem. A press between two swatches counts for the nearer one.
 */
export function swatchAt(clientX: number, line: Pick<DOMRect, 'left' | 'height'>): number {
  const pitch = line.height * 1.2
  return Math.max(0, Math.floor((clientX - line.left - 3) / pitch + 0.25))
}

function segmentOf(colour: string): string {
  return encodeURIComponent(colourSegment(colour))
}
