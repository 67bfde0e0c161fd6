import { describe, expect, test } from 'vitest'
import { d, mirrored } from './shapes.ts'

describe('mirrored', () => {
  test('closes a half outline with its mirror image, curve for curve', () => {
    expect(mirrored('M0 10L5 12C6 20 7 30 8 40Q4 44 0 44')).toBe(
      'M0 10L5 12C6 20 7 30 8 40Q4 44 0 44Q-4 44 -8 40C-7 30 -6 20 -5 12L0 10Z',
    )
  })
})

describe('d', () => {
  test('rounds to a tenth and writes no negative zero', () => {
    expect(d`M${1.26} ${-0.01}L${3} ${'4.567'}`).toBe('M1.3 0L3 4.567')
  })
})
