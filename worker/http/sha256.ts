/** The SHA-256 digest of a text in UTF-8, or of bytes: 32 bytes. */
export async function sha256(content: string | BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** The digest as Base64 text. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await sha256(text))))
}
