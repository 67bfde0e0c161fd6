/** Texts of the bag's controls. */
export const words = {
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
