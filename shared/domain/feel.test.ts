import { expect, test } from 'vitest'
import { feelLevel, readFeel } from './feel.ts'

test('the custom fields of a product say how it feels, from 1 to 5 [FEEL-01]', () => {
  const fields = { feel_warmth: '4', feel_softness: ' 3 ', feel_weight: '1', feel_opacity: '5', feel_stretch: '2' }
  expect(readFeel({ ...fields, washcare: 'Cool' })).toEqual({
    warmth: 4,
    softness: 3,
    weight: 1,
    opacity: 5,
    stretch: 2,
  })
  expect(readFeel({})).toEqual({})
})

test.each(['0', '6', '45', '4.5', '-1', '', 'warm', '４', undefined])(
  'a level of %j is left out, and the others stay [FEEL-01] [D-470]',
  (value) => {
    expect(feelLevel(value)).toBeNull()
    expect(readFeel({ ...(value !== undefined && { feel_warmth: value }), feel_weight: '2' })).toEqual({ weight: 2 })
  },
)
