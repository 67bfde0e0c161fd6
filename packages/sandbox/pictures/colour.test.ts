import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, mix, toPalette } from './colour.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('toPalette', () => {
  test('completes any base colour to three inks that differ from it', () => {
    fc.assert(
      fc.property(hex, fc.nat(7), (base, turn) => {
        const { inks } = toPalette([base], turn)
        expect(inks.every((ink) => /^#[\da-f]{6}$/.test(ink) && distance(ink, base) > 20)).toBe(true)
      }),
    )
  })

  test('prefers the given inks if they contrast with the base', () => {
    expect(toPalette(['#1f2a44', '#f4f1e8', '#e97f69'], 0).inks.slice(0, 2)).toEqual(['#f4f1e8', '#e97f69'])
    expect(toPalette(['#1f2a44', '#1f2a46'], 0).inks).not.toContain('#1f2a46')
  })

  test('parses the short form of a colour', () => {
    expect(toPalette(['#fa0'], 0).base).toBe('#ffaa00')
  })
})

describe('mix', () => {
  test('mixes colours to values between them', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#123456', '#abcdef', 0)).toBe('#123456')
    expect(mix('#123456', '#abcdef', 1)).toBe('#abcdef')
  })
})
