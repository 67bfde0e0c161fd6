import * as v from 'valibot'
import type { SandboxRequest } from '../env.ts'
import { ServiceError, invalid } from './service-error.ts'

function Text(max: number) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(max))
}

export const AmountSchema = v.looseObject({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export const PaymentMethodsSchema = v.looseObject({
  merchantAccount: Text(80),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  channel: v.optional(v.picklist(['iOS', 'Android', 'Web'])),
  amount: v.optional(AmountSchema),
  allowedPaymentMethods: v.optional(v.array(v.string())),
  blockedPaymentMethods: v.optional(v.array(v.string())),
})

export const ApplePaySessionSchema = v.looseObject({
  displayName: Text(64),
  domainName: Text(253),
  merchantIdentifier: Text(255),
})

// The billing and delivery addresses of CheckoutService-v71.json. Adyen refuses an address without a postcode or state:
// https://github.com/Adyen/adyen-magento2/issues/1096, https://github.com/saleor/saleor/pull/8352
const AddressSchema = v.pipe(
  v.looseObject({
    street: Text(3000),
    houseNumberOrName: Text(3000),
    city: Text(3000),
    postalCode: Text(10),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    stateOrProvince: v.optional(Text(1000)),
  }),
  v.forward(
    v.check(({ country, postalCode }) => country !== 'US' || postalCode.length <= 5),
    ['postalCode'],
  ),
  v.forward(
    v.check(({ country, stateOrProvince }) => !['US', 'CA'].includes(country) || stateOrProvince !== undefined),
    ['stateOrProvince'],
  ),
)

export const PaymentSchema = v.looseObject({
  merchantAccount: Text(80),
  amount: AmountSchema,
  reference: Text(80),
  paymentMethod: v.looseObject({ type: Text(50) }),
  returnUrl: Text(8000),
  browserInfo: v.optional(v.looseObject({ userAgent: v.string() })),
  billingAddress: v.optional(AddressSchema),
  deliveryAddress: v.optional(AddressSchema),
})
export type PaymentRequest = v.InferOutput<typeof PaymentSchema>

export const DetailsSchema = v.looseObject({ details: v.looseObject({ redirectResult: Text(20_000) }) })

/** Body of reversals, and of cancels of a known payment. */
export const UndoSchema = v.looseObject({ merchantAccount: Text(80), reference: v.optional(Text(80)) })
export const CancelSchema = v.looseObject({ ...UndoSchema.entries, paymentReference: Text(80) })

// The provider's error code and message for a field that is missing or invalid.
const fieldErrors: Record<string, readonly [string, string]> = {
  amount: ['100', 'No amount specified'],
  'amount.value': ['137', 'Invalid amount specified'],
  'amount.currency': ['138', 'Unsupported currency specified'],
  paymentMethod: ['14_004', 'Missing payment method details'],
  'paymentMethod.type': ['14_004', 'Missing payment method details'],
  reference: ['130', "Required field 'reference' is not provided."],
  returnUrl: ['14_030', 'Return URL is missing.'],
  details: ['14_018', 'Invalid payload provided'],
  'details.redirectResult': ['14_018', 'Invalid payload provided'],
  'billingAddress.stateOrProvince': ['135', "Required field 'billingAddress.stateOrProvince' is not provided."],
  countryCode: ['103', "Invalid field 'countryCode'."],
}

/**
 * Reads the request's body.
 *
 * @throws ServiceError if it is not JSON (400), belongs to another merchant (403) or has an invalid field (422).
 */
export async function readBody<Schema extends v.GenericSchema & { entries: object }>(
  c: SandboxRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ServiceError({
      status: 400,
      errorCode: '702',
      errorType: 'validation',
      message: 'Unexpected input: ", expected: }',
    })
  const isOwnMerchant =
    !('merchantAccount' in schema.entries) ||
    ('merchantAccount' in body && body.merchantAccount === c.env.ADYEN_MERCHANT_ACCOUNT)
  if (!isOwnMerchant)
    throw new ServiceError({
      status: 403,
      errorCode: '901',
      errorType: 'security',
      message: 'Invalid Merchant Account',
    })
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const path = v.getDotPath(parsed.issues[0]) ?? ''
  const [code, message] = fieldErrors[path] ?? ['130', `Required field '${path}' is not provided or not valid.`]
  throw invalid(code, message)
}
