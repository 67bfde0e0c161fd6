import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { ChosenRefinements } from './chosen-refinements.tsx'
import { FacetGroups } from './facet-groups.tsx'
import { facetOf, noRefinements, panelFacets } from '#shared/domain/facet.ts'
import type { Facet } from '#shared/domain/listing.ts'
import { markets } from '#shared/markets.ts'

const refinements = { ...noRefinements, warmth: ['5'], softness: ['3'] }
const state = { market: markets.en, path: '/sale', query: null, refinements, sort: 'featured', page: 1 } as const

function panel(...facets: Facet[]) {
  return htmlOf(<FacetGroups facets={{ facets }} state={state} swatches={new Map()} order={panelFacets} />)
}

test('warmth and softness are filters in words, the highest level first, without values that are no level [FEEL-03]', () => {
  const values = ['2', '5', 'warm', '1'].map((value) => ({ value, productCount: 7 }))
  const html = panel(facetOf('warmth', values), facetOf('softness', [{ value: '4', productCount: 1 }]))
  const options = [...html.matchAll(/name="filters\[(\w+)\]" value="(\w+)"( checked="")?\/>([^<]+)/g)]
  expect(options.map(([, ...parts]) => parts)).toEqual([
    ['warmth', '5', ' checked=""', 'Very warm'],
    ['warmth', '2', undefined, 'Cool'],
    ['warmth', '1', undefined, 'Very cool'],
    ['softness', '4', undefined, 'Soft'],
  ])
})

test('a result without levels has neither filter [FEEL-03]', () => {
  expect(panel(facetOf('fabric', [{ value: 'Linen', productCount: 2 }]))).not.toMatch(/Warmth|Softness/)
})

test('a chosen level is a chip in words [FEEL-03]', () => {
  const html = htmlOf(<ChosenRefinements state={state} />)
  expect(html).toContain('Very warm<')
  expect(html).toContain('A little tickle<')
})
