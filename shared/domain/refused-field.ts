/** A field that the platform did not accept, in the shop's words. */
export type RefusedField =
  | 'email'
  | 'password'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'address1'
  | 'address2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
