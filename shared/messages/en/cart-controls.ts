import { plural } from './plural.ts'
import { bag } from './shop.ts'

// Separate, so that they load with the cart's islands.

/** Messages of the cart's controls. */
export const cartControls = {
  close: 'Close',
  remove: 'Remove',
  removed: (name: string) => `${name} is removed from your bag.`,
  undo: 'Undo',
  update: 'Update',
  change: 'Change size or colour',
  quantity: 'Quantity',
  fewer: 'One fewer',
  more: 'One more',
  // The shopper's word for the option Length.
  length: 'Fit',
  design: 'Design',
  colour: 'Colour',
  size: 'Size',
  loadFailed: 'Sorry, we could not load your bag.',
  lineNotShown: 'Sorry, we cannot show this item.',
  linesNotShown: 'Sorry, we cannot show the items in your bag.',
  totalsNotShown: 'Sorry, we cannot show the total of your bag.',
  clearNotShown: 'Sorry, we cannot show this button.',
  dismiss: 'Dismiss',
  notifications: 'Messages',
} as const

/** '3 items': the item count of the cart's heading. */
export function itemCount(quantity: number): string {
  return plural(quantity, { one: '{count} item', other: '{count} items' })
}

/** The pop-up's link to the bag, with the number of items. */
export function viewBagText(quantity: number): string {
  return `${bag.viewBag} (${quantity})`
}
