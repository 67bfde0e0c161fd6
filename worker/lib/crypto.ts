/**
 * Bytes as text and back, and the two primitives of which the shop's signatures and keys are made.
 * `Uint8Array.fromBase64` and `toHex` would do, but scripts run this file on Node 24, which lacks them.
 */

type Bytes = Uint8Array<ArrayBuffer>

const hmac = { name: 'HMAC', hash: 'SHA-256' }

/** The SHA-256 digest of a text in UTF-8, or of bytes: 32 bytes. */
export async function sha256(content: string | BufferSource): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', typeof content === 'string' ? toBytes(content) : content))
}

/** A key for HMAC-SHA256. Verifications compare in constant time. */
export async function hmacKey(secret: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, hmac, false, ['sign', 'verify'])
}

export async function hmacSign(key: CryptoKey, content: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(hmac.name, key, toBytes(content)))
}

/** False for `null`, which is a signature that could not be read. */
export async function hmacVerify(
  key: CryptoKey,
  { content, signature }: { content: string | BufferSource; signature: Bytes | null },
): Promise<boolean> {
  const bytes = typeof content === 'string' ? toBytes(content) : content
  return signature !== null && crypto.subtle.verify(hmac.name, key, signature, bytes)
}

export function toBytes(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text))
}

/** Two lower-case hexadecimal digits for each byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of base64 or base64url, or `null` if the text is neither or empty. */
export function fromBase64(text: string): Bytes | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return binary === '' ? null : Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
