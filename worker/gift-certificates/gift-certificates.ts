import type { Services } from '../context/bind-services.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import type { CertificateBalance } from '#shared/domain/gift-certificate.ts'
import { NotFoundError } from '#shared/errors.ts'

/** The platform's gift certificates. @throws NotFoundError if the shop takes none */
export function requireCertificates(visit: Visit): NonNullable<Services['giftCertificates']> {
  const { giftCertificates } = visit.services
  if (!giftCertificates) throw new NotFoundError('The shop takes no gift certificates.')
  return giftCertificates
}

/**
 * Counts a try of a code. All tries of a network count together, those for a balance and those in a bag, so that nobody
 * finds codes by trying.
 *
 * @throws RateLimitedError
 */
export async function limitCertificateTries(visit: Visit): Promise<void> {
  await limitRate(visit, 'gift-certificate', { session: await readCartId(visit) })
}

/**
 * The certificate with the code; `null` if it cannot be used in this market.
 *
 * @throws NotFoundError, RateLimitedError, ServiceError
 */
export async function certificateBalance(visit: Visit, code: string): Promise<CertificateBalance | null> {
  const certificates = requireCertificates(visit)
  await limitCertificateTries(visit)
  return certificates.balance({ code })
}
