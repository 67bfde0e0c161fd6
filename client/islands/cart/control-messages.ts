import * as messages from '../../../shared/messages/en.ts'

/** Texts of the bag's controls. */
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

/** '3 items': what a bag's heading says of how much is in it. */
export function itemCount(quantity: number): string {
  return `${quantity} ${quantity === 1 ? messages.bag.item : messages.bag.items}`
}

/** The pop-up's way to the bag, with the number of items in it. */
export function viewBagText(quantity: number): string {
  return `${messages.bag.viewBag} (${quantity})`
}
