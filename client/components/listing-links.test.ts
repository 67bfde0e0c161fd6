import { expect, test } from 'vitest'
import { type ListingState, listingHref, toggleRefinement } from './listing-links.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import { markets } from '#shared/markets.ts'

const state: ListingState = {
  market: markets.eu,
  path: '/browse/womens',
  query: null,
  refinements: { color: ['Teal', 'French Navy'], size: ['12'] },
  sort: 'price-asc',
  page: 3,
}

test('page links keep the refinements and the sort order [PLP-01] [PLP-06]', () => {
  const url = new URL(listingHref(state, { page: 4 }), 'https://shop.example')
  expect(url.pathname).toBe('/eu/browse/womens')
  expect(url.searchParams.getAll('filters[color]')).toEqual(['Teal', 'French Navy'])
  expect(url.searchParams.getAll('filters[size]')).toEqual(['12'])
  expect(url.searchParams.get('sort')).toBe('price-asc')
  expect(url.searchParams.get('page')).toBe('4')
})

test('changing the sort order or the refinements returns to page 1 [PLP-26]', () => {
  expect(listingHref(state, { sort: 'name-asc' })).not.toContain('page=')
  expect(listingHref(state, { refinements: { color: ['Teal'], size: [] } })).not.toContain('page=')
})

test('listing links keep the search term, and have no query for default values [PLP-04]', () => {
  expect(listingHref({ ...state, path: '/search', query: 'red & blue' }, {})).toContain('query=red+%26+blue')
  expect(listingHref(state, { refinements: noRefinements, sort: 'featured' })).toBe('/eu/browse/womens')
})

test('choosing a value toggles it, and clearing empties both lists [PLP-24] [PLP-25]', () => {
  expect(toggleRefinement(state.refinements, 'color', 'Teal').color).toEqual(['French Navy'])
  expect(toggleRefinement(state.refinements, 'size', '14').size).toEqual(['12', '14'])
  expect(noRefinements).toEqual({ color: [], size: [] })
})
