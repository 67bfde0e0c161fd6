import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FastTextEncoder } from './fast-text-encoder.ts'

const native = new (Object.getPrototypeOf(FastTextEncoder) as typeof TextEncoder)()

describe('FastTextEncoder', () => {
  test('FastTextEncoder returns the bytes of the native encoder for every string', () => {
    const fast = new FastTextEncoder()
    const text = fc.oneof(
      fc.string({ maxLength: 600 }),
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    )
    fc.assert(
      fc.property(text, (value) => {
        expect([...fast.encode(value)]).toEqual([...native.encode(value)])
      }),
    )
  })

  test('FastTextEncoder never overwrites bytes that it has returned', () => {
    const fast = new FastTextEncoder()
    const texts = Array.from({ length: 2000 }, (_, index) => `chunk ${index} ${'x'.repeat(index % 200)}`)
    const encoded = texts.map((text) => fast.encode(text))
    expect(encoded.map((bytes) => new TextDecoder().decode(bytes))).toEqual(texts)
  })

  test('FastTextEncoder encodes an empty string as no bytes', () => {
    expect(new FastTextEncoder().encode()).toHaveLength(0)
  })
})
