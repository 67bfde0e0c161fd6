import { dayText } from './day-text.ts'
import { preOrder as texts } from '#shared/messages/pre-order.ts'

/**
 * How a product is sold before its release. `message` is the merchant's text, in which `%%DATE%%` is the place of the
 * day. `releasedAt` is an ISO time. Both are `null` if the merchant does not say, and on cards.
 */
export type PreOrder = { message: string | null; releasedAt: string | null }

/** What shoppers read about a pre-order. A day that has passed is not named. */
export function preOrderNote({ message, releasedAt }: PreOrder, { language, now }: { language: string; now: number }) {
  const day = releasedAt !== null && Date.parse(releasedAt) > now ? dayText(releasedAt, language) : null
  const text = message?.trim() ?? ''
  const hasPlace = text.includes('%%DATE%%')
  if (hasPlace && day !== null) return texts.note(text.replaceAll('%%DATE%%', day))
  const own = hasPlace ? '' : text
  const parts = [own, day === null ? '' : texts.expected(day)].filter((part) => part !== '')
  return texts.note(parts.join(' · ') || texts.noDate)
}
