/** The digest of a text in UTF-8, in lower-case hexadecimal digits. */
export async function digestHex(algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text))))
}

/** The HMAC-SHA256 of a text in base64. A key that is a text is used as its bytes in UTF-8. */
export async function hmacBase64(secret: string | Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return toBase64(new Uint8Array(signature))
}

/** Random bytes in lower-case hexadecimal digits. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
