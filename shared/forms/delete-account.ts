import * as v from 'valibot'
import { currentPasswordField } from './customer-fields.ts'
import type { FieldGroup, Form } from './form.ts'
import { issue, PasswordRule, TickRule } from './rules.ts'
import { myData } from '#shared/messages/account.ts'

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
          currentPasswordField(),
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
