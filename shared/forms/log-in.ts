import * as v from 'valibot'
import type { FieldGroup, Form } from './form.ts'
import { EmailRule, issue, maxLengths, PasswordRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

const { field, button } = messages.account

export const LogInSchema = v.object({ email: EmailRule, password: PasswordRule }, issue.form)

export const logInForm = {
  get groups(): readonly FieldGroup[] {
    return [
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
    ]
  },
  get submit() {
    return button.logIn
  },
  schema: LogInSchema,
} as const satisfies Form<typeof LogInSchema>
