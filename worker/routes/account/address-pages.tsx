import type { Context } from 'hono'
import * as v from 'valibot'
import { parseForm, readForm } from '../../pages/parse-form.ts'
import {
  readAccountForm,
  refusedByPlatform,
  refusedState,
  textOf,
  uncheckedForm,
} from '../../pages/read-account-form.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { AddressesPage } from '#client/pages/account/addresses-page.tsx'
import { accountPath } from '#shared/domain/account-pages.ts'
import type { Customer } from '#shared/domain/customer.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { type AccountNotice, emptyForm, type FormState } from '#shared/forms/account.ts'
import { customerAddressForm, customerAddressValues } from '#shared/forms/customer-address.ts'
import { marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { addAddress, deleteAddresses, loadOwnAddresses, updateAddress } from '#worker/account/own-addresses.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { homeCountry } from '#worker/context/home-country.ts'
import { RateLimitedError } from '#worker/context/rate-limit.ts'
import { writeFlash } from '#worker/session/flash.ts'

type AddressesView = { status?: number; form?: FormState; editing?: number | null; failure?: string }

const IdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number))
export const DeleteSchema = v.object({ addressId: IdSchema })
const addressMessages = messages.addresses

/**
 * The customer's addresses. `?edit=` opens one of them. If the list cannot be loaded, the page still has the form for a
 * new address.
 */
export async function showAddresses(
  c: Context<AppEnv>,
  customer: Pick<Customer, 'firstName' | 'lastName' | 'phone'> | null,
  view: AddressesView = {},
): Promise<Response> {
  const addresses = await loadOwnAddresses(c.get('visit')).catch((cause: unknown) => logFailure(c, cause))
  const requestedId = view.editing === undefined ? idOf(c.req.query('edit')) : view.editing
  const editing = addresses?.find(({ id }) => id === requestedId) ?? null
  if (requestedId !== null && addresses && !editing) throw new NotFoundError('The customer has no such address.')
  const values = editing
    ? customerAddressValues(editing)
    : {
        first_name: customer?.firstName ?? '',
        last_name: customer?.lastName ?? '',
        phone: customer?.phone ?? '',
        'address.country': homeCountry(c.get('visit')),
      }
  const body = (
    <AddressesPage
      market={c.get('market')}
      addresses={addresses ?? []}
      editing={editing}
      form={view.form ?? { ...emptyForm, values }}
      failure={view.failure ?? (addresses ? null : addressMessages.loadFailed)}
    />
  )
  return respondWithAccountPage(c, { page: 'saved-addresses', status: view.status ?? (addresses ? 200 : 503), body })
}

/** Adds or changes an address. Responds with 303 to the list, or with the submitted form and its errors. */
export const saveAddressForm = factory.createHandlers(async (c) => {
  const { outcome, posted, state } = await readAccountForm(c, customerAddressForm)
  const editing = idOf(textOf(posted, 'addressId'))
  const refuse = (status: number, form: FormState) => showAddresses(c, null, { status, form, editing })
  if (outcome.status === 'invalid') return refuse(422, refusedState(state, uncheckedForm(outcome.errors)))
  try {
    const change =
      editing === null
        ? await addAddress(c.get('visit'), outcome.output)
        : await updateAddress(c.get('visit'), editing, outcome.output)
    if (change.status === 'refused')
      return await refuse(422, refusedState(state, refusedByPlatform(customerAddressForm, change.fields)))
  } catch (cause) {
    if (cause instanceof RateLimitedError)
      return refuse(429, refusedState(state, { status: 429, alert: { title: null, text: messages.tooManyTries.text } }))
    // The customer deleted it in another tab. What they typed becomes a new address.
    if (cause instanceof NotFoundError)
      return showAddresses(c, null, { status: 404, form: state, editing: null, failure: addressMessages.gone })
    logFailure(c, cause)
    return refuse(
      503,
      refusedState(state, {
        status: 503,
        alert: { title: null, text: editing === null ? addressMessages.addFailed : addressMessages.updateFailed },
      }),
    )
  }
  return done(c, 'address-saved')
})

/** Deletes an address. Responds with 303 to the list, or with the list and what failed. */
export const deleteAddressForm = factory.createHandlers(async (c) => {
  const { addressId } = parseForm(DeleteSchema, await readForm(c.req.raw))
  try {
    await deleteAddresses(c.get('visit'), [addressId])
  } catch (cause) {
    // It may be a repeated press whose first response was lost. The status still says that there is no such address.
    if (cause instanceof NotFoundError)
      return showAddresses(c, null, { status: 404, editing: null, failure: addressMessages.gone })
    logFailure(c, cause)
    return showAddresses(c, null, { status: 503, editing: null, failure: addressMessages.deleteFailed })
  }
  return done(c, 'address-deleted')
})

async function done(c: Context<AppEnv>, notice: AccountNotice): Promise<Response> {
  await writeFlash(c.get('visit'), { notice })
  return c.redirect(marketPath(c.get('market'), accountPath('saved-addresses')), 303)
}

/** @throws the cause if it is not a ServiceError */
function logFailure(c: Context<AppEnv>, cause: unknown): null {
  if (!(cause instanceof ServiceError)) throw cause
  c.get('log').error('addresses', cause)
  return null
}

function idOf(text: string | undefined): number | null {
  const parsed = v.safeParse(IdSchema, text)
  return parsed.success ? parsed.output : null
}
