import { expect, test } from 'vitest'
import { nearestFirst } from './to-promotions.ts'

test('offers are shown in the order of what the bag still lacks, those without an amount first', () => {
  expect(
    nearestFirst([
      'Spend £1,107.50 more and save £15',
      'Spend £32.50 more for a free gift',
      'Add 1 more jumper and save 20%',
      'Spend £9 more and post is free',
    ]),
  ).toEqual([
    'Add 1 more jumper and save 20%',
    'Spend £9 more and post is free',
    'Spend £32.50 more for a free gift',
    'Spend £1,107.50 more and save £15',
  ])
})

test('amounts of German offers are read in their form', () => {
  const offers = [
    'Noch 1 aus Wohnen, und das günstigste von drei Teilen ist gratis',
    'Noch 90\u00a0€ bis zu Ihrem Geschenk',
    'Noch 141,50\u00a0€ bis zu Ihrem Geschenk',
    'Noch 1.107,50\u00a0€, dann sparen Sie 18\u00a0€.',
    'Noch 2.000\u00a0€, dann sparen Sie 18\u00a0€.',
  ]
  expect(nearestFirst(offers.toReversed())).toEqual(offers)
})
