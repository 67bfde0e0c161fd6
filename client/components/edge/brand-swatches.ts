import type { Colour } from '#shared/domain/product.ts'

/** The brand's swatch colours. */
export const brandSwatches: Colour[] = [
  { name: 'Madder', valueId: 0, hexes: ['#9e3d26'] },
  { name: 'Mustard', valueId: 0, hexes: ['#d8a23f'] },
  { name: 'Moss', valueId: 0, hexes: ['#4b5838'] },
  { name: 'Indigo', valueId: 0, hexes: ['#27364f'] },
  { name: 'Ink', valueId: 0, hexes: ['#24211c'] },
]
