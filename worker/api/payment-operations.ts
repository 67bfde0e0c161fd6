import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { problemResponse } from '../http/problem.ts'
import { ownCartIds, sheetCartId, walletOf } from '../objects/wallet-of.ts'
import { askBag, askSheet } from '../owner/ask-owner.ts'
import type { InputOf } from '../owner/commands.ts'
import { prepareWallet, toUpdate } from '../wallet/open-wallet.ts'
import { walletMethods } from '../wallet/wallet-methods.ts'
import { defineOperation } from './operation.ts'
import { isAppleGateway, walletRequests, type WalletUpdate } from '#shared/domain/wallet.ts'
import { NotFoundError } from '#shared/errors.ts'
import { brand } from '#shared/merchant.ts'

/**
 * Operations of the express wallet. The cart comes from the visitor's cookies, among which an open sheet chooses, and
 * every amount from the commerce platform (D-21).
 */
export const paymentOperations = {
  paymentMethods: defineOperation('cart', walletRequests.paymentMethods, async (visit) => ({
    methods: await walletMethods(visit, null),
  })),

  walletPrepare: defineOperation('cart', walletRequests.walletPrepare, async (visit, request) => {
    await limitWallet(visit)
    return prepareWallet(visit, request)
  }),

  walletOpen: defineOperation('cart', walletRequests.walletOpen, async (visit, request) => {
    await limitWallet(visit)
    return askBag(visit, 'openWallet', request)
  }),

  merchantSession: defineOperation('cart', walletRequests.merchantSession, async (visit, { validationUrl }) => {
    await limitWallet(visit)
    const payments = walletOf(visit)
    const apple = (await walletMethods(visit, null)).find(({ kind }) => kind === 'apple')
    if (!payments || !apple) throw new NotFoundError('Apple Pay is not available here.')
    if (!isAppleGateway(validationUrl)) {
      visit.log.warn('wallet-host-refused')
      return problemResponse({ status: 400, slug: 'not-apple', title: 'The address is not Apple’s.' })
    }
    const { merchantId } = apple
    return payments.appleSession({ merchantId, displayName: brand, domainName: visit.host }, visit.signal)
  }),

  walletContact: defineOperation('cart', walletRequests.walletContact, async (visit, request) =>
    update(visit, 'walletContact', request),
  ),

  walletOption: defineOperation('cart', walletRequests.walletOption, async (visit, request) =>
    update(visit, 'walletOption', request),
  ),

  walletCoupon: defineOperation('cart', walletRequests.walletCoupon, async (visit, request) =>
    askSheet(visit, 'walletCoupon', request),
  ),

  walletAuthorise: defineOperation('cart', walletRequests.walletAuthorise, async (visit, request) => {
    await limitRate(visit, 'wallet-payment', { session: await sheetCartId(visit) })
    return askSheet(visit, 'walletAuthorise', request)
  }),

  walletDismiss: defineOperation('cart', walletRequests.walletDismiss, async (visit) =>
    askBag(visit, 'walletDismiss', {}),
  ),
}

/** Counts by the first of the visitor's carts, which the request does not choose. */
async function limitWallet(visit: Visit): Promise<void> {
  const [cartId = null] = await ownCartIds(visit)
  await limitRate(visit, 'wallet', { session: cartId })
}

async function update<Name extends 'walletContact' | 'walletOption'>(
  visit: Visit,
  name: Name,
  input: InputOf<Name>,
): Promise<WalletUpdate> {
  await limitWallet(visit)
  return toUpdate(visit, await askSheet<'walletContact' | 'walletOption'>(visit, name, input))
}
