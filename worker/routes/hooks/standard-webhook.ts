import { fromBase64, hmacKey, hmacVerify, sha256, toBytes } from '../../lib/crypto.ts'

// Deliveries are retried for two days.
const maxAgeSeconds = 3 * 24 * 60 * 60
const maxAheadSeconds = 300

/**
 * Checks the Standard Webhooks signature of a delivery with the bytes of `secret` as the key. `webhook-signature` has
 * one or more signatures of `id.timestamp.body`. `unsigned` if the sender does not sign.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function checkStandardSignature(
  body: ArrayBuffer,
  { headers, secret, now = Date.now() }: { headers: Headers; secret: string; now?: number },
): Promise<'signed' | 'unsigned' | 'forged'> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headers.get(name),
  )
  if (!id && !timestamp && !signatures) return 'unsigned'
  const ageSeconds = now / 1000 - Number(timestamp)
  if (!id || !timestamp || !signatures || !(ageSeconds < maxAgeSeconds && ageSeconds > -maxAheadSeconds))
    return 'forged'
  const key = await hmacKey(toBytes(secret))
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer()
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith('v1,') ? fromBase64(signature.slice(3)) : null
    if (await hmacVerify(key, { content: signed, signature: bytes })) return 'signed'
  }
  return 'forged'
}

/** Compares two texts in constant time. */
export async function isSameSecret(candidate: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all([candidate, secret].map(sha256))
  return (
    one !== undefined &&
    other !== undefined &&
    one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
  )
}
