import * as messages from '../../../shared/messages/en.ts'

/** Messages of the cart's controls. */
export const controlMessages = {
  close: 'Close',
  remove: 'Remove',
  update: 'Update',
  quantity: 'Quantity',
  fewer: 'One fewer',
  more: 'One more',
  length: 'Length',
  design: 'Design',
  colour: 'Colour',
  size: 'Size',
  retry: 'Try again',
  loadFailed: 'Sorry, we could not load your bag.',
  dismiss: 'Dismiss',
  notifications: 'Messages',
} as const

/** '3 items': the item count of the cart's heading. */
export function itemCount(quantity: number): string {
  return `${quantity} ${quantity === 1 ? messages.bag.item : messages.bag.items}`
}

/** The pop-up's link to the bag, with the number of items. */
export function viewBagText(quantity: number): string {
  return `${messages.bag.viewBag} (${quantity})`
}
