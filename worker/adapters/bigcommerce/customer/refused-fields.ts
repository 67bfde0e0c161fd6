import type { RefusedField } from '#shared/domain/refused-field.ts'
import type { ServiceError } from '#shared/errors.ts'
import { vendorRefusal } from '#worker/upstream/failures.ts'

/** The platform's names of fields. A refusal gives them as paths, whose last part is the name. */
const fieldNames: Readonly<Record<string, RefusedField>> = {
  email: 'email',
  authentication: 'password',
  new_password: 'password',
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  state_or_province: 'region',
  postal_code: 'postalCode',
  country_code: 'country',
}

/** The fields that the platform refused. */
export function refusedFields(refusal: ServiceError): RefusedField[] {
  const named = vendorRefusal(refusal).fields.flatMap(
    (path) => fieldNames[path.split(/[.[\]]+/).findLast((part) => part !== '') ?? ''] ?? [],
  )
  return [...new Set(named)]
}
