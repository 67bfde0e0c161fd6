// Apart from `en.ts`, which comes with the bag: these words are of panels that wait for a tap.

export const quickAdd = {
  title: 'Quick add',
  close: 'Close quick add',
  failed: 'Sorry, we could not load the sizes. Please try again, or see the product.',
  needsDetails: 'This one needs a few details from you.',
  view: 'View product',
} as const
