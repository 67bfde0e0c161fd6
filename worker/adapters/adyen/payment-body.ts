import { toBase64, toBytes } from '../../lib/crypto.ts'
import type { PaymentRequest } from '../../ports/payment-port.ts'
import type { CheckoutAddress } from '#shared/domain/address.ts'
import { stateCode } from '#shared/domain/states.ts'
import { minorUnits } from '#shared/domain/wallet-amounts.ts'
import { markets } from '#shared/markets.ts'

// The wallets give street and number as one text. Adyen ignores this value in address checks.
const noHouseNumber = 'ZZ'

/** The body of `POST /payments`. */
export function paymentBody(payment: PaymentRequest, merchantAccount: string): Record<string, unknown> {
  const { marketCode, kind, reference, cartId, amount, email, billing, delivery, ip, browser } = payment
  const market = markets[marketCode]
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
    ...(hasStreet(billing) && { billingAddress: toAddress(billing) }),
    ...(delivery && hasStreet(delivery) && { deliveryAddress: toAddress(delivery) }),
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

function hasStreet({ address1, city, country }: CheckoutAddress): boolean {
  return address1 !== '' && city !== '' && country !== ''
}

function toAddress({ address1, address2, city, region, postalCode, country }: CheckoutAddress) {
  const state = stateCode(country, region)
  return {
    street: [address1, address2].filter((line) => line !== '').join(', '),
    houseNumberOrName: noHouseNumber,
    city,
    postalCode,
    country,
    ...(state !== null && { stateOrProvince: state }),
  }
}
