import * as v from 'valibot'
import { fromBase64 } from '../../lib/crypto.ts'
import { aboutOf, type PaymentOutcome, type PaymentRefusal } from '../../ports/payment-port.ts'
import { networksOf } from './card-networks.ts'
import type { WalletMethod } from '#shared/domain/wallet.ts'

const ConfigurationSchema = v.optional(
  v.object({
    merchantId: v.optional(v.string(), ''),
    merchantName: v.optional(v.string(), ''),
    gatewayMerchantId: v.optional(v.string(), ''),
  }),
  {},
)

export const PaymentMethodsSchema = v.object({
  paymentMethods: v.optional(
    v.array(
      v.object({
        type: v.optional(v.string(), ''),
        brands: v.optional(v.array(v.string()), []),
        configuration: ConfigurationSchema,
      }),
    ),
    [],
  ),
})

/** `data` is Apple's merchant session as JSON in base64. */
export const ApplePaySessionSchema = v.object({
  data: v.pipe(
    v.string(),
    v.transform((text) => new TextDecoder().decode(fromBase64(text) ?? new Uint8Array())),
    v.parseJson(),
    v.looseObject({}),
  ),
})

export const PaymentSchema = v.object({
  resultCode: v.string(),
  pspReference: v.optional(v.string()),
  refusalReasonCode: v.optional(v.string(), ''),
  merchantReference: v.optional(v.string(), ''),
  amount: v.optional(v.object({ value: v.number(), currency: v.string() })),
  action: v.optional(
    v.object({ type: v.optional(v.string(), ''), method: v.optional(v.string(), 'GET'), url: v.optional(v.string()) }),
  ),
})

export const ReceivedSchema = v.object({ status: v.literal('received') })

// Adyen's refusal reasons: https://docs.adyen.com/development-resources/refusal-reasons
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  '2': 'refused',
  '3': 'failed',
  '4': 'failed',
  '5': 'refused',
  '6': 'expired-card',
  '7': 'invalid-card',
  '8': 'invalid-card',
  '9': 'failed',
  '10': 'invalid-card',
  '12': 'not-enough-balance',
  '15': 'cancelled',
  '16': 'cancelled',
  '22': 'invalid-card',
  '23': 'invalid-card',
  '25': 'invalid-card',
  '28': 'not-enough-balance',
}

/** `merchantName` of the settings' shop is used if the provider names none. */
export function toWalletMethods(
  { paymentMethods }: v.InferOutput<typeof PaymentMethodsSchema>,
  { shopName, environment }: { shopName: string; environment: 'TEST' | 'PRODUCTION' },
): WalletMethod[] {
  return paymentMethods.flatMap(({ type, brands, configuration }): WalletMethod[] => {
    const { merchantId, gatewayMerchantId } = configuration
    const merchantName = configuration.merchantName || shopName
    if (type === 'applepay' && merchantId !== '')
      return [{ kind: 'apple', merchantId, merchantName, networks: networksOf('apple', brands) }]
    if ((type === 'googlepay' || type === 'paywithgoogle') && gatewayMerchantId !== '')
      return [
        {
          kind: 'google',
          merchantId,
          merchantName,
          gateway: { gateway: 'adyen', gatewayMerchantId },
          networks: networksOf('google', brands),
          environment,
        },
      ]
    return []
  })
}

/** A refused payment is a 200 too, so only the result code says if there is a payment. */
export function toOutcome({
  resultCode,
  pspReference = '',
  refusalReasonCode,
  merchantReference,
  amount,
  action,
}: v.InferOutput<typeof PaymentSchema>): PaymentOutcome {
  const about = aboutOf(merchantReference, amount)
  if (resultCode === 'Authorised' && pspReference !== '')
    return { status: 'authorised', paymentId: pspReference, about }
  if (resultCode === 'Refused' || resultCode === 'Error' || resultCode === 'Cancelled') {
    const reason = refusals[refusalReasonCode] ?? (resultCode === 'Error' ? 'failed' : 'refused')
    return { status: 'refused', reason, about }
  }
  const url = action?.type === 'redirect' && action.method === 'GET' ? action.url : undefined
  return resultCode === 'RedirectShopper' && url !== undefined ? { status: 'redirect', url } : { status: 'pending' }
}
