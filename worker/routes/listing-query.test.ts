import { describe, expect, it } from 'vitest'
import { normaliseQuery } from '../public-context.ts'
import { listingQuery, parsePage, parseRefinements, parseSort } from './listing-query.ts'

const query = (text: string) => new URLSearchParams(text)

describe('listing query', () => {
  it.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1e3', 1],
    ['page=999999999', 1],
    ['page=two', 1],
  ])('%s is page %d [PLP-01]', (text, page) => {
    expect(parsePage(query(text))).toBe(page)
  })

  it.each([
    ['sort=price-asc', 'price-asc'],
    ['sort=price&direction=desc', 'price-desc'],
    ['sort=price-asc&direction=desc', 'price-asc'],
    ['sort=weight-desc', 'featured'],
    ['sort=__proto__', 'featured'],
    ['', 'featured'],
  ])('%s sorts by %s [PLP-02, PLP-03]', (text, sort) => {
    expect(parseSort(query(text))).toBe(sort)
  })

  it('applies every repeated refinement, ranges of children’s sizes literally [PLP-06, PLP-07]', () => {
    expect(parseRefinements(query('filters[color]=Ink&filters[color]=Moss&filters[size]=3-4'))).toEqual({ color: ['Ink', 'Moss'], size: ['3-4'] })
  })

  it('is the same for the same page, whatever else an address carries [PLP-05]', () => {
    const one = normaliseQuery(query('utm_source=mail&page=2&filters[color]=Ink&itemsperpage=48'), listingQuery)
    const two = normaliseQuery(query('itemsperpage=48&filters[color]=Ink&filters[color]=Ink&page=2&gclid=x'), listingQuery)
    expect(one.toString()).toBe(two.toString())
  })
})
