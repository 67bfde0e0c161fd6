import type { ApiResponse, Shop } from '../test/shop.ts'

/**
 * One operation: the vendor's document, the response in it (`get /carts/{cartId} 200`), and the request for that
 * response.
 */
export type Operation = {
  name: string
  document: string
  response: string
  /** The response's list is expected to be empty. */
  isEmpty?: boolean
  request: (shop: Shop) => Promise<ApiResponse>
}
