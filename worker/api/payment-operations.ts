import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { problemResponse } from '../http/problem.ts'
import { ownCartIds, sheetCartId, walletOf } from '../objects/wallet-of.ts'
import type { WalletPaymentPort } from '../ports/wallet-payment-port.ts'
import { authoriseWallet } from '../wallet/authorise-wallet.ts'
import { applySheetCodes } from '../wallet/coupon-wallet.ts'
import { dismissWallet } from '../wallet/dismiss-wallet.ts'
import { openWallet, prepareWallet, toUpdate } from '../wallet/open-wallet.ts'
import { takeStep } from '../wallet/price-for-wallet.ts'
import { refuse } from '../wallet/refuse.ts'
import { walletMethods } from '../wallet/wallet-methods.ts'
import { changesBag, changesSheet, defineOperation } from './operation.ts'
import { brand } from '#shared/brand.ts'
import { isAppleGateway, walletRequests, type WalletUpdate } from '#shared/domain/wallet.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * Operations of the express wallet. The cart comes from the visitor's cookies, among which an open sheet chooses, and
 * every amount from the commerce platform (D-21).
 */
export const paymentOperations = {
  paymentMethods: defineOperation('cart', walletRequests.paymentMethods, async (c) => ({
    methods: await walletMethods(c, null),
  })),

  walletPrepare: defineOperation('cart', walletRequests.walletPrepare, async (c, request) => {
    await limitWallet(c)
    return prepareWallet(c, request)
  }),

  walletOpen: defineOperation(changesBag, walletRequests.walletOpen, async (c, request) => {
    await limitWallet(c)
    return openWallet(c, request)
  }),

  merchantSession: defineOperation('cart', walletRequests.merchantSession, async (c, { validationUrl }) => {
    await limitWallet(c)
    const payments = walletOf(c)
    const apple = (await walletMethods(c, null)).find(({ kind }) => kind === 'apple')
    if (!payments || !apple) throw new NotFoundError('Apple Pay is not available here.')
    if (!isAppleGateway(validationUrl)) {
      c.var.log.warn('wallet-host-refused')
      return problemResponse({ status: 400, slug: 'not-apple', title: 'The address is not Apple’s.' })
    }
    const { merchantId } = apple
    const domainName = new URL(c.req.url).hostname
    return payments.appleSession({ merchantId, displayName: brand, domainName }, c.req.raw.signal)
  }),

  walletContact: defineOperation(changesSheet, walletRequests.walletContact, async (c, { contact }) =>
    update(c, (payments) => payments.contact({ contact })),
  ),

  walletOption: defineOperation(changesSheet, walletRequests.walletOption, async (c, { optionId }) =>
    update(c, (payments) => payments.option({ optionId })),
  ),

  walletCoupon: defineOperation(changesSheet, walletRequests.walletCoupon, async (c, { codes }) =>
    applySheetCodes(c, codes),
  ),

  walletAuthorise: defineOperation(changesSheet, walletRequests.walletAuthorise, async (c, request) => {
    await limitRate(c, 'wallet-payment', { session: await sheetCartId(c) })
    return authoriseWallet(c, request)
  }),

  walletDismiss: defineOperation(changesBag, walletRequests.walletDismiss, async (c) => dismissWallet(c)),
}

/** Counts by the first of the visitor's carts, which the request does not choose. */
async function limitWallet(c: Context<AppEnv>): Promise<void> {
  const [cartId = null] = await ownCartIds(c)
  await limitRate(c, 'wallet', { session: cartId })
}

async function update(
  c: Context<AppEnv>,
  step: (payments: Pick<WalletPaymentPort, 'contact' | 'option'>) => ReturnType<WalletPaymentPort['contact']>,
): Promise<WalletUpdate> {
  await limitWallet(c)
  const cartId = await sheetCartId(c)
  return cartId === null ? refuse(c, 'closed') : toUpdate(c, await takeStep(c, cartId, step))
}
