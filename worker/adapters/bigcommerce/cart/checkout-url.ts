import { ServiceError } from '#shared/errors.ts'
import { isLocalHost } from '#worker/configuration/setting-schemas.ts'

/**
 * Checks that a shopper may be sent to the URL: it is https (http only on localhost) and on a known checkout host.
 *
 * @throws ServiceError whose message omits the URL, because the URL signs the shopper in to a cart
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
