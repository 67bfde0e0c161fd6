/**
 * What a fault is about: `answer` (a response that a shopper must not get), `price`, `gift`, `code` (used too often),
 * `redemption` (what the engine counts), `stock`, or `cart` (what the carts hold).
 */
export const violationKinds = ['answer', 'price', 'gift', 'code', 'redemption', 'stock', 'cart'] as const
export type Violation = { kind: (typeof violationKinds)[number]; text: string }
