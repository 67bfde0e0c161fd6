const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** True if `signature` (base64) is the HMAC-SHA256 of the body with the webhook's secret. */
export async function isSigned(
  body: ArrayBuffer,
  { signature, secret }: { signature: string; secret: string },
): Promise<boolean> {
  const signatureBytes = fromBase64(signature)
  if (!signatureBytes) return false
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm.name, key, signatureBytes, body)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
