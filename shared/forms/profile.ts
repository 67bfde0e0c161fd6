import * as v from 'valibot'
import * as messages from '../messages/en.ts'
import type { Form } from './form.ts'
import { BirthdayRule, longestTexts, nameRule, PhoneRule, TickRule, TitleRule, titles } from './rules.ts'

const { field, fault, button } = messages.account

export const ProfileSchema = v.object(
  { title: TitleRule, first_name: nameRule(fault.firstName), last_name: nameRule(fault.lastName), dateOfBirth: BirthdayRule, phone: PhoneRule },
  fault.form,
)

export const profileForm = {
  groups: [
    {
      name: 'profile',
      legend: null,
      fields: [
        { name: 'title', label: field.title, kind: 'select', autoComplete: 'honorific-prefix', isRequired: true, options: titles.map((title) => ({ value: title, label: title })), isHalf: true },
        { name: 'dateOfBirth', label: field.dateOfBirth, kind: 'date', autoComplete: 'bday', isRequired: false, isHalf: true },
        { name: 'first_name', label: field.firstName, kind: 'text', autoComplete: 'given-name', isRequired: true, maxLength: longestTexts.name, isHalf: true },
        { name: 'last_name', label: field.lastName, kind: 'text', autoComplete: 'family-name', isRequired: true, maxLength: longestTexts.name, isHalf: true },
        { name: 'phone', label: field.phone, kind: 'tel', autoComplete: 'tel', isRequired: true, hint: field.phoneHint, maxLength: longestTexts.phone },
      ],
    },
  ],
  submit: button.save,
  schema: ProfileSchema,
} as const satisfies Form<typeof ProfileSchema>

export const PreferencesSchema = v.object({ preferenceEmail: TickRule, preferencePost: TickRule, accepts_product_review_abandoned_cart_emails: TickRule }, fault.form)

export const preferencesForm = {
  groups: [
    {
      name: 'preferences',
      legend: null,
      fields: [
        { name: 'preferenceEmail', label: field.preferenceEmail, kind: 'checkbox', autoComplete: 'off', isRequired: false },
        { name: 'preferencePost', label: field.preferencePost, kind: 'checkbox', autoComplete: 'off', isRequired: false },
        { name: 'accepts_product_review_abandoned_cart_emails', label: field.reviewEmails, kind: 'checkbox', autoComplete: 'off', isRequired: false },
      ],
    },
  ],
  submit: button.save,
  schema: PreferencesSchema,
} as const satisfies Form<typeof PreferencesSchema>
