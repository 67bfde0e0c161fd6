import { addressForms } from './address-pages.tsx'
import { dataDownload, deleteAccountAction } from './data-pages.tsx'
import { logOutEverywhereForm, logOutForm } from './log-out.ts'
import { loginForm } from './login-page.tsx'
import { reorderForm } from './order-pages.tsx'
import { forgotPasswordForm, updatePasswordForm } from './password-pages.tsx'
import { profileForms } from './profile-page.tsx'
import { registerForm } from './register-page.tsx'
import { actions, endpoints } from '#shared/routes.ts'
import { factory } from '#worker/context/app-env.ts'

/** Forms of login, registration, passwords and the account area, and the download of a customer's data. */
export const accountForms = factory
  .createApp()
  .post(actions.logIn, ...loginForm)
  .post(actions.register, ...registerForm)
  .post(actions.requestReset, ...forgotPasswordForm)
  .post(actions.setPassword, ...updatePasswordForm)
  .post(actions.logOut, ...logOutForm)
  .post(actions.logOutEverywhere, ...logOutEverywhereForm)
  .post(actions.reorder, ...reorderForm)
  .get(endpoints.dataDownload.path, ...dataDownload)
  .post(actions.deleteAccount, ...deleteAccountAction)
  .route('/', addressForms)
  .route('/', profileForms)
