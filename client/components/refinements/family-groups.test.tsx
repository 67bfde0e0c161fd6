import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { FamilyGroups } from './family-groups.tsx'
import { noRefinements } from '#shared/domain/facet.ts'
import type { FacetValue } from '#shared/domain/listing.ts'
import { markets } from '#shared/markets.ts'
import { familyDiscs } from '#shared/merchant.ts'

const value = (name: string, rest: Partial<FacetValue> = {}): FacetValue => ({ value: name, productCount: 1, ...rest })

/** The first colour of the disc of each family. */
function discs(families: readonly string[], shades: FacetValue[]) {
  const html = htmlOf(
    <FamilyGroups
      facet={{ name: 'color', values: shades }}
      families={families.map((name) => value(name))}
      state={{ market: markets.en, path: '/sale', query: null, refinements: noRefinements, sort: 'featured', page: 1 }}
      swatches={new Map()}
    />,
  )
  return [...html.matchAll(/<summary(?: style="([^"]*)")?>/g)].map(([, style]) => /#[\da-f]+/.exec(style ?? '')?.[0])
}

test('a family has one colour of its own, also if all its shades are prints', () => {
  const print = value('Hedgerow', { family: 'Green', hexes: ['#f4a7b9', '#4f7148'], productCount: 9 })
  expect(discs(['Green'], [print])).toEqual([familyDiscs['Green']])
})

test('a family that the merchant has not listed has the colour of its most frequent shade', () => {
  const shades = [
    value('Sand', { family: 'Earth', hexes: ['#c7bca8'] }),
    value('Clay', { family: 'Earth', hexes: ['#c2704e'], productCount: 5 }),
  ]
  expect(discs(['Earth', 'constructor'], shades)).toEqual(['#c2704e', undefined])
})
