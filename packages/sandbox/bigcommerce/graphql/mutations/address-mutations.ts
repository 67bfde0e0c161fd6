import * as v from 'valibot'
import { Refusal } from '../../commerce/refusal.ts'
import { statesOf } from '../../commerce/states.ts'
import { ChangedAddressBody, NestedAddressBody } from '../../customers/addresses/address-bodies.ts'
import {
  addressOf,
  deleteAddresses,
  findAddresses,
  insertAddress,
  updateAddress,
} from '../../customers/addresses/address-store.ts'
import { isOneOf } from '../../customers/conditions.ts'
import type { AddressRow } from '../../customers/customer.ts'
import { checkFormFields } from '../../customers/form-fields/form-field-values.ts'
import { withoutUndefined } from '../../customers/without-undefined.ts'
import { businessError, notLoggedIn, refusalsAsErrors } from '../business-error.ts'
import type { StorefrontScope } from '../context.ts'
import { addressNode } from '../customer.ts'
import { namedFields, type FormFieldsInput } from '../form-fields.ts'

const invalidAddress = 'The address is not valid'
const addressExists = 'The address exists already.'

type Field =
  | 'firstName'
  | 'lastName'
  | 'address1'
  | 'address2'
  | 'city'
  | 'company'
  | 'countryCode'
  | 'stateOrProvince'
  | 'phone'
  | 'postalCode'
export type AddressInput = Partial<Record<Field, string | null>> & { formFields?: FormFieldsInput | null }

/** Addresses in `Mutation.customer`. They are always the signed-in customer's own. */
export function addressMutations(scope: StorefrontScope) {
  const db = scope.env.DB
  return {
    addCustomerAddress: async ({ input }: { input: AddressInput }) => {
      const { customer } = scope
      if (!customer) return { address: null, errors: [notLoggedIn] }
      const { value, errors } = await refusalsAsErrors(async () => {
        const body = checked(NestedAddressBody, addressBody(input))
        return insertAddress(db, {
          customerId: customer.id,
          address: addressOf(body, invalidAddress),
          fields: checkFormFields('address', body.form_fields ?? [], invalidAddress),
        })
      })
      return resultOf(
        scope,
        value,
        value ? errors : errors.length > 0 ? errors : [businessError('CustomerAddressCreationError', addressExists)],
      )
    },
    updateCustomerAddress: async ({
      input: { addressEntityId, data },
    }: {
      input: { addressEntityId: number; data: AddressInput }
    }) => {
      if (!scope.customer) return { address: null, errors: [notLoggedIn] }
      const current = await ownAddress(scope, addressEntityId)
      if (!current)
        return { address: null, errors: [businessError('AddressDoesNotExistError', 'Address does not exist.')] }
      const { value, errors } = await refusalsAsErrors(async () => {
        const body = checked(ChangedAddressBody, {
          ...withoutUndefined(addressBody({ ...data, countryCode: data.countryCode ?? current.country_code })),
          id: addressEntityId,
        })
        return updateAddress(db, body, invalidAddress)
      })
      return resultOf(
        scope,
        value,
        value ? errors : errors.length > 0 ? errors : [businessError('CustomerAddressUpdateError', addressExists)],
      )
    },
    deleteCustomerAddress: async ({ input: { addressEntityId } }: { input: { addressEntityId: number } }) => {
      if (!scope.customer) return { errors: [notLoggedIn] }
      if (!(await ownAddress(scope, addressEntityId)))
        return { errors: [businessError('CustomerAddressDeletionError', 'Address does not exist.')] }
      await deleteAddresses(db, [addressEntityId])
      return { errors: [] }
    },
  }
}

/**
 * Converts an address of this API to the REST form. A state may be given by its code here.
 *
 * @throws Refusal 422 for an unknown form field.
 */
export function addressBody(input: AddressInput) {
  const states = input.countryCode ? statesOf(input.countryCode.toUpperCase()) : []
  const state = states.find(({ code }) => code === input.stateOrProvince?.toUpperCase())?.name ?? input.stateOrProvince
  return {
    first_name: input.firstName ?? undefined,
    last_name: input.lastName ?? undefined,
    company: input.company ?? undefined,
    phone: input.phone ?? undefined,
    address1: input.address1 ?? undefined,
    address2: input.address2 ?? undefined,
    city: input.city ?? undefined,
    country_code: input.countryCode ?? undefined,
    state_or_province: state ?? undefined,
    postal_code: input.postalCode ?? undefined,
    form_fields: input.formFields ? namedFields('address', input.formFields) : undefined,
  }
}

async function ownAddress(scope: StorefrontScope, id: number): Promise<AddressRow | undefined> {
  const [row] = await findAddresses(scope.env.DB, [
    isOneOf('id', [id]),
    isOneOf('customer_id', [scope.customer?.id ?? 0]),
  ])
  return row
}

function resultOf<Errors>(scope: StorefrontScope, row: AddressRow | null, errors: Errors) {
  return { address: row && addressNode(scope, row), errors }
}

function checked<const Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new Refusal(
    422,
    invalidAddress,
    Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
  )
}
