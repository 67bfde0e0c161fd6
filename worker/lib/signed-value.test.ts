import { describe, expect, test } from 'vitest'
import { createSigner } from './signed-value.ts'

const [oldKey, newKey] = ['b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleTA', 'bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleTA']

describe('signed values', () => {
  test('signed values verify as the values that were signed', async () => {
    const signer = createSigner([newKey])
    expect(await signer.verify('cart', await signer.sign('cart', 'abc.def'))).toBe('abc.def')
  })

  test('signed values verify after a key change until the old key is removed', async () => {
    const signed = await createSigner([oldKey]).sign('cart', 'abc')
    expect(await createSigner([newKey, oldKey]).verify('cart', signed)).toBe('abc')
    expect(await createSigner([newKey]).verify('cart', signed)).toBeNull()
  })

  test('signed values are refused if they are forged, unsigned, or of another purpose', async () => {
    const signer = createSigner([newKey])
    const signed = await signer.sign('cart', 'abc')
    for (const forged of ['abc', '', '.', 'abc.', 'abc.***', signed.replace('abc', 'abd')])
      expect(await signer.verify('cart', forged)).toBeNull()
    expect(await signer.verify('order', signed)).toBeNull()
  })
})
