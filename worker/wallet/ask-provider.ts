import { sha256, toHex } from '../lib/crypto.ts'
import type { PaymentOutcome } from '../ports/payment-port.ts'
import type { PaymentContext } from './payment-context.ts'
import { ServiceError } from '#shared/errors.ts'

const pauseMs = 700

/** The first usable response; `null` if there is none in time. */
export async function ask(
  context: PaymentContext,
  deadline: number,
  send: (isFirst: boolean) => Promise<PaymentOutcome>,
): Promise<PaymentOutcome | null> {
  for (let isFirst = true; context.now() < deadline; isFirst = false) {
    try {
      const outcome = await send(isFirst)
      if (outcome.status !== 'running') return outcome
    } catch (cause) {
      context.log.error('wallet-payment', cause)
    }
    await context.pause(pauseMs)
  }
  return null
}

/** True if the provider refused the request, and would refuse it again. */
export function isLasting(cause: unknown): boolean {
  return cause instanceof ServiceError && (cause.kind === 'rejected' || cause.kind === 'unauthorised')
}

/** True if the service did not accept the request, or never received it. */
export function isNotTaken(cause: unknown): boolean {
  if (!(cause instanceof ServiceError)) return false
  return isLasting(cause) || cause.kind === 'rate-limited' || (cause.kind === 'unavailable' && cause.status === null)
}

/** The end of a call, at the latest at the deadline. */
export function until(context: PaymentContext, deadline: number = context.now() + 10_000): AbortSignal {
  return AbortSignal.timeout(Math.max(1, deadline - context.now()))
}

/** SHA-256 of a text in 64 hexadecimal digits, the most that an idempotency key may have. */
export async function keyOf(text: string): Promise<string> {
  return toHex(await sha256(text))
}
