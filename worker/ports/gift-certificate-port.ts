import type { AppliedCertificate, CertificateBalance } from '#shared/domain/gift-certificate.ts'
import type { Market } from '#shared/markets.ts'

/**
 * The checkout of a cart. `customerId` is that of the session whose cart it is, never from a browser's input; `null`
 * for a guest's cart.
 */
export type CheckoutOf = { market: Market; cartId: string; customerId: number | null }

/** `refused`: the code does not pay for this cart, for whatever reason. */
export type ApplyOutcome = { status: 'applied'; certificates: AppliedCertificate[] } | { status: 'refused' }

/**
 * Gift certificates of the commerce platform. It keeps those of a cart with the cart's checkout. A code is as good as
 * money, so it is in no address, no log and no response.
 */
export interface GiftCertificatePort {
  /** `null` if no certificate with the code can be used in the market. */
  balance(request: { market: Market; code: string }, signal: AbortSignal): Promise<CertificateBalance | null>
  /** The certificates that pay for the cart, in the order in which they were applied. */
  applied(request: CheckoutOf, signal: AbortSignal): Promise<AppliedCertificate[]>
  apply(request: CheckoutOf & { code: string }, signal: AbortSignal): Promise<ApplyOutcome>
  /** Removes the certificates with this ending, and returns the others. */
  remove(request: CheckoutOf & { ending: string }, signal: AbortSignal): Promise<AppliedCertificate[]>
}
