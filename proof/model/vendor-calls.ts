/** The calls of the shop, as the sandbox's fault switches name them. */
export const vendorCalls = {
  'reading the cart': { service: 'bigcommerce', method: 'GET', path: '/stores/*/v3/carts/*' },
  'making a cart': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/carts' },
  'changing lines': { service: 'bigcommerce', path: '/stores/*/v3/carts/*/items**' },
  'writing discounts': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/checkouts/*/discounts' },
  'making the checkout link': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/carts/*/redirect_urls' },
  'reading the stock': { service: 'bigcommerce', method: 'GET', path: '/stores/*/v3/inventory/**' },
  'making the order': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/checkouts/*/orders' },
  'paying at the provider': { service: 'adyen', method: 'POST', path: '/v71/payments' },
  'completing the payment': { service: 'adyen', method: 'POST', path: '/v71/payments/details' },
  'evaluating the session': { service: 'talonone', method: 'PUT', path: '/v2/customer_sessions/*' },
  'reading the session': { service: 'talonone', method: 'GET', path: '/v2/customer_sessions/*' },
} as const
