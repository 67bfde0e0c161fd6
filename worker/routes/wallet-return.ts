import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { limitBody } from '../http/limit-body.ts'
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
const bagErrors: Partial<Record<PaymentResult['status'], string>> = { unknown: 'being-paid', stock: 'stock' }

const maxBodyBytes = 64 * 1024

/**
 * The result as it is written in the address, which may have 16 KB
 * (https://developers.cloudflare.com/workers/platform/limits/). Adyen names a limit of 20,000 characters
 * (CheckoutService-v71.json, `PaymentCompletionDetails`), which no address can have.
 */
const maxResultLength = 15_000

const QuerySchema = v.object({
  kind: v.optional(WalletKindSchema, 'google'),
  redirectResult: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((redirectResult) => new URLSearchParams({ redirectResult }).toString().length <= maxResultLength),
  ),
})

const BodySchema = v.pick(QuerySchema, ['redirectResult'])

/**
 * `{prefix}/wallet/return`: the shopper comes back from the bank's page. The address names the order that was sent to
 * the bank and is signed, so that no other payment's result reaches the provider. Completes the payment and redirects
 * to the confirmation, or to the bag with a message.
 */
export const walletReturn = factory.createHandlers(async (c) => {
  await readCustomer(c)
  await limitRate(c, 'wallet')
  const bag = (error: string) => c.redirect(marketPath(c.var.market, bagPathWith(error)), 303)
  const query = v.safeParse(QuerySchema, c.req.query())
  const [cartIds, orderId] = await Promise.all([ownCartIds(c), readReturn(c.var.signer, c.req.query())])
  if (!query.success || orderId === null) return bag('payment')
  const { kind, redirectResult } = query.output
  for (const cartId of cartIds) {
    const result = await objectOf(c, cartId).returned({ orderId, redirectResult })
    if (result.status === 'authorised') {
      await endPaidCart(c, cartId)
      return c.redirect(confirmationOf(c, { kind, cartId, orderId: result.orderId }), 303)
    }
    // Another cart of the visitor may have the order.
    if (result.status !== 'closed') return bag(bagErrors[result.status] ?? 'payment')
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
    const body = v.safeParse(BodySchema, Object.fromEntries(await readForm(c.req.raw)))
    if (body.success) url.searchParams.set('redirectResult', body.output.redirectResult)
    return c.redirect(url.pathname + url.search, 303)
  })
