import { fromBase64, toBase64Url, toBytes } from './crypto.ts'
import { oncePerText } from '#shared/once-per-text.ts'

/** Encrypts short values for cookies, so that no browser can read or create one. The first key seals; every key opens. */
export type Sealer = {
  seal(purpose: string, value: string): Promise<string>
  /** The value, or `null` if none of our keys sealed it for this purpose. */
  open(purpose: string, sealed: string): Promise<string | null>
}

const ivBytes = 12
// The largest cookie that browsers store.
const maxSealedLength = 4096

/** `keys` are those of the signer; sealing uses keys derived from them. */
export function createSealer(keys: readonly string[]): Sealer {
  const keyOf = oncePerText(deriveKey)
  return {
    async seal(purpose, value) {
      const [first] = keys
      if (first === undefined) throw new Error('There is no key to seal with: set SESSION_KEYS.')
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const sealed = await crypto.subtle.encrypt(algorithm(iv, purpose), await keyOf(first), toBytes(value))
      return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
    },
    async open(purpose, sealed) {
      const bytes = sealed.length <= maxSealedLength ? fromBase64(sealed) : null
      if (!bytes || bytes.length <= ivBytes) return null
      for (const key of keys) {
        const opened = await crypto.subtle
          .decrypt(algorithm(bytes.slice(0, ivBytes), purpose), await keyOf(key), bytes.slice(ivBytes))
          .catch(() => null)
        if (opened) return new TextDecoder().decode(opened)
      }
      return null
    },
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, purpose: string) {
  return { name: 'AES-GCM', iv, additionalData: toBytes(purpose) }
}

async function deriveKey(text: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', fromBase64(text) ?? new Uint8Array(), 'HKDF', false, [
    'deriveKey',
  ])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: toBytes('sealed values'),
  }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
