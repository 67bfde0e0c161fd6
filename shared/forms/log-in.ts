import * as v from 'valibot'
import { currentPasswordField, emailField } from './customer-fields.ts'
import type { FieldGroup, Form } from './form.ts'
import { EmailRule, issue, PasswordRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { button } = messages.account

export const LogInSchema = v.object({ email: EmailRule, password: PasswordRule }, issue.form)

export const logInForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'login',
        legend: null,
        fields: [emailField('username'), currentPasswordField('password')],
      },
    ]
  },
  get submit() {
    return button.logIn
  },
  schema: LogInSchema,
} as const satisfies Form<typeof LogInSchema>
