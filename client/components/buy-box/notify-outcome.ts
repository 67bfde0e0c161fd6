import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

const outcomes = () =>
  ({
    kept: pageMessages.notifyMe.kept,
    email: pageMessages.modifiers.invalidEmail,
    limit: messages.tooManyTries.text,
    failed: pageMessages.notifyMe.failed,
  }) as const

type NotifyStatus = keyof ReturnType<typeof outcomes>
export type NotifyOutcome = { status: NotifyStatus; text: string }

/** The outcome of a stock alert request. An unknown value, for instance from an edited URL, counts as failed. */
export function notifyOutcome(status: string): NotifyOutcome {
  const texts = outcomes()
  const knownStatus: NotifyStatus = Object.hasOwn(texts, status) ? (status as NotifyStatus) : 'failed'
  return { status: knownStatus, text: texts[knownStatus] }
}
