import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestedSize } from './size.ts'

const natural = { width: 1600, height: 2133 }
const sized = (query: string) => requestedSize(new URLSearchParams(query), natural)

describe('requestedSize', () => {
  test.each([
    ['', 1600, 2133],
    ['w=323', 323, 431],
    ['h=400', 300, 400],
    ['w=180&h=200', 180, 200],
    ['w=1600&sm=aspect&aspect=16:7', 1600, 700],
    ['w=10&w=68', 68, 91],
    ['w=nought&h=-4', 1600, 2133],
    ['w=99999', 3072, 4096],
  ])('reads %j as %i × %i', (query, width, height) => {
    expect(sized(query)).toEqual({ width, height })
  })

  test('returns a whole, positive and bounded size for any request', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (w, h, aspect) => {
        const { width, height } = requestedSize(new URLSearchParams({ w, h, aspect }), natural)
        for (const side of [width, height]) {
          expect(Number.isInteger(side) && side >= 1 && side <= 4096).toBe(true)
        }
      }),
    )
  })
})
