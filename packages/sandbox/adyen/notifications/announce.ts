import type { SandboxRequest } from '../../env.ts'
import { wait } from '../../faults/wait.ts'
import { changeResult, type NewPayment, type Payment } from '../payment-store.ts'
import { providerSettings } from '../settings.ts'
import { deliverNotification } from './deliver.ts'
import { notificationBody, type NewNotification } from './notification.ts'

/** Notifies the shop of a payment's result. A pending payment is authorised first: that is how it ends here. */
export async function announceAuthorisation(c: SandboxRequest, payment: Omit<NewPayment, 'tokenId'>): Promise<void> {
  const { pspReference, resultCode, refusalReason } = payment
  if (resultCode === 'Pending')
    await changeResult(c.env.DB, pspReference, { from: 'Pending', to: { resultCode: 'Authorised' } })
  const isSuccess = resultCode === 'Authorised' || resultCode === 'Pending'
  await announce(c, { eventCode: 'AUTHORISATION', isSuccess, pspReference, payment, reason: refusalReason })
}

/**
 * Notifies the shop whether a cancel succeeded. The notification names the reference of the request, and none if that
 * had none. https://github.com/Adyen/adyen-commercetools/issues/1038,
 * https://github.com/Adyen/adyen-shopware6/pull/797
 */
export async function announceModification(
  c: SandboxRequest,
  {
    isDone,
    payment,
    reference = '',
    ...change
  }: Pick<NewNotification, 'pspReference' | 'eventCode' | 'extra'> & {
    payment: Payment
    reference: string | undefined
    isDone: boolean
  },
): Promise<void> {
  const reason = isDone ? undefined : 'Transaction is not in a state that allows this'
  await announce(c, { ...change, payment: { ...payment, reference }, isSuccess: isDone, reason })
}

async function announce(c: SandboxRequest, notification: NewNotification): Promise<void> {
  if (c.env.ADYEN_WEBHOOK_URL === '') return
  const { ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEY: hmacKey } = c.env
  const now = Date.now()
  const body = await notificationBody(notification, { merchantAccount, hmacKey, now })
  const id = await c.env.DB.prepare('INSERT INTO adyen_notifications (body, created_at) VALUES (?, ?) RETURNING id')
    .bind(body, now)
    .first<number>('id')
  const { mode, delayMs } = providerSettings()
  if (id === null || mode === 'hold') return
  const deliver = () => wait(delayMs).then(() => deliverNotification(c.env, id))
  c.executionCtx.waitUntil(deliver())
  if (mode === 'twice') c.executionCtx.waitUntil(deliver())
}
