import { describe, expect, test } from 'vitest'
import { createSealer } from './sealed-value.ts'

const [oldKey, newKey] = ['b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleTA', 'bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleTA']

describe('sealed values', () => {
  test('come back as they were, are read by nobody, and are never the same twice', async () => {
    const sealer = createSealer([newKey])
    const [one, other] = [
      await sealer.seal('session', 'customer 71, naïve'),
      await sealer.seal('session', 'customer 71, naïve'),
    ]
    expect(await sealer.open('session', one)).toBe('customer 71, naïve')
    expect(one).not.toBe(other)
    expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('customer')
  })

  test('survive a change of keys until the old key goes', async () => {
    const sealed = await createSealer([oldKey]).seal('session', 'abc')
    expect(await createSealer([newKey, oldKey]).open('session', sealed)).toBe('abc')
    expect(await createSealer([newKey]).open('session', sealed)).toBeNull()
  })

  test('are refused when forged, bare, cut, overlong or of another purpose', async () => {
    const sealer = createSealer([newKey])
    const sealed = await sealer.seal('session', 'abc')
    const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
    for (const forged of ['', 'abc', '%%%', sealed.slice(0, 20), changed, sealed + 'AAAA', 'A'.repeat(5000)])
      expect(await sealer.open('session', forged)).toBeNull()
    expect(await sealer.open('reset', sealed)).toBeNull()
  })
})
