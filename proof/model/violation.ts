/**
 * What a fault is about: `answer` (a response that a shopper must not get), `price`, `gift`, `code` (used too often),
 * `redemption` (what the engine counts), `stock`, `cart` (what the carts hold), or `payment` (whose money pays for
 * what).
 */
export const violationKinds = ['answer', 'price', 'gift', 'code', 'redemption', 'stock', 'cart', 'payment'] as const
export type Violation = { kind: (typeof violationKinds)[number]; text: string }
