import { expect, test } from 'vitest'
import { resetOfQuery } from './reset-cookie.ts'

const figures = '0123456789abcdef'.repeat(4)

test.each([
  `c=71&t=${figures}`,
  `c=71&t=${figures}.`,
  `c=71&t=${figures}%3E`,
  `c=71&t=${figures}%E2%80%8B`,
  `c=71&t=${figures}a`,
  `c=71&t=${figures}${figures}`,
  `c=71&t=${figures}%20${figures}`,
  `c=71&t=${figures.slice(0, 40)}%20${figures.slice(40)}`,
  `c=71&t=${figures.slice(0, 40)}%0D%0A${figures.slice(40)}`,
  `c=71&amp;t=${figures}`,
  `c=3D71&t=3D${figures}`,
  `c%3D71&t%3D${figures}`,
  `c%3D71%26t%3D${figures}`,
  `t=${figures}&c=71.`,
])('a mailed link with the query %s works, because only what a mail program added is left out [ACC-28]', (query) => {
  expect(resetOfQuery(`?${query}`)).toEqual({ customerId: 71, token: figures })
})

test.each([`Z_${figures}-${figures}`, 'token-1234'])(
  'a token of another shape is taken as it is, because the platform may change its tokens: %s',
  (token) => {
    expect(resetOfQuery(`?c=71&t=${token}`)).toEqual({ customerId: 71, token })
  },
)

test.each([
  '?c=71',
  '?t=token-1234',
  '?c=x&t=token-1234',
  `?c=71&t=${figures.slice(8)}`,
  '?c=71&t=',
  `?c=71&t=${'x'.repeat(600)}`,
  '?c=-1&t=token-1234',
])('a mailed link with the query %s is not complete [ACC-28]', (query) => {
  expect(resetOfQuery(query)).toBe('damaged')
})

test.each(['', '?utm_source=mail'])('the query "%s" is not one of a mailed link [ACC-28]', (query) => {
  expect(resetOfQuery(query)).toBeNull()
})
