import type { ProductRequest } from '../product.ts'

/** What the drawing tests ask for besides the piece: a card's picture in three colours. */
export const cardRequest = {
  colours: ['#1f2a44', '#f4f1e8', '#e97f69'],
  seed: '100200',
  width: 323,
  height: 431,
} as const satisfies Partial<ProductRequest>
