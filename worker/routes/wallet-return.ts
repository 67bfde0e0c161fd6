import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { ownCartIds } from '../objects/wallet-of.ts'
import { readForm } from '../pages/parse-form.ts'
import type { PaymentResult } from '../ports/wallet-payment-port.ts'
import { readCustomer } from '../session/read-customer.ts'
import { confirmationOf, endPaidCart } from '../wallet/authorise-wallet.ts'
import { readReturn } from '../wallet/return-address.ts'
import { WalletKindSchema } from '#shared/domain/wallet.ts'
import { bagPathWith, marketPath } from '#shared/links.ts'
import { endpoints } from '#shared/routes.ts'

/** Values of the bag page's `error` parameter. */
const bagErrors: Partial<Record<PaymentResult['status'], string>> = {
  unknown: 'being-paid',
  stock: 'stock',
  withdrawn: 'unavailable',
}

const maxBodyBytes = 64 * 1024

/**
 * The result as it is written in the address, which may have 16 KB
 * (https://developers.cloudflare.com/workers/platform/limits/).
 */
const maxResultLength = 15_000

const KindSchema = v.optional(WalletKindSchema, 'google')

/**
 * `{prefix}/wallet/return`: the shopper comes back from the bank's page. The address names the order that was sent to
 * the bank and is signed, so that no other payment's result reaches the provider. Completes the payment and redirects
 * to the confirmation, or to the bag with a message.
 */
export const walletReturn = factory.createHandlers(async (c) => {
  await readCustomer(c.get('visit'))
  await limitRate(c.get('visit'), 'wallet')
  const bag = (error: string) => c.redirect(marketPath(c.get('market'), bagPathWith(error)), 303)
  const result = resultIn(c, c.req.query())
  const [cartIds, orderId] = await Promise.all([ownCartIds(c.get('visit')), readReturn(c.get('signer'), c.req.query())])
  const kind = v.safeParse(KindSchema, c.req.query('kind'))
  if (result === null || orderId === null || !kind.success) return bag('payment')
  for (const cartId of cartIds) {
    const payment = await objectOf(c.get('visit'), cartId).returned({ orderId, result })
    if (payment.status === 'authorised') {
      await endPaidCart(c.get('visit'), cartId)
      return c.redirect(confirmationOf(c.get('visit'), { kind: kind.output, cartId, orderId: payment.orderId }), 303)
    }
    // Another cart of the visitor may have the order.
    if (payment.status !== 'closed') return bag(bagErrors[payment.status] ?? 'payment')
  }
  return bag('payment')
})

/**
 * Some banks return with a form. A browser sends no cookies with a form of another site, so the shopper is redirected
 * to the same address by GET. Nothing else is done here, so the form needs no check of its origin.
 */
export const walletReturnForm = factory
  .createApp()
  .post(endpoints.walletReturn.path, limitBody(maxBodyBytes), async (c) => {
    const url = new URL(c.req.url)
    const result = resultIn(c, Object.fromEntries(await readForm(c.req.raw)))
    const { payments } = c.get('visit').ports
    if (payments && result !== null) url.searchParams.set(payments.returnField, result)
    return c.redirect(url.pathname + url.search, 303)
  })

/** The bank's result among the parameters or fields; `null` if there is none, or none that fits into an address. */
function resultIn(c: Context<AppEnv>, fields: Readonly<Record<string, unknown>>): string | null {
  const { payments } = c.get('visit').ports
  if (!payments) return null
  const result = fields[payments.returnField]
  if (typeof result !== 'string' || result === '') return null
  return new URLSearchParams({ [payments.returnField]: result }).toString().length <= maxResultLength ? result : null
}
