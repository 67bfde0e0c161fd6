import { fromBase64, hmacKey, hmacSign, hmacVerify, toBase64Url } from './crypto.ts'
import { oncePerText } from '#shared/once-per-text.ts'

/** Signs short values for cookies. The first key signs; every key verifies, so that keys can be rotated. */
export type Signer = {
  sign(purpose: string, value: string): Promise<string>
  /** The value, or `null` if the signature is invalid or of another purpose. */
  verify(purpose: string, signed: string): Promise<string | null>
}

/** `keys` are base64url, at least 32 bytes each. */
export function createSigner(keys: readonly string[]): Signer {
  const keyOf = oncePerText((text) => hmacKey(fromBase64(text) ?? new Uint8Array()))
  const contentOf = (purpose: string, value: string) => `${purpose}\n${value}`
  return {
    async sign(purpose, value) {
      const [first] = keys
      if (first === undefined) throw new Error('There is no key to sign with: set SESSION_KEYS.')
      return `${value}.${toBase64Url(await hmacSign(await keyOf(first), contentOf(purpose, value)))}`
    },
    async verify(purpose, signed) {
      const dot = signed.lastIndexOf('.')
      const signature = dot > 0 ? fromBase64(signed.slice(dot + 1)) : null
      const value = signed.slice(0, dot)
      for (const key of keys) {
        if (await hmacVerify(await keyOf(key), { content: contentOf(purpose, value), signature })) return value
      }
      return null
    },
  }
}
