import { describe, expect, test } from 'vitest'
import { createSealer } from './sealed-value.ts'
import { changedStart } from '#shared/test/changed-start.ts'

const [oldKey, newKey] = ['b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleTA', 'bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleTA']

describe('sealed values', () => {
  test('sealed values can be opened again, cannot be read, and differ each time', async () => {
    const sealer = createSealer([newKey])
    const [one, other] = [
      await sealer.seal('session', 'customer 71, naïve'),
      await sealer.seal('session', 'customer 71, naïve'),
    ]
    expect(await sealer.open('session', one)).toBe('customer 71, naïve')
    expect(one).not.toBe(other)
    expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('customer')
  })

  test('sealed values verify after a key change until the old key is removed', async () => {
    const sealed = await createSealer([oldKey]).seal('session', 'abc')
    expect(await createSealer([newKey, oldKey]).open('session', sealed)).toBe('abc')
    expect(await createSealer([newKey]).open('session', sealed)).toBeNull()
  })

  test('sealed values are refused if they are forged, unsealed, truncated, too long or of another purpose', async () => {
    const sealer = createSealer([newKey])
    const sealed = await sealer.seal('session', 'abc')
    for (const forged of [
      '',
      'abc',
      '%%%',
      sealed.slice(0, 20),
      changedStart(sealed),
      sealed + 'AAAA',
      'A'.repeat(5000),
    ])
      expect(await sealer.open('session', forged)).toBeNull()
    expect(await sealer.open('reset', sealed)).toBeNull()
  })
})
