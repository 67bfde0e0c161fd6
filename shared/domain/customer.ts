/** Custom fields of a customer, by what they hold; the names are the platform's. One more holds the saved cart id. */
export const customerFieldNames = {
  title: 'Title',
  dateOfBirth: 'Date of Birth',
  preferenceEmail: 'Preference Email',
  preferencePost: 'Preference Post',
} as const

export type CustomerFieldName = keyof typeof customerFieldNames

/** `value` of a custom field as the platform holds it. */
export type FormField = { name: string; value: string }

/** A customer as the shop shows them to themselves. */
export type CurrentCustomer = {
  id: number
  email: string
  firstName: string
  lastName: string
  phone: string
  title: string
  /** ISO 8601 date, or empty. */
  dateOfBirth: string
  /** Whether they want to hear of us; `null` where they never said. */
  preferenceEmail: boolean | null
  preferencePost: boolean | null
  acceptsReviewEmails: boolean
}

/** A customer as the Worker knows them. */
export type Customer = CurrentCustomer & {
  /** The cart that is saved to their profile. */
  savedCartId: string | null
  /** Channels that they may sign in on; `null` for all. */
  channelIds: number[] | null
}

/** The customer as `/api/bigcommerce/*` answers it: names of the specification. */
export type CustomerEntity = {
  id: number
  email: string
  first_name: string
  last_name: string
  phone: string
  form_fields: FormField[]
  accepts_product_review_abandoned_cart_emails: boolean
}

/** Leaves out what is the Worker's alone: the saved cart, which opens a bag to whoever knows it. */
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

export function fromPreference(wanted: boolean | null): string {
  if (wanted === null) return ''
  return wanted ? 'Yes' : 'No'
}
