import * as v from 'valibot'
import { personFields, preferenceFields, titleFields } from './customer-fields.ts'
import type { FieldGroup, Form } from './form.ts'
import { BirthdayRule, issue, nameRule, PhoneRule, TickRule, TitleRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { button } = messages.account

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
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'profile',
        legend: null,
        fields: [...titleFields(), ...personFields()],
      },
    ]
  },
  get submit() {
    return button.save
  },
  schema: ProfileSchema,
} as const satisfies Form<typeof ProfileSchema>

export const PreferencesSchema = v.object(
  { preferenceEmail: TickRule, preferencePost: TickRule, accepts_product_review_abandoned_cart_emails: TickRule },
  issue.form,
)

export const preferencesForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'preferences',
        legend: null,
        fields: preferenceFields(),
      },
    ]
  },
  get submit() {
    return button.save
  },
  schema: PreferencesSchema,
} as const satisfies Form<typeof PreferencesSchema>
