import * as v from 'valibot'
import { currentPasswordField } from './customer-fields.ts'
import { formOf } from './form.ts'
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
export const deleteAccountForm = formOf(DeleteAccountSchema, {
  name: 'delete-account',
  fields: () => [
    currentPasswordField(),
    { name: 'isUnderstood', label: myData.understood, kind: 'checkbox', isRequired: true },
  ],
  submit: () => myData.submit,
})
