import * as v from 'valibot'
import type { Form } from './form.ts'
import { maxLengths, PasswordRule, TickRule } from './rules.ts'
import { account, myData } from '#shared/messages/account.ts'

const DeleteAccountSchema = v.object(
  {
    currentPassword: PasswordRule,
    isUnderstood: v.pipe(
      TickRule,
      v.check((isTicked) => isTicked, myData.notUnderstood),
    ),
  },
  account.issue.form,
)

/** The form to delete the signed-in customer's account: asks for the password and a confirmation. */
export const deleteAccountForm = {
  groups: [
    {
      name: 'delete-account',
      legend: null,
      fields: [
        {
          name: 'currentPassword',
          label: account.field.currentPassword,
          kind: 'password',
          autoComplete: 'current-password',
          isRequired: true,
          maxLength: maxLengths.password,
        },
        { name: 'isUnderstood', label: myData.understood, kind: 'checkbox', autoComplete: 'off', isRequired: true },
      ],
    },
  ],
  submit: myData.submit,
  schema: DeleteAccountSchema,
} as const satisfies Form<typeof DeleteAccountSchema>
