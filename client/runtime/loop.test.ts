import { expect, test } from 'vitest'
import { nextOffset, restOffset } from './loop.ts'

const track = { step: 100, length: 600 }

test('each press scrolls one slide, from any position of the track [BLK-59]', () => {
  expect(nextOffset({ ...track, left: 0, by: 1 })).toEqual({ from: 0, to: 100 })
  expect(nextOffset({ ...track, left: 230, by: 1 })).toEqual({ from: 230, to: 300 })
  expect(nextOffset({ ...track, left: 200, by: -1 })).toEqual({ from: 200, to: 100 })
})

test('the last slide is followed by the copy of the first, which then becomes the first [BLK-59]', () => {
  expect(nextOffset({ ...track, left: 500, by: 1 })).toEqual({ from: 500, to: 600 })
  expect(restOffset({ left: 600, length: 600 })).toBe(0)
  expect(restOffset({ left: 600, length: 600.33 })).toBe(0)
  expect(restOffset({ left: 700, length: 600 })).toBe(100)
  expect(restOffset({ left: 500, length: 600 })).toBe(500)
})

test('the slide before the first is the last [BLK-59]', () => {
  expect(nextOffset({ ...track, left: 0, by: -1 })).toEqual({ from: 600, to: 500 })
})
