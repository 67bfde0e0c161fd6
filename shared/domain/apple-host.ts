const applePayGateway = /^https:\/\/(cn-)?apple-pay-gateway(-[a-z0-9-]+)?\.apple\.com(\/\S*)?$/

/**
 * True for an address of Apple's payment gateway (D-21). A pattern, because Apple adds regional hosts. The address must
 * be https, without port, user name and password.
 */
export function isAppleGateway(address: string): boolean {
  return applePayGateway.test(address)
}
