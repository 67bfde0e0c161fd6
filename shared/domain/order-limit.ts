import { orderLimits as limitTexts } from '#shared/messages/order-limits.ts'

/** How many of a product one order must and may contain, over all its variants; `null` is no limit. */
export type OrderLimits = { minimum: number | null; maximum: number | null }

/** A limit that an order would break. It is also the value of `error` in the URL after a refused form post. */
export type OrderLimit = `at-most-${number}` | `at-least-${number}`

/** The limit that a text names, which may be untrusted; `null` if it names none. */
export function readOrderLimit(text: string): { kind: 'maximum' | 'minimum'; quantity: number } | null {
  const [, kind, digits] = /^at-(most|least)-([1-9]\d{0,5})$/.exec(text) ?? []
  return digits === undefined ? null : { kind: kind === 'most' ? 'maximum' : 'minimum', quantity: Number(digits) }
}

export function isOrderLimit(text: string): text is OrderLimit {
  return readOrderLimit(text) !== null
}

/** The smallest quantity of a product that can be added to a cart with these lines. */
export function smallestAddition(
  { id, orderLimits }: { id: number; orderLimits?: OrderLimits | undefined },
  lines: readonly { productId: number; quantity: number }[],
): number {
  const present = lines.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(1, (orderLimits?.minimum ?? 1) - present)
}

/** The text for a refusal: that of the limit that it names, or its own. */
export function limitTextOr<Refusal extends string>(
  refusal: Refusal | OrderLimit,
  texts: Readonly<Record<Refusal, string>>,
): string {
  return isOrderLimit(refusal) ? limitText(refusal) : texts[refusal]
}

/** The same for a refusal in a URL, which is untrusted; `null` if it is unknown. */
export function limitTextOrKnown(refusal: string, texts: Readonly<Record<string, string>>): string | null {
  if (isOrderLimit(refusal)) return limitText(refusal)
  return Object.hasOwn(texts, refusal) ? (texts[refusal] ?? null) : null
}

function limitText(limit: OrderLimit): string {
  const { kind, quantity } = readOrderLimit(limit) ?? { kind: 'maximum', quantity: 0 }
  return limitTexts[kind](quantity)
}
