import * as v from 'valibot'

const Header = v.object({ alg: v.literal('HS256'), typ: v.optional(v.string()) })

/** Signs claims with HS256. */
export async function signJwt(claims: object, secret: string): Promise<string> {
  const signed = `${encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${encode(JSON.stringify(claims))}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), new TextEncoder().encode(signed))
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`
}

/** The claims of a token that was signed with this secret and HS256; `undefined` for any other text. */
export async function verifyJwt(token: string, secret: string): Promise<unknown> {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.')
  try {
    if (rest.length > 0 || !v.is(Header, JSON.parse(decode(header)))) return undefined
    const isSigned = await crypto.subtle.verify(
      'HMAC',
      await keyOf(secret),
      fromBase64Url(signature),
      new TextEncoder().encode(`${header}.${claims}`),
    )
    return isSigned ? (JSON.parse(decode(claims)) as unknown) : undefined
  } catch {
    // Not base64 or not JSON, so not a token.
    return undefined
  }
}

function keyOf(secret: string) {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

function encode(text: string) {
  return toBase64Url(new TextEncoder().encode(text))
}

function decode(text: string) {
  return new TextDecoder().decode(fromBase64Url(text))
}

function toBase64Url(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64Url(text: string) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
