import * as v from 'valibot'
import { personFields, preferenceFields, titleFields } from './customer-fields.ts'
import type { Form } from './form.ts'
import { BirthdayRule, nameRule, PhoneRule, TickRule, TitleRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { issue, button } = messages.account

export const ProfileSchema = v.object(
  {
    title: TitleRule,
    first_name: nameRule(issue.firstName),
    last_name: nameRule(issue.lastName),
    dateOfBirth: BirthdayRule,
    phone: PhoneRule,
  },
  issue.form,
)

export const profileForm = {
  groups: [
    {
      name: 'profile',
      legend: null,
      fields: [...titleFields, ...personFields],
    },
  ],
  submit: button.save,
  schema: ProfileSchema,
} as const satisfies Form<typeof ProfileSchema>

export const PreferencesSchema = v.object(
  { preferenceEmail: TickRule, preferencePost: TickRule, accepts_product_review_abandoned_cart_emails: TickRule },
  issue.form,
)

export const preferencesForm = {
  groups: [
    {
      name: 'preferences',
      legend: null,
      fields: preferenceFields,
    },
  ],
  submit: button.save,
  schema: PreferencesSchema,
} as const satisfies Form<typeof PreferencesSchema>
