import { ServiceError } from '../../../shared/errors.ts'
import { isLocalHost } from '../../configuration/setting-schemas.ts'

/**
 * The address, when a shopper may be sent there: https (http on this machine only) and a known checkout host.
 *
 * @throws ServiceError which does not repeat the address: it signs a shopper in to a bag.
 */
export function allowedCheckoutUrl(address: string, checkoutHosts: readonly string[]): string {
  const url = URL.parse(address)
  const isSecure =
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname)))
  const isPlain = url !== null && url.username === '' && url.password === ''
  if (!isSecure || !isPlain || !checkoutHosts.includes(url.host)) {
    throw new ServiceError('commerce', 'rejected', {
      message: 'commerce checkout-url: the URL is not https on a host of CHECKOUT_HOSTS',
    })
  }
  return url.href
}
