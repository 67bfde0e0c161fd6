import { toBase64 } from '#sandbox/crypto.ts'

const hashIterations = 100_000
const saltBytes = 16
const hashBits = 256
const hashScheme = 'pbkdf2-sha256'

/**
 * Returns the hash to store: `pbkdf2-sha256$iterations$salt$hash`, with a random salt. 100,000 iterations is the most
 * that workerd allows.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const hash = await derive(password, { salt, iterations: hashIterations })
  return [hashScheme, hashIterations, toBase64(salt), toBase64(hash)].join('$')
}

/** True if the password matches the stored hash. Takes the same time for every wrong password. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, iterations, salt = '', hash = ''] = stored.split('$')
  if (scheme !== hashScheme) return false
  const expected = fromBase64(hash)
  const actual = await derive(password, { salt: fromBase64(salt), iterations: Number(iterations) })
  return isSameBytes(actual, expected)
}

/** The store's rule for passwords: at least seven characters, with a letter and a digit. */
export const passwordRule = {
  description: 'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.',
  minlength: 7,
  maxlength: 250,
  alpha: '[A-Za-z]',
  numeric: '[0-9]',
} as const

export function isAllowedPassword(password: string) {
  const { minlength, maxlength, alpha, numeric } = passwordRule
  return (
    password.length >= minlength &&
    password.length <= maxlength &&
    new RegExp(alpha).test(password) &&
    new RegExp(numeric).test(password)
  )
}

async function derive(password: string, { salt, iterations }: { salt: Uint8Array; iterations: number }) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, hashBits),
  )
}

function isSameBytes(one: Uint8Array, other: Uint8Array) {
  let difference = one.length ^ other.length
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}

function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
