import * as v from 'valibot'
import type { FieldGroup, Form } from './form.ts'
import { issue, maxLengths, PasswordRule, TickRule } from './rules.ts'
import { account, myData } from '#shared/messages/account.ts'

const DeleteAccountSchema = v.object(
  {
    currentPassword: PasswordRule,
    isUnderstood: v.pipe(
      TickRule,
      v.check(
        (isTicked) => isTicked,
        () => myData.notUnderstood,
      ),
    ),
  },
  issue.form,
)

/** The form to delete the signed-in customer's account: asks for the password and a confirmation. */
export const deleteAccountForm = {
  get groups(): readonly FieldGroup[] {
    return [
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
    ]
  },
  get submit() {
    return myData.submit
  },
  schema: DeleteAccountSchema,
} as const satisfies Form<typeof DeleteAccountSchema>
