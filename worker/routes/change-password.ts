import { factory } from '../context/app-env.ts'
import { actions, endpoints } from '#shared/routes.ts'

/** Leads a customer from the password manager to the page that changes the password. */
export const changePasswordRedirect = factory
  .createApp()
  .get(endpoints.changePassword.path, (c) => c.redirect(actions.updateProfile, 302))
