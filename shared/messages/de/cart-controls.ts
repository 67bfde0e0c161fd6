import { plural } from './plural.ts'
import { bag } from './shop.ts'

// Separate, so that they load with the cart's islands.

/** Messages of the cart's controls. */
export const cartControls = {
  close: 'Schließen',
  remove: 'Entfernen',
  removed: (name: string) => `${name} wurde aus dem Warenkorb entfernt.`,
  undo: 'Rückgängig',
  update: 'Aktualisieren',
  change: 'Größe oder Farbe ändern',
  quantity: 'Menge',
  fewer: 'Eins weniger',
  more: 'Eins mehr',
  // The shopper's word for the option Length.
  length: 'Passform',
  design: 'Motiv',
  colour: 'Farbe',
  size: 'Größe',
  loadFailed: 'Ihr Warenkorb konnte leider nicht geladen werden.',
  lineNotShown: 'Dieser Artikel kann leider nicht angezeigt werden.',
  linesNotShown: 'Die Artikel in Ihrem Warenkorb können leider nicht angezeigt werden.',
  totalsNotShown: 'Die Summe Ihres Warenkorbs kann leider nicht angezeigt werden.',
  clearNotShown: 'Diese Schaltfläche kann leider nicht angezeigt werden.',
  dismiss: 'Ausblenden',
  notifications: 'Meldungen',
} as const

/** '3 Artikel': the item count of the cart's heading. */
export function itemCount(quantity: number): string {
  return plural(quantity, { other: '{count} Artikel' })
}

/** The pop-up's link to the bag, with the number of items. */
export function viewBagText(quantity: number): string {
  return `${bag.viewBag} (${quantity})`
}
