import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { useOnce } from '../mailed-links/use-once.ts'
import type { CheckedReturn, ReturnMail } from './checked-return.ts'
import { mailReturn } from './return-mails.ts'
import { isSameRequest, type NotedReturn } from '#shared/domain/return-request.ts'

const rememberedMs = 30 * 86_400_000

/**
 * `changed`: the order has got another request since the form was shown. `isMailed`: false if the help desk got no
 * mail.
 */
export type ReturnOutcome = { status: 'changed' } | { status: 'requested'; isMailed: boolean }

/**
 * Notes a request, and mails it to the help desk and to the shopper. One that is already there with the same content is
 * not noted again, and only one of its posts sends the mails.
 *
 * @throws ServiceError
 * @throws RateLimitedError
 */
export async function requestReturn(visit: Visit, checked: CheckedReturn): Promise<ReturnOutcome> {
  const { order, request, lastDay } = checked
  await limitRate(visit, 'return', { session: String(order.id) })
  const noted = await noteOnce(visit, checked)
  if (!noted) return { status: 'changed' }
  return { status: 'requested', isMailed: await mailOnce(visit, { order, request, noted, lastDay }) }
}

/** The request as it is noted. `null` if the order has another one of this number, or none before it. */
async function noteOnce({ services }: Visit, checked: CheckedReturn): Promise<NotedReturn | null> {
  const { order, request, number, next } = checked
  const sameOf = (all: readonly NotedReturn[]) =>
    all.find((noted) => noted.number === number && isSameRequest(noted, request)) ?? null
  if (number !== next) return sameOf(checked.noted)
  const noted = { number, requestedAt: new Date().toISOString(), ...request }
  const outcome = await services.returns.note({ orderId: order.id, noted })
  return outcome === 'noted' ? noted : sameOf(await services.returns.requests({ orderId: order.id }))
}

/** False if the mail to the help desk failed, which the log says. True also if another post of the form sends it. */
async function mailOnce(visit: Visit, mail: ReturnMail): Promise<boolean> {
  const { order, noted } = mail
  const fields = { orderId: order.id, number: noted.number }
  const isFirst = await useOnce(visit, {
    id: `return ${order.id} ${noted.number} ${noted.requestedAt}`,
    until: Date.now() + rememberedMs,
  }).catch(visit.log.fallback('return-once', true, fields))
  if (!isFirst) return true
  return mailReturn(visit, mail).then(() => true, visit.log.fallback('return-mail', false, fields))
}
