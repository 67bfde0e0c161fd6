import * as v from 'valibot'
import { loadCurrentCustomer } from '../account/current-customer.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import { problemResponse } from '../http/problem.ts'
import type { CustomerChangeOutcome, CustomerChange } from '../ports/customer-port.ts'
import { customerIdOf } from '../session/customer-id.ts'
import { defineOperation, notSignedIn } from './operation.ts'
import { allGroups, consentGroups } from '#shared/consent.ts'
import { type CustomerFieldName, customerFieldNames, toCustomerEntity } from '#shared/domain/customer.ts'
import { ProfileSchema } from '#shared/forms/profile.ts'
import { BirthdayRule, TitleRule } from '#shared/forms/rules.ts'
import * as messages from '#shared/messages/shop.ts'

const PreferenceRule = v.picklist(['Yes', 'No'])
/** A form field that a customer may change. The profile cart is not one of them. */
const FormFieldSchema = v.variant('name', [
  v.object({ name: v.literal(customerFieldNames.title), value: TitleRule }),
  v.object({ name: v.literal(customerFieldNames.dateOfBirth), value: BirthdayRule }),
  v.object({ name: v.literal(customerFieldNames.preferenceEmail), value: PreferenceRule }),
  v.object({ name: v.literal(customerFieldNames.preferencePost), value: PreferenceRule }),
])

const maxPreferences = 20
const PreferencesRule = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^\w{1,50}$/)), v.union([v.boolean(), v.pipe(v.string(), v.maxLength(100))])),
  v.check((preferences) => Object.keys(preferences).length <= maxPreferences, 'There are too many.'),
)

const fieldKeys = Object.fromEntries(Object.entries(customerFieldNames).map(([key, name]) => [name, key])) as Record<
  string,
  CustomerFieldName
>

/**
 * Operations on the session's customer. Changes of the e-mail address and the password require the password, and have
 * their own forms.
 */
export const customerOperations = {
  updateCustomer: defineOperation(
    'customer',
    v.partial(v.pick(ProfileSchema, ['first_name', 'last_name', 'phone'])),
    async (visit, { first_name, last_name, phone }) => {
      const change: CustomerChange = {
        ...(first_name !== undefined && { firstName: first_name }),
        ...(last_name !== undefined && { lastName: last_name }),
        ...(phone !== undefined && { phone }),
      }
      return toResponse(await visit.services.customers.update({ customerId: customerIdOf(visit), change }))
    },
  ),

  /** The e-mail address is that of the session's customer (D-16). */
  updateMarketingConsent: defineOperation(
    'customer',
    v.object({ category: v.picklist(['marketing_email', 'marketing_post']), action: v.picklist(['accept', 'reject']) }),
    async (visit, { category, action }) => {
      const customer = await loadCurrentCustomer(visit)
      if (!customer) return notSignedIn()
      await requireMarketing(visit).updateMarketingConsent({
        email: customer.email,
        category,
        isGiven: action === 'accept',
      })
      return null
    },
  ),

  /** The choice of cookies that the customer made on any device; `null` if they never chose. */
  getConsent: defineOperation('customer', v.object({}), async (visit) => {
    const groups = await visit.services.customers.consent({ customerId: customerIdOf(visit) })
    return groups && { groups }
  }),

  updateConsent: defineOperation(
    'customer',
    v.object({ groups: v.pipe(v.array(v.picklist(Object.values(consentGroups))), v.maxLength(allGroups.length)) }),
    async (visit, { groups }) => {
      await visit.services.customers.saveConsent({ customerId: customerIdOf(visit), groups })
      return null
    },
  ),

  updatePreferences: defineOperation(
    'customer',
    v.object({ preferences: PreferencesRule }),
    async (visit, { preferences }) => {
      const customer = await loadCurrentCustomer(visit)
      if (!customer) return notSignedIn()
      await requireMarketing(visit).updatePreferences({ email: customer.email, preferences })
      return null
    },
  ),

  updateCustomerFormFields: defineOperation(
    'customer',
    v.object({ data: v.pipe(v.array(FormFieldSchema), v.minLength(1), v.maxLength(10)) }),
    async (visit, { data }) => {
      const fields: Partial<Record<CustomerFieldName, string>> = {}
      for (const { name, value } of data) {
        const key = fieldKeys[name]
        if (key) fields[key] = value
      }
      return toResponse(await visit.services.customers.update({ customerId: customerIdOf(visit), change: { fields } }))
    },
  ),
}

function toResponse(outcome: CustomerChangeOutcome) {
  return outcome.status === 'changed'
    ? toCustomerEntity(outcome.customer)
    : problemResponse({ status: 422, slug: 'invalid', title: messages.account.refused })
}
