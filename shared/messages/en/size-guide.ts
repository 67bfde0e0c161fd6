export const sizeGuide = {
  title: 'Size Guide',
  description: 'Sizes and body measurements for Selvedge clothing and shoes.',
  hint: 'Measure over light clothing, with the tape close but not tight.',
  close: 'Close the size guide',
  showInches: 'Show inches',
  showCentimetres: 'Show centimetres',
  failed: 'The size chart could not be loaded',
} as const
