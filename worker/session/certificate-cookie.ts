import type { Visit } from '../context/visit.ts'
import { cartMaxAge } from './cart-cookie.ts'
import { defineCookie, signedText } from './define-cookie.ts'

const separator = ' '

const cookie = defineCookie({
  name: (visit) => `sv-certificates_${visit.market.code}`,
  purpose: 'certificates',
  maxAge: cartMaxAge,
  format: signedText,
})

/**
 * The ends of the codes of the gift certificates that were applied to the bag, so that only a bag with some asks the
 * platform for them. The codes themselves are only at the platform.
 */
export async function readCertificateEndings(visit: Visit): Promise<string[]> {
  const value = await cookie.read(visit)
  return value ? value.split(separator) : []
}

export async function writeCertificateEndings(visit: Visit, endings: readonly string[]): Promise<void> {
  if (endings.length === 0) return cookie.forget(visit)
  await cookie.write(visit, endings.join(separator))
}

export const forgetCertificates = cookie.forgetSent
