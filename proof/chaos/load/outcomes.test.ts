import { expect, test } from 'vitest'
import { errorsOf, routeTable, type Outcome } from './outcomes.ts'

const home = (milliseconds: number, changes: Partial<Outcome> = {}): Outcome => ({
  route: 'home',
  milliseconds,
  status: 200,
  expected: 200,
  cache: 'hit',
  ...changes,
})
const outcomes = [
  ...Array.from({ length: 98 }, (_, index) => home(index + 1)),
  home(500, { cache: 'miss' }),
  home(900, { status: 503, cache: 'miss' }),
  { route: 'add to bag', milliseconds: 40, status: 303, expected: 303, cache: '' },
]

test('the table of a load run has the rate, percentiles, cached share and errors of each route and of all', () => {
  expect(routeTable(outcomes, 10).split('\n').slice(2)).toEqual([
    '| home | 100 | 10.0 | 50 ms | 95 ms | 500 ms | 98 % | 1 |',
    '| add to bag | 1 | 0.1 | 40 ms | 40 ms | 40 ms |  | 0 |',
    '| all | 101 | 10.1 | 50 ms | 95 ms | 500 ms | 97 % | 1 |',
  ])
})

test('a load run names its errors by route and status, and a redirect that was expected is none', () => {
  expect(errorsOf([...outcomes, home(1, { status: 503 }), home(1, { status: 500 })])).toEqual([
    'home: 500 (1)',
    'home: 503 (2)',
  ])
})
