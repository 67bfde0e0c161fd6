/** A field that the platform did not accept, in the shop's words. */
export type RefusedField =
  | 'email'
  | 'password'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
