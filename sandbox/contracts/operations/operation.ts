import type { Answer, Shop } from '../test/shop.ts'

/**
 * One operation: the vendor's document and the answer in it (`get /carts/{cartId} 200`), and the request that should
 * draw it.
 */
export type Operation = {
  name: string
  document: string
  answer: string
  /** The list in the answer is empty, and rightly so. */
  isEmpty?: boolean
  request: (shop: Shop) => Promise<Answer>
}
