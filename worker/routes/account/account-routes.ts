import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { accountPath } from '../../../shared/account-pages.ts'
import { actions, endpoints, routes } from '../../../shared/routes.ts'
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

const maxFormBytes = 32 * 1024
const withShortBody = bodyLimit({
  maxSize: maxFormBytes,
  onError: () => {
    throw new HTTPException(413, { message: 'The form is too large.' })
  },
})

/** Routes of login, registration, passwords and the account area. */
export const accountRoutes = factory
  .createApp()
  .get(routes.login.pattern, ...loginPage)
  .post(actions.logIn, withShortBody, ...loginForm)
  .get(routes.createAccount.pattern, ...registerPage)
  .post(actions.register, withShortBody, ...registerForm)
  .get(routes.forgotPassword.pattern, ...forgotPasswordPage)
  .post(actions.requestReset, withShortBody, ...forgotPasswordForm)
  .get(routes.updatePassword.pattern, ...updatePasswordPage)
  .post(actions.setPassword, withShortBody, ...updatePasswordForm)
  .post(actions.logOut, ...logOutForm)
  .post(actions.logOutEverywhere, ...logOutEverywhereForm)
  .use(`${accountPath(null)}/*`, withShortBody)
  .get(routes.accountOrder.pattern, ...orderPage)
  .post(actions.reorder, ...reorderForm)
  .get(routes.myAccount.pattern, ...accountPage)
  .get(endpoints.dataDownload.path, ...dataDownload)
  .post(actions.deleteAccount, ...deleteAccountAction)
  .route('/', addressForms)
  .route('/', profileForms)
