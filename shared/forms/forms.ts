import { customerAddressForm } from './customer-address.ts'
import { deleteAccountForm } from './delete-account.ts'
import type { Form } from './form.ts'
import { logInForm } from './log-in.ts'
import {
  changeEmailForm,
  changePasswordForm,
  forgotPasswordForm,
  newPasswordForm,
  orderAccountForm,
} from './password.ts'
import { preferencesForm, profileForm } from './profile.ts'
import { registerForm } from './register.ts'

/**
 * All account forms, by the name that a page passes to its island. `new-password` replaces a forgotten password,
 * `order-account` opens an account for the guest who placed an order.
 */
export const forms = {
  'log-in': logInForm,
  register: registerForm,
  'forgot-password': forgotPasswordForm,
  'new-password': newPasswordForm,
  'order-account': orderAccountForm,
  'change-password': changePasswordForm,
  'change-email': changeEmailForm,
  profile: profileForm,
  preferences: preferencesForm,
  'customer-address': customerAddressForm,
  'delete-account': deleteAccountForm,
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms
