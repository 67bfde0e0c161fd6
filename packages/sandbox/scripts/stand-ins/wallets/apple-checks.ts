import type { AppleItem, AppleMethod, AppleRequest } from './apple-types.ts'

/**
 * The rules of Apple Pay on the Web for a request. The function uses nothing outside of itself, because the stand-in
 * sends its text to browsers. https://developer.apple.com/documentation/apple_pay_on_the_web
 */
export function createAppleChecks() {
  const highestVersion = 14
  const networks = [
    'amex',
    'bancontact',
    'cartesBancaires',
    'chinaUnionPay',
    'dankort',
    'discover',
    'eftpos',
    'electron',
    'elo',
    'girocard',
    'interac',
    'jcb',
    'mada',
    'maestro',
    'masterCard',
    'mir',
    'privateLabel',
    'visa',
    'vPay',
  ]
  const contactFields = ['email', 'name', 'phone', 'postalAddress', 'phoneticName']
  const codes = [
    'shippingContactInvalid',
    'billingContactInvalid',
    'addressUnserviceable',
    'couponCodeInvalid',
    'couponCodeExpired',
    'unknown',
  ]
  const addressFields = [
    'postalAddress',
    'addressLines',
    'locality',
    'subLocality',
    'postalCode',
    'administrativeArea',
    'subAdministrativeArea',
    'country',
    'countryCode',
  ]
  const personFields = ['phoneNumber', 'emailAddress', 'name', 'phoneticName']

  const need = (isTrue: boolean, message: string) => {
    if (!isTrue) throw new TypeError(message)
  }
  const misuse = (name: string, message: string) => new DOMException(message, name)
  const isAmount = (amount: unknown) => typeof amount === 'string' && /^-?\d+(\.\d{1,3})?$/.test(amount)

  function checkItem(item: AppleItem | undefined, name: string) {
    need(item !== null && typeof item === 'object', `Missing ${name}`)
    need(typeof item?.label === 'string' && isAmount(item.amount), `${name} needs a label and an amount`)
  }

  function checkTotal(version: number, total: AppleItem | undefined, name: string) {
    checkItem(total, name)
    need(total?.label !== '', `${name} needs a label`)
    need(version >= 4 ? Number(total?.amount) >= 0 : Number(total?.amount) > 0, `${name} is too low`)
  }

  function checkMethods(methods: readonly AppleMethod[] | undefined) {
    for (const method of methods ?? []) {
      checkItem(method, 'shipping method')
      need(typeof method.identifier === 'string' && method.identifier !== '', 'A shipping method needs an identifier')
    }
  }

  /** @throws TypeError, or InvalidAccessError for a version that does not exist */
  function checkRequest(version: number, request: AppleRequest): void {
    if (!Number.isInteger(version) || version < 1 || version > highestVersion)
      throw misuse('InvalidAccessError', `"${version}" is not a supported version.`)
    need(typeof request === 'object' && request !== null, 'Missing payment request')
    need(/^[A-Z]{2}$/i.test(request.countryCode), `"${request.countryCode}" is not a valid country code.`)
    need(/^[A-Z]{3}$/i.test(request.currencyCode), `"${request.currencyCode}" is not a valid currency code.`)
    need(Array.isArray(request.supportedNetworks) && request.supportedNetworks.length > 0, 'Missing supportedNetworks')
    need(
      request.supportedNetworks.every((network) => networks.includes(network)),
      'A supported network is not known',
    )
    need(Array.isArray(request.merchantCapabilities), 'Missing merchantCapabilities')
    need(request.merchantCapabilities.includes('supports3DS'), 'supports3DS is required')
    checkTotal(version, request.total, 'total')
    for (const item of request.lineItems ?? []) checkItem(item, 'line item')
    checkMethods(request.shippingMethods)
    for (const field of [
      ...(request.requiredShippingContactFields ?? []),
      ...(request.requiredBillingContactFields ?? []),
    ])
      need(contactFields.includes(field), `"${field}" is not a contact field`)
    need(!request.supportsCouponCode || version >= 11, 'Coupon codes need version 11')
  }

  /** @throws TypeError for a code or field that does not exist */
  function checkError(code: string, contactField?: string): void {
    need(codes.includes(code), `"${code}" is not an error code`)
    need(
      contactField === undefined || [...addressFields, ...personFields].includes(contactField),
      `"${contactField}" is not a contact field`,
    )
  }

  /** The parts of a contact that a page gets before the shopper has authorised the payment. */
  function redact(contact: {
    locality: string
    administrativeArea: string
    postalCode: string
    country: string
    countryCode: string
  }) {
    const { locality, administrativeArea, country } = contact
    const isCut = ['GB', 'JE', 'GG', 'IM', 'CA', ''].includes(contact.countryCode)
    const shown = contact.countryCode === 'US' ? contact.postalCode.slice(0, 5) : contact.postalCode
    const postalCode = isCut ? shown.slice(0, -3).trim() : shown
    return { locality, administrativeArea, postalCode, country, countryCode: contact.countryCode.toLowerCase() }
  }

  return {
    highestVersion,
    personFields,
    need,
    misuse,
    checkItem,
    checkTotal,
    checkMethods,
    checkRequest,
    checkError,
    redact,
  }
}

export type AppleChecks = ReturnType<typeof createAppleChecks>
