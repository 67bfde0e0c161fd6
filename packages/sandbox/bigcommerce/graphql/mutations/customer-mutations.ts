import * as v from 'valibot'
import { Refusal } from '../../commerce/refusal.ts'
import { ChangedCustomerBody, NewCustomerBody } from '../../customers/customer-bodies.ts'
import type { CustomerRow } from '../../customers/customer.ts'
import { isRelative } from '../../customers/login/login-token.ts'
import { changePassword, requestPasswordReset, resetPassword } from '../../customers/login/password-reset.ts'
import { isAllowedPassword, isPassword, passwordRule } from '../../customers/login/password.ts'
import { createCustomers, updateCustomers } from '../../customers/save-customers.ts'
import { isGlobalLoginAllowed } from '../../customers/settings-store.ts'
import { readStoreLinks } from '../../store-sites.ts'
import { businessError, notLoggedIn, refusalsAsErrors, validationError } from '../business-error.ts'
import type { StorefrontScope } from '../context.ts'
import { customerNode } from '../customer.ts'
import { namedFields, type FormFieldsInput } from '../form-fields.ts'
import { addressBody, type AddressInput } from './address-mutations.ts'

type Names = {
  firstName?: string | null
  lastName?: string | null
  email?: string | null
  phone?: string | null
  company?: string | null
  formFields?: FormFieldsInput | null
}
type Registration = Names & {
  firstName: string
  lastName: string
  email: string
  password: string
  address?: AddressInput | null
}

/** `Mutation.customer`, except for addresses. Mistakes of the shopper are in the result's `errors`. */
export function customerMutations(scope: StorefrontScope) {
  const db = scope.env.DB
  return {
    registerCustomer: async ({ input }: { input: Registration }) => {
      const { value, errors } = await refusalsAsErrors(() => register(scope, input))
      return { customer: value && customerNode(scope, value), errors }
    },
    updateCustomer: async ({ input }: { input: Names }) => {
      const { customer } = scope
      if (!customer) return { customer: null, errors: [notLoggedIn] }
      const { value, errors } = await refusalsAsErrors(async () => {
        const body = checked(ChangedCustomerBody, {
          id: customer.id,
          ...namesOf(input),
          form_fields: input.formFields ? namedFields('customer', input.formFields) : undefined,
        })
        const [row] = await updateCustomers(db, [body])
        return row
      })
      return { customer: value ? customerNode(scope, value) : null, errors }
    },
    changePassword: async ({ input }: { input: { currentPassword: string; newPassword: string } }) => {
      const { customer } = scope
      if (!customer) return { errors: [notLoggedIn] }
      if (customer.password === null || !(await isPassword(input.currentPassword, customer.password)))
        return { errors: [businessError('CustomerPasswordError', 'Your current password is not correct.')] }
      if (!isAllowedPassword(input.newPassword))
        return { errors: [validationError(['newPassword'], passwordRule.description)] }
      await changePassword(db, customer.id, input.newPassword)
      return { errors: [] }
    },
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

async function register(scope: StorefrontScope, input: Registration): Promise<CustomerRow> {
  const isGlobal = await isGlobalLoginAllowed(scope.env.DB, scope.channel.id)
  const body = checked(NewCustomerBody, {
    ...namesOf(input),
    origin_channel_id: scope.channel.id,
    channel_ids: isGlobal ? null : [scope.channel.id],
    authentication: { new_password: input.password },
    addresses: input.address ? [addressBody(input.address)] : [],
    form_fields: namedFields('customer', input.formFields),
    trigger_account_created_notification: true,
  })
  const [row] = await createCustomers(scope.env, [body], scope.language)
  if (!row) throw new Error('The new customer could not be read: another request deleted it')
  return row
}

function namesOf({ firstName, lastName, email, phone, company }: Names) {
  return {
    first_name: firstName ?? undefined,
    last_name: lastName ?? undefined,
    email: email ?? undefined,
    phone: phone ?? undefined,
    company: company ?? undefined,
  }
}

function checked<const Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const errors = result.issues.map(
    (issue) => [(v.getDotPath(issue) ?? '').replace('authentication.new_password', 'password'), issue.message] as const,
  )
  throw new Refusal(422, 'The input is not valid', Object.fromEntries(errors))
}
