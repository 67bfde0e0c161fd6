import * as v from 'valibot'
import { personFields, preferenceFields, titleFields } from './customer-fields.ts'
import { formOf } from './form.ts'
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

export const profileForm = formOf(ProfileSchema, {
  name: 'profile',
  fields: () => [...titleFields(), ...personFields()],
  submit: () => button.save,
})

export const PreferencesSchema = v.object(
  { preferenceEmail: TickRule, preferencePost: TickRule, accepts_product_review_abandoned_cart_emails: TickRule },
  issue.form,
)

export const preferencesForm = formOf(PreferencesSchema, {
  name: 'preferences',
  fields: () => preferenceFields(),
  submit: () => button.save,
})
