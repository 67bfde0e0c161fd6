import { factory } from '../../app-env.ts'
import { accountPage } from './account-page.tsx'
import { addressForms } from './address-pages.tsx'
import { dataDownload, deleteAccountAction } from './data-pages.tsx'
import { logOutEverywhereForm, logOutForm } from './log-out.ts'
import { loginForm, loginPage } from './login-page.tsx'
import { orderPage, reorderForm } from './order-pages.tsx'
import { forgotPasswordForm, forgotPasswordPage, updatePasswordForm, updatePasswordPage } from './password-pages.tsx'
import { profileForms } from './profile-page.tsx'
import { registerForm, registerPage } from './register-page.tsx'
import { actions, endpoints, routes } from '#shared/routes.ts'

/** Routes of login, registration, passwords and the account area. */
export const accountRoutes = factory
  .createApp()
  .get(routes.login.pattern, ...loginPage)
  .post(actions.logIn, ...loginForm)
  .get(routes.createAccount.pattern, ...registerPage)
  .post(actions.register, ...registerForm)
  .get(routes.forgotPassword.pattern, ...forgotPasswordPage)
  .post(actions.requestReset, ...forgotPasswordForm)
  .get(routes.updatePassword.pattern, ...updatePasswordPage)
  .post(actions.setPassword, ...updatePasswordForm)
  .post(actions.logOut, ...logOutForm)
  .post(actions.logOutEverywhere, ...logOutEverywhereForm)
  .get(routes.accountOrder.pattern, ...orderPage)
  .post(actions.reorder, ...reorderForm)
  .get(routes.myAccount.pattern, ...accountPage)
  .get(endpoints.dataDownload.path, ...dataDownload)
  .post(actions.deleteAccount, ...deleteAccountAction)
  .route('/', addressForms)
  .route('/', profileForms)
