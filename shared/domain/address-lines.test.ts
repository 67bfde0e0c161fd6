import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const place = {
  lines: ['14 Loom Street', ''],
  city: 'Leeds',
  region: 'West Yorkshire',
  postalCode: 'LS1 4AP',
  country: 'GB',
}

test.each([
  ['the United Kingdom', {}, ['14 Loom Street', 'Leeds', 'West Yorkshire', 'LS1 4AP', 'United Kingdom']],
  [
    'a town that is its own county',
    { city: 'Bristol', region: 'Bristol', postalCode: 'BS1 4DJ' },
    ['14 Loom Street', 'Bristol', 'BS1 4DJ', 'United Kingdom'],
  ],
  [
    'the United States, by name',
    { city: 'New York', region: 'New York', postalCode: '10001', country: 'United States' },
    ['14 Loom Street', 'New York, New York 10001', 'United States'],
  ],
  [
    'Germany',
    { lines: ['Webergasse 27'], city: 'Berlin', region: 'Berlin', postalCode: '10115', country: 'DE' },
    ['Webergasse 27', '10115 Berlin', 'Germany'],
  ],
  [
    'Spain',
    { lines: ['Calle Mayor 1'], city: 'Alcalá', region: 'Madrid', postalCode: '28801', country: 'ES' },
    ['Calle Mayor 1', '28801 Alcalá', 'Madrid', 'Spain'],
  ],
  [
    'a country that the shop does not know, with parts missing',
    { region: '', postalCode: '', country: 'Japan' },
    ['14 Loom Street', 'Leeds', 'Japan'],
  ],
])('writes an address in the format of %s [ACC-33]', (_where, change, lines) => {
  expect(addressLines({ ...place, ...change })).toEqual(lines)
})
