import * as v from 'valibot'
import * as messages from '../messages/en.ts'
import { addressGroup, BillingAddressRule } from './address.ts'
import type { Form } from './form.ts'
import { BirthdayRule, EmailRule, longestTexts, nameRule, NewPasswordRule, PhoneRule, TickRule, TitleRule, titles } from './rules.ts'

const { field, fault, button, legend } = messages.account

/** What a new customer tells of themselves, in the words of the registration payload [ACC-17]. */
export const RegistrationSchema = v.pipe(
  v.object(
    {
      title: TitleRule,
      first_name: nameRule(fault.firstName),
      last_name: nameRule(fault.lastName),
      email: EmailRule,
      phone: PhoneRule,
      password: NewPasswordRule,
      dateOfBirth: BirthdayRule,
      address: v.optional(BillingAddressRule, {}),
      preferenceEmail: TickRule,
      preferencePost: TickRule,
      accepts_product_review_abandoned_cart_emails: TickRule,
    },
    fault.form,
  ),
  v.transform(({ title, dateOfBirth, preferenceEmail, preferencePost, ...rest }) => ({
    ...rest,
    title,
    dateOfBirth,
    preferenceEmail,
    preferencePost,
    countryIso2: rest.address.country,
    custom_fields: { title, dateOfBirth, preferenceEmail: preferenceEmail ? 'Yes' : 'No', preferencePost: preferencePost ? 'Yes' : 'No' },
  })),
)

export type Registration = v.InferOutput<typeof RegistrationSchema>

export const registerForm = {
  groups: [
    {
      name: 'about',
      legend: legend.about,
      fields: [
        { name: 'title', label: field.title, kind: 'select', autoComplete: 'honorific-prefix', isRequired: true, options: titles.map((title) => ({ value: title, label: title })), isHalf: true },
        { name: 'dateOfBirth', label: field.dateOfBirth, kind: 'date', autoComplete: 'bday', isRequired: false, isHalf: true },
        { name: 'first_name', label: field.firstName, kind: 'text', autoComplete: 'given-name', isRequired: true, maxLength: longestTexts.name, isHalf: true },
        { name: 'last_name', label: field.lastName, kind: 'text', autoComplete: 'family-name', isRequired: true, maxLength: longestTexts.name, isHalf: true },
        { name: 'phone', label: field.phone, kind: 'tel', autoComplete: 'tel', isRequired: true, hint: field.phoneHint, maxLength: longestTexts.phone },
      ],
    },
    {
      name: 'login',
      legend: legend.login,
      fields: [
        { name: 'email', label: field.email, kind: 'email', autoComplete: 'username', isRequired: true, maxLength: longestTexts.email },
        { name: 'password', label: field.password, kind: 'password', autoComplete: 'new-password', isRequired: true, hint: field.passwordHint, maxLength: longestTexts.password },
      ],
    },
    addressGroup(),
    {
      name: 'preferences',
      legend: legend.preferences,
      fields: [
        { name: 'preferenceEmail', label: field.preferenceEmail, kind: 'checkbox', autoComplete: 'off', isRequired: false },
        { name: 'preferencePost', label: field.preferencePost, kind: 'checkbox', autoComplete: 'off', isRequired: false },
        { name: 'accepts_product_review_abandoned_cart_emails', label: field.reviewEmails, kind: 'checkbox', autoComplete: 'off', isRequired: false },
      ],
    },
  ],
  submit: button.register,
  schema: RegistrationSchema,
} as const satisfies Form<typeof RegistrationSchema>
