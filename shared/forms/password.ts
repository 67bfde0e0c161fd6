import * as v from 'valibot'
import { currentPasswordField, emailField, newPasswordField } from './customer-fields.ts'
import type { FieldGroup, Form } from './form.ts'
import { EmailRule, issue, NewPasswordRule, PasswordRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { field, button } = messages.account

export const ForgotPasswordSchema = v.object({ email: EmailRule }, issue.form)

/** Asks for a link to choose a new password. */
export const forgotPasswordForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'forgot',
        legend: null,
        fields: [emailField('username')],
      },
    ]
  },
  get submit() {
    return button.sendLink
  },
  schema: ForgotPasswordSchema,
} as const satisfies Form<typeof ForgotPasswordSchema>

export const NewPasswordSchema = v.object({ password: NewPasswordRule }, issue.form)

/** Sets a new password after a link in an e-mail. */
export const newPasswordForm = {
  get groups(): readonly FieldGroup[] {
    return [{ name: 'new-password', legend: null, fields: [newPasswordField(field.newPassword)] }]
  },
  get submit() {
    return button.setPassword
  },
  schema: NewPasswordSchema,
} as const satisfies Form<typeof NewPasswordSchema>

/** Opens an account for the e-mail address of an order. */
export const orderAccountForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'order-account',
        legend: null,
        fields: [newPasswordField()],
      },
    ]
  },
  get submit() {
    return button.register
  },
  schema: NewPasswordSchema,
} as const satisfies Form<typeof NewPasswordSchema>

export const ChangePasswordSchema = v.object({ currentPassword: PasswordRule, password: NewPasswordRule }, issue.form)

/** Changes the signed-in customer's password. Needs the current one. */
export const changePasswordForm = {
  get groups(): readonly FieldGroup[] {
    return [
      { name: 'change-password', legend: null, fields: [currentPasswordField(), newPasswordField(field.newPassword)] },
    ]
  },
  get submit() {
    return button.changePassword
  },
  schema: ChangePasswordSchema,
} as const satisfies Form<typeof ChangePasswordSchema>

export const ChangeEmailSchema = v.object({ email: EmailRule, currentPassword: PasswordRule }, issue.form)

/** Changes the e-mail address. Needs the password again, because the address gives access to the account. */
export const changeEmailForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'change-email',
        legend: null,
        fields: [emailField('email', field.newEmail), currentPasswordField()],
      },
    ]
  },
  get submit() {
    return button.changeEmail
  },
  schema: ChangeEmailSchema,
} as const satisfies Form<typeof ChangeEmailSchema>
