import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'
import { typedLine, typedText } from './typed-text.ts'

test.each([
  ['\u202a+44 20 7946 0958\u202c', '+44 20 7946 0958'],
  ['Zoe\u0308', 'Zoë'],
  ['Straus\u00ads', 'Strauss'],
  ['\ufeffAda\u00a0\u2003King\t', 'Ada  King'],
  ['Ada\u0000\u0007', 'Ada'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['\u3164\u2800', ''],
])('typed text %j is read as %j [ACC-22]', (typed, text) => {
  expect(typedText(typed)).toBe(text)
})

test.each(['👩‍👩‍👧', '❤️‍🔥', '👩🏽‍🚀', 'علی‌رضا', 'क्‍ष', '한국', 'Ørsted', '𝒵'])(
  'typed text keeps the shape of %s [ACC-22]',
  (text) => {
    expect(typedText(text)).toBe(text.normalize('NFC'))
  },
)

test('reading typed text a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [typedText, typedLine, typedNumber]) expect(read(read(text))).toBe(read(text))
    }),
  )
})

test('typed text contains no carriage return, no control character and no direction mark', () => {
  const characters = fc.constantFrom(...'a \r\n\t\u0000\u0085\u200b\u200d\u200e\u202e\u2066\ufeff\u2029')
  fc.assert(
    fc.property(fc.array(characters), (parts) => {
      expect(typedText(parts.join(''))).toMatch(/^[a \n]*$/)
      expect(typedLine(parts.join(''))).toMatch(/^(a( a)*)?[a ]*$/)
    }),
  )
})
