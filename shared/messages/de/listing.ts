// Separate from `shop.ts`, which the cart loads: these panels load on first open.

/** Facts of a card in the list view. */
export const listCard = { sizes: 'Größen', range: (first: string, last: string) => `${first} bis ${last}` } as const

/** What a script adds to the filters. */
export const filterPanel = {
  mySizes: (sizes: readonly string[]) => `Meine Größe: ${sizes.join(', ')}`,
} as const

export const quickAdd = {
  title: 'Schnellauswahl',
  close: 'Schnellauswahl schließen',
  failed:
    'Die Größen konnten leider nicht geladen werden. Bitte versuchen Sie es noch einmal oder öffnen Sie die Produktseite.',
  needsDetails: 'Für diesen Artikel brauchen wir noch ein paar Angaben von Ihnen.',
  view: 'Zum Produkt',
} as const
