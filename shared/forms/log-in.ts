import * as v from 'valibot'
import type { Form } from './form.ts'
import { EmailRule, maxLengths, PasswordRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { field, issue, button } = messages.account

export const LogInSchema = v.object({ email: EmailRule, password: PasswordRule }, issue.form)

export const logInForm = {
  groups: [
    {
      name: 'login',
      legend: null,
      fields: [
        {
          name: 'email',
          label: field.email,
          kind: 'email',
          autoComplete: 'username',
          isRequired: true,
          maxLength: maxLengths.email,
        },
        {
          name: 'password',
          label: field.password,
          kind: 'password',
          autoComplete: 'current-password',
          isRequired: true,
          maxLength: maxLengths.password,
        },
      ],
    },
  ],
  submit: button.logIn,
  schema: LogInSchema,
} as const satisfies Form<typeof LogInSchema>
