import * as v from 'valibot'
import { currentPasswordField, emailField, newPasswordField } from './customer-fields.ts'
import { formOf } from './form.ts'
import { EmailRule, issue, NewPasswordRule, PasswordRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { field, button } = messages.account

export const ForgotPasswordSchema = v.object({ email: EmailRule }, issue.form)

/** Asks for a link to choose a new password. */
export const forgotPasswordForm = formOf(ForgotPasswordSchema, {
  name: 'forgot',
  fields: () => [emailField('username')],
  submit: () => button.sendLink,
})

export const NewPasswordSchema = v.object({ password: NewPasswordRule }, issue.form)

/** Sets a new password after a link in an e-mail. */
export const newPasswordForm = formOf(NewPasswordSchema, {
  name: 'new-password',
  fields: () => [newPasswordField(field.newPassword)],
  submit: () => button.setPassword,
})

/** Opens an account for the e-mail address of an order. */
export const orderAccountForm = formOf(NewPasswordSchema, {
  name: 'order-account',
  fields: () => [newPasswordField()],
  submit: () => button.register,
})

export const ChangePasswordSchema = v.object({ currentPassword: PasswordRule, password: NewPasswordRule }, issue.form)

/** Changes the signed-in customer's password. Needs the current one. */
export const changePasswordForm = formOf(ChangePasswordSchema, {
  name: 'change-password',
  fields: () => [currentPasswordField(), newPasswordField(field.newPassword)],
  submit: () => button.changePassword,
})

export const ChangeEmailSchema = v.object({ email: EmailRule, currentPassword: PasswordRule }, issue.form)

/** Changes the e-mail address. Needs the password again, because the address gives access to the account. */
export const changeEmailForm = formOf(ChangeEmailSchema, {
  name: 'change-email',
  fields: () => [emailField('email', field.newEmail), currentPasswordField()],
  submit: () => button.changeEmail,
})
