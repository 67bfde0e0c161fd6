import type { Field } from './form.ts'
import { maxLengths, titles } from './rules.ts'
import { titleNames } from '#shared/messages/form-options.ts'
import * as messages from '#shared/messages/shop.ts'

const { field } = messages.account

/** Title and birthday. */
export const titleFields = (): readonly Field[] => [
  {
    name: 'title',
    label: field.title,
    kind: 'select',
    autoComplete: 'honorific-prefix',
    isRequired: true,
    options: titles.map((title) => ({ value: title, label: titleNames[title] })),
    isHalfWidth: true,
  },
  {
    name: 'dateOfBirth',
    label: field.dateOfBirth,
    kind: 'date',
    autoComplete: 'bday',
    isRequired: false,
    isHalfWidth: true,
  },
]

/** Name and phone number. */
export const personFields = (): readonly Field[] => [
  {
    name: 'first_name',
    label: field.firstName,
    kind: 'text',
    autoComplete: 'given-name',
    isRequired: true,
    maxLength: maxLengths.name,
    isHalfWidth: true,
  },
  {
    name: 'last_name',
    label: field.lastName,
    kind: 'text',
    autoComplete: 'family-name',
    isRequired: true,
    maxLength: maxLengths.name,
    isHalfWidth: true,
  },
  {
    name: 'phone',
    label: field.phone,
    kind: 'tel',
    autoComplete: 'tel',
    isRequired: true,
    hint: field.phoneHint,
    maxLength: maxLengths.phone,
  },
]

/** The preferences of a shop with an e-mail marketing provider. */
export const marketingFieldNames: readonly string[] = ['preferenceEmail', 'preferencePost']

/** Marketing preferences. */
export const preferenceFields = (): readonly Field[] => [
  { name: 'preferenceEmail', label: field.preferenceEmail, kind: 'checkbox', isRequired: false },
  { name: 'preferencePost', label: field.preferencePost, kind: 'checkbox', isRequired: false },
  {
    name: 'accepts_product_review_abandoned_cart_emails',
    label: field.reviewEmails,
    kind: 'checkbox',
    isRequired: false,
  },
]

/** An e-mail address. `username` where it names the account to the browser's password store. */
export const emailField = (autoComplete: 'username' | 'email', label: string = field.email): Field => ({
  name: 'email',
  label,
  kind: 'email',
  autoComplete,
  isRequired: true,
  maxLength: maxLengths.email,
})

/** The password in use: `password` to log in, `currentPassword` beside the change that it allows. */
export const currentPasswordField = (name: 'password' | 'currentPassword' = 'currentPassword'): Field => ({
  name,
  label: name === 'password' ? field.password : field.currentPassword,
  kind: 'password',
  autoComplete: 'current-password',
  isRequired: true,
  maxLength: maxLengths.password,
})

/** A password to be set, with the rule it must follow. */
export const newPasswordField = (label: string = field.password): Field => ({
  name: 'password',
  label,
  kind: 'password',
  autoComplete: 'new-password',
  isRequired: true,
  hint: field.passwordHint,
  maxLength: maxLengths.password,
})
