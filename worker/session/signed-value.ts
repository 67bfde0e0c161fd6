import { fromBase64Url, toBase64Url } from './base64-url.ts'

/** Signs short values for cookies. The first key signs; every key verifies, so that keys can be rotated. */
export type Signer = {
  sign(purpose: string, value: string): Promise<string>
  /** The value, or `null` if the signature is invalid or of another purpose. */
  verify(purpose: string, signed: string): Promise<string | null>
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** `keys` are base64url, at least 32 bytes each. */
export function createSigner(keys: readonly string[]): Signer {
  const imported = new Map<string, Promise<CryptoKey>>()
  const keyOf = (text: string) => {
    let key = imported.get(text)
    if (!key) {
      key = crypto.subtle.importKey('raw', fromBase64Url(text) ?? new Uint8Array(), algorithm, false, [
        'sign',
        'verify',
      ])
      imported.set(text, key)
    }
    return key
  }
  const bytesOf = (purpose: string, value: string) => new TextEncoder().encode(`${purpose}\n${value}`)
  return {
    async sign(purpose, value) {
      const [first] = keys
      if (first === undefined) throw new Error('There is no key to sign with: set SESSION_KEYS.')
      const signature = await crypto.subtle.sign(algorithm.name, await keyOf(first), bytesOf(purpose, value))
      return `${value}.${toBase64Url(new Uint8Array(signature))}`
    },
    async verify(purpose, signed) {
      const dot = signed.lastIndexOf('.')
      const signature = dot > 0 ? fromBase64Url(signed.slice(dot + 1)) : null
      if (!signature) return null
      const value = signed.slice(0, dot)
      for (const key of keys) {
        if (await crypto.subtle.verify(algorithm.name, await keyOf(key), signature, bytesOf(purpose, value)))
          return value
      }
      return null
    },
  }
}
