import type { Visit } from '../context/visit.ts'
import { endWalletPayment } from '../objects/wallet-of.ts'
import type { CheckoutOf } from '../ports/gift-certificate-port.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { forgetCertificates, readCertificateEndings, writeCertificateEndings } from '../session/certificate-cookie.ts'
import { requireCertificates } from './gift-certificates.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import type { AppliedCertificate } from '#shared/domain/gift-certificate.ts'
import { ServiceError } from '#shared/errors.ts'

/** `gone` are the ends of codes that the shopper has applied and that pay no longer. */
export type BagCertificates = { certificates: AppliedCertificate[]; gone: string[] }

/** `being-paid`: a payment of the bag with a wallet is being checked. */
export type CertificateChange =
  | { status: 'changed'; certificates: AppliedCertificate[] }
  | { status: 'refused' }
  | { status: 'being-paid' }

const none: BagCertificates = { certificates: [], gone: [] }

/**
 * The certificates that pay for the bag, as the platform has them now. Only a bag to which this browser has applied
 * some asks. If the platform does not answer, they are named without an amount, so that no page says there are none.
 * `keepsGone`: the response cannot say what is gone, so the next one does.
 */
export async function loadBagCertificates(
  visit: Visit,
  cart: Cart,
  { keepsGone = false } = {},
): Promise<BagCertificates> {
  const { giftCertificates } = visit.services
  const endings = giftCertificates ? await readCertificateEndings(visit) : []
  if (!giftCertificates || endings.length === 0) return none
  if (cart.id === null || isEmptyCart(cart)) {
    forgetCertificates(visit)
    return none
  }
  try {
    const certificates = await giftCertificates.applied(checkoutOf(visit, { ...cart, id: cart.id }))
    const left = certificates.map(({ ending }) => ending)
    const gone = endings.filter((ending) => !left.includes(ending))
    if (gone.length > 0 && !keepsGone) await writeCertificateEndings(visit, left)
    return { certificates, gone: keepsGone ? [] : gone }
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    visit.log.error('gift-certificates', cause)
    return { certificates: endings.map((ending) => ({ ending, balance: null })), gone: [] }
  }
}

/**
 * Lets a certificate pay for the bag. The caller has counted the try.
 *
 * @throws ServiceError
 */
export async function applyCertificate(visit: Visit, { code }: { code: string }): Promise<CertificateChange> {
  const checkout = await ownCheckout(visit)
  if (!checkout) return { status: 'refused' }
  if (!(await endWalletPayment(visit))) return { status: 'being-paid' }
  const outcome = await requireCertificates(visit).apply({ ...checkout, code })
  return outcome.status === 'refused' ? outcome : changed(visit, outcome.certificates)
}

/** @throws ServiceError */
export async function removeCertificate(visit: Visit, { ending }: { ending: string }): Promise<CertificateChange> {
  const checkout = await ownCheckout(visit)
  if (!checkout) return changed(visit, [])
  return changed(visit, await requireCertificates(visit).remove({ ...checkout, ending }))
}

async function changed(visit: Visit, certificates: AppliedCertificate[]): Promise<CertificateChange> {
  await writeCertificateEndings(
    visit,
    certificates.map(({ ending }) => ending),
  )
  return { status: 'changed', certificates }
}

/** The checkout of the visitor's bag; `null` if there is none, or if the bag is another customer's. */
async function ownCheckout(visit: Visit): Promise<Omit<CheckoutOf, 'market'> | null> {
  const { services, sessionFailure, customer } = visit
  // A customer's bag needs the session: without it nobody knows whose token to ask for.
  if (sessionFailure) throw sessionFailure
  const cartId = await readCartId(visit)
  const cart = cartId === null ? null : await services.cart.cart({ cartId })
  if (!cart || cart.id === null || isEmptyCart(cart)) return null
  if (cart.customerId !== 0 && cart.customerId !== customer?.id) return null
  return checkoutOf(visit, { ...cart, id: cart.id })
}

/** Names only the session's customer, and only for a bag that is theirs. */
function checkoutOf({ customer }: Visit, cart: Cart & { id: string }): Omit<CheckoutOf, 'market'> {
  return { cartId: cart.id, customerId: customer !== null && cart.customerId === customer.id ? customer.id : null }
}
