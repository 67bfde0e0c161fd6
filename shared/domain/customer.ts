/** The platform's names of a customer's custom fields. The field for the profile cart id is not among them. */
export const customerFieldNames = {
  title: 'Title',
  dateOfBirth: 'Date of Birth',
  preferenceEmail: 'Preference Email',
  preferencePost: 'Preference Post',
} as const

export type CustomerFieldName = keyof typeof customerFieldNames

/** A custom field of a customer on the platform. */
export type FormField = { name: string; value: string }

/** A customer's own data, as the browser may see them. */
export type CurrentCustomer = {
  id: number
  email: string
  firstName: string
  lastName: string
  phone: string
  title: string
  /** ISO 8601 date, or empty. */
  dateOfBirth: string
  /** True if they want marketing by this channel; `null` if they never chose. */
  preferenceEmail: boolean | null
  preferencePost: boolean | null
  acceptsReviewEmails: boolean
}

/** A customer with the data that only the Worker may see. */
export type Customer = CurrentCustomer & {
  /** Id of the cart saved to their profile. */
  profileCartId: string | null
  /** Channels on which they may sign in; `null` for all. */
  channelIds: number[] | null
  /** When the account was created, in epoch milliseconds, if the platform says it. */
  registeredAt?: number
}

/** The customer in responses of `/api/bigcommerce/*`, with the required field names. */
export type CustomerEntity = {
  id: number
  email: string
  first_name: string
  last_name: string
  phone: string
  form_fields: FormField[]
  accepts_product_review_abandoned_cart_emails: boolean
}

/** Leaves out the data for the Worker only, above all the profile cart id: anyone who knows it can open the cart. */
export function toCustomerEntity(customer: CurrentCustomer): CustomerEntity {
  const {
    id,
    email,
    firstName,
    lastName,
    phone,
    title,
    dateOfBirth,
    preferenceEmail,
    preferencePost,
    acceptsReviewEmails,
  } = customer
  const values = {
    title,
    dateOfBirth,
    preferenceEmail: fromPreference(preferenceEmail),
    preferencePost: fromPreference(preferencePost),
  }
  const named = Object.entries(values).map(([key, value]) => ({
    name: customerFieldNames[key as CustomerFieldName],
    value,
  }))
  return {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    form_fields: named.filter(({ value }) => value !== ''),
    accepts_product_review_abandoned_cart_emails: acceptsReviewEmails,
  }
}

export function toCurrentCustomer(entity: CustomerEntity): CurrentCustomer {
  const valueOf = (field: CustomerFieldName) =>
    entity.form_fields.find(({ name }) => name === customerFieldNames[field])?.value ?? ''
  return {
    id: entity.id,
    email: entity.email,
    firstName: entity.first_name,
    lastName: entity.last_name,
    phone: entity.phone,
    title: valueOf('title'),
    dateOfBirth: valueOf('dateOfBirth').slice(0, 10),
    preferenceEmail: toPreference(valueOf('preferenceEmail')),
    preferencePost: toPreference(valueOf('preferencePost')),
    acceptsReviewEmails: entity.accepts_product_review_abandoned_cart_emails,
  }
}

export function toPreference(value: string): boolean | null {
  if (value === '') return null
  return /^(yes|true|1)$/i.test(value)
}

export function fromPreference(preference: boolean | null): string {
  if (preference === null) return ''
  return preference ? 'Yes' : 'No'
}
