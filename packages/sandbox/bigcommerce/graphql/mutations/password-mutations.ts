import * as v from 'valibot'
import { isRelative } from '../../customers/login/login-token.ts'
import { requestPasswordReset, resetPassword } from '../../customers/login/password-reset.ts'
import { isAllowedPassword, passwordRule } from '../../customers/login/password.ts'
import { readStoreLinks } from '../../store-sites.ts'
import { businessError, validationError } from '../business-error.ts'
import type { StorefrontScope } from '../context.ts'

/**
 * `requestResetPassword` and `resetPassword` of `Mutation.customer`. Mistakes of the shopper are in the result's
 * `errors`.
 */
export function passwordMutations(scope: StorefrontScope) {
  const db = scope.env.DB
  return {
    requestResetPassword: async ({ input: { email, path } }: { input: { email: string; path?: string | null } }) => {
      if (!v.is(v.pipe(v.string(), v.rfcEmail()), email))
        return { errors: [validationError(['email'], 'The email address is not valid.')] }
      if (path != null && !isRelative(path))
        return { errors: [validationError(['path'], 'The path must be relative to the storefront.')] }
      // The response does not reveal whether an account has this e-mail address.
      const links = await readStoreLinks(scope.env)
      const { channel, language } = scope
      await requestPasswordReset(scope.env, {
        email,
        language,
        page:
          path == null ? links.page(channel.id, 'forgot_password', undefined, language) : links.path(channel.id, path),
        home: links.page(channel.id, 'home', undefined, language),
      })
      return { errors: [] }
    },
    resetPassword: async ({
      input: { customerEntityId, token, newPassword },
    }: {
      input: { customerEntityId: number; token: string; newPassword: string }
    }) => {
      if (!isAllowedPassword(newPassword))
        return { errors: [validationError(['newPassword'], passwordRule.description)] }
      const isReset = await resetPassword(db, { customerId: customerEntityId, token, password: newPassword })
      return {
        errors: isReset ? [] : [businessError('CustomerPasswordError', 'The password reset token is not valid.')],
      }
    },
  }
}
