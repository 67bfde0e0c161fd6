import * as v from 'valibot'
import { addressGroup, BillingAddressRule } from './address.ts'
import { emailField, newPasswordField, personFields, preferenceFields, titleFields } from './customer-fields.ts'
import type { FieldGroup, Form } from './form.ts'
import { BirthdayRule, EmailRule, issue, nameRule, NewPasswordRule, PhoneRule, TickRule, TitleRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { button, legend } = messages.account

/** Parses a registration into the registration payload. */
export const RegistrationSchema = v.pipe(
  v.object(
    {
      title: TitleRule,
      first_name: nameRule(issue.firstName),
      last_name: nameRule(issue.lastName),
      email: EmailRule,
      phone: PhoneRule,
      password: NewPasswordRule,
      dateOfBirth: BirthdayRule,
      address: v.optional(BillingAddressRule, {}),
      preferenceEmail: TickRule,
      preferencePost: TickRule,
      accepts_product_review_abandoned_cart_emails: TickRule,
    },
    issue.form,
  ),
  v.transform(({ title, dateOfBirth, preferenceEmail, preferencePost, ...rest }) => ({
    ...rest,
    title,
    dateOfBirth,
    preferenceEmail,
    preferencePost,
    countryIso2: rest.address.country,
    custom_fields: {
      title,
      dateOfBirth,
      preferenceEmail: preferenceEmail ? 'Yes' : 'No',
      preferencePost: preferencePost ? 'Yes' : 'No',
    },
  })),
)

export type Registration = v.InferOutput<typeof RegistrationSchema>

export const registerForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'about',
        legend: legend.about,
        fields: [...titleFields(), ...personFields()],
      },
      {
        name: 'login',
        legend: legend.login,
        fields: [emailField('username'), newPasswordField()],
      },
      addressGroup(),
      {
        name: 'preferences',
        legend: legend.preferences,
        fields: preferenceFields(),
      },
    ]
  },
  get submit() {
    return button.register
  },
  schema: RegistrationSchema,
} as const satisfies Form<typeof RegistrationSchema>
