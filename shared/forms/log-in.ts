import * as v from 'valibot'
import { currentPasswordField, emailField } from './customer-fields.ts'
import { formOf } from './form.ts'
import { EmailRule, issue, PasswordRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { button } = messages.account

export const LogInSchema = v.object({ email: EmailRule, password: PasswordRule }, issue.form)

export const logInForm = formOf(LogInSchema, {
  name: 'login',
  fields: () => [emailField('username'), currentPasswordField('password')],
  submit: () => button.logIn,
})
