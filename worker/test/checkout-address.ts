import type { CheckoutAddress } from '#shared/domain/address.ts'

/** An address of the United Kingdom, as checkouts take it. */
export const checkoutAddress: CheckoutAddress = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Quay Street',
  address2: '',
  city: 'Bristol',
  region: '',
  postalCode: 'BS1 4DJ',
  country: 'GB',
  phone: '',
}
