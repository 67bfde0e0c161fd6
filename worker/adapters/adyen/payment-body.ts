import { toBase64, toBytes } from '../../lib/crypto.ts'
import type { PaymentRequest } from '../../ports/payment-port.ts'
import type { CheckoutAddress } from '#shared/domain/address.ts'
import { stateCode } from '#shared/domain/states.ts'
import { minorUnits } from '#shared/domain/wallet-amounts.ts'
import { needsState } from '#shared/domain/wallet-contact.ts'
import { marketInLanguage } from '#worker/language/language.ts'

// The wallets give street and number as one text. Adyen ignores this value in address checks.
const noHouseNumber = 'ZZ'

/** The body of `POST /payments`. */
export function paymentBody(payment: PaymentRequest, merchantAccount: string): Record<string, unknown> {
  const { marketCode, kind, reference, cartId, amount, email, billing, delivery, ip, browser } = payment
  const market = marketInLanguage(marketCode)
  return {
    merchantAccount,
    reference,
    merchantOrderReference: cartId,
    amount: { currency: amount.currency, value: minorUnits(amount) },
    paymentMethod: kind === 'apple' ? appleMethod(payment.token) : googleMethod(payment),
    countryCode: billing.country || market.country,
    shopperLocale: market.iso,
    shopperEmail: email,
    shopperName: { firstName: billing.firstName, lastName: billing.lastName },
    ...(billing.phone !== '' && { telephoneNumber: billing.phone }),
    ...(ip !== null && { shopperIP: ip }),
    shopperInteraction: 'Ecommerce',
    channel: 'Web',
    origin: payment.origin,
    returnUrl: payment.returnUrl,
    ...(isComplete(billing) && { billingAddress: toAddress(billing) }),
    ...(delivery && isComplete(delivery) && { deliveryAddress: toAddress(delivery) }),
    browserInfo: browser,
    // Only redirects, because the page that paid may be gone when the bank asks.
    redirectToIssuerMethod: 'GET',
    redirectFromIssuerMethod: 'GET',
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
    metadata: { cartId },
  }
}

function appleMethod(token: string) {
  return { type: 'applepay', applePayToken: toBase64(toBytes(token)) }
}

function googleMethod({ token, cardNetwork }: PaymentRequest) {
  return {
    type: 'googlepay',
    googlePayToken: token,
    ...(cardNetwork !== '' && { googlePayCardNetwork: cardNetwork }),
  }
}

/** Adyen refuses a payment whose address lacks a part. It takes one without an address, as from Hong Kong. */
function isComplete({ address1, city, postalCode, region, country }: CheckoutAddress): boolean {
  const isState = !needsState(country) || stateCode(country, region) !== null
  return isState && [address1, city, postalCode, country].every((part) => part !== '')
}

function toAddress({ address1, address2, city, region, postalCode, country }: CheckoutAddress) {
  const state = stateCode(country, region)
  return {
    street: [address1, address2].filter((line) => line !== '').join(', '),
    houseNumberOrName: noHouseNumber,
    city,
    // Adyen takes no more of a postcode: no ZIP+4, which the wallets give.
    postalCode: postalCode.slice(0, country === 'US' ? 5 : 10),
    country,
    ...(state !== null && { stateOrProvince: state }),
  }
}
