import * as v from 'valibot'
import { ServiceError, invalid } from './service-error.ts'

const maxToken = 10_000

/**
 * The decrypted content of a wallet's token. In the sandbox it is JSON in base64, or only the name of an outcome.
 * `outcome` is a name in `magicOutcomes`.
 */
const SecretSchema = v.object({
  card: v.optional(v.string()),
  outcome: v.optional(v.string()),
  authMethod: v.optional(v.picklist(['PAN_ONLY', 'CRYPTOGRAM_3DS']), 'CRYPTOGRAM_3DS'),
  messageId: v.optional(v.string()),
})

/** Apple's `paymentData`, which is sent as JSON in base64. */
const AppleTokenSchema = v.looseObject({
  data: v.optional(v.string(), ''),
  header: v.optional(v.looseObject({ transactionId: v.optional(v.string()) })),
})

/** Google's token, which is sent as it is: a JSON text with a further JSON text inside. */
const GoogleTokenSchema = v.looseObject({
  protocolVersion: v.picklist(['ECv1', 'ECv2']),
  signedMessage: v.pipe(v.string(), v.parseJson(), v.looseObject({ encryptedMessage: v.string() })),
})

/** `id` is unique for each authorisation by the shopper; a second payment with it is refused. */
export type WalletToken = {
  id: string | undefined
  card: string | undefined
  outcome: string | undefined
  authMethod: 'PAN_ONLY' | 'CRYPTOGRAM_3DS'
}

/** @throws ServiceError for a method that is not a wallet, and for a token that is not as the wallet sends it. */
export function readWalletToken(paymentMethod: Record<string, unknown>): WalletToken {
  if (paymentMethod['type'] === 'applepay') {
    const token = parse(AppleTokenSchema, decodeBase64(requireToken(paymentMethod, 'applePayToken')))
    const { messageId: _, ...secret } = readSecret(token.data)
    return { ...secret, id: token.header?.transactionId, authMethod: 'CRYPTOGRAM_3DS' }
  }
  if (paymentMethod['type'] === 'googlepay') {
    const token = parse(GoogleTokenSchema, requireToken(paymentMethod, 'googlePayToken'))
    const { messageId, ...secret } = readSecret(token.signedMessage.encryptedMessage)
    return { ...secret, id: messageId }
  }
  throw new ServiceError({
    status: 500,
    errorCode: '905',
    errorType: 'configuration',
    message: 'Payment details are not supported',
  })
}

function requireToken(paymentMethod: Record<string, unknown>, field: string): string {
  const sent = paymentMethod[field]
  if (typeof sent !== 'string' || sent === '' || sent.length > maxToken)
    throw invalid('14_004', 'Missing payment method details')
  return sent
}

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string | undefined): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!parsed.success) throw invalid('14_007', 'Invalid payment method data')
  return parsed.output
}

function readSecret(text: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SecretSchema), decodeBase64(text))
  const { card, outcome, authMethod, messageId } = parsed.success
    ? parsed.output
    : { card: undefined, outcome: text, authMethod: 'CRYPTOGRAM_3DS' as const, messageId: undefined }
  return { card, outcome, authMethod, messageId }
}

function decodeBase64(text: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0))
  } catch {
    return undefined
  }
}
