import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingQuery, parsePageNumber, parseRefinements, parseSort } from './listing-query.ts'
import { normaliseQuery } from './page-loader.ts'
import { listingHref } from '#client/components/listing-links.ts'
import { sortOrders } from '#shared/domain/listing.ts'
import { markets } from '#shared/markets.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the listing query', () => {
  test.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1e3', 1],
    ['page=999999999', 1],
    ['page=two', 1],
  ])('the listing query %s is page %d [PLP-01]', (text, page) => {
    expect(parsePageNumber(query(text))).toBe(page)
  })

  test.each([
    ['sort=price-asc', 'price-asc'],
    ['sort=price&direction=desc', 'price-desc'],
    ['sort=price-asc&direction=desc', 'price-asc'],
    ['sort=price', 'price-asc'],
    ['sort=newest', 'newest-desc'],
    ['sort=name', 'name-asc'],
    ['sort=name-desc', 'name-desc'],
    ['sort=name&direction=desc', 'name-desc'],
    ['sort=selling', 'selling-desc'],
    ['sort=reviews-desc', 'reviews-desc'],
    ['sort=newest&direction=asc', 'featured'],
    ['sort=price&direction=d', 'featured'],
    ['sort=weight-desc', 'featured'],
    ['direction=desc', 'featured'],
    ['sort=__proto__', 'featured'],
    ['', 'featured'],
  ])('the listing query %s sorts by %s [PLP-02, PLP-03] [D-167]', (text, sort) => {
    expect(parseSort(query(text))).toBe(sort)
  })

  test.each([
    ['20', '45', '20-45'],
    ['45', '20', '20-45'],
    ['20', '', '20-9999999'],
    ['', '45.50', '0-45.5'],
    ['', ' ', ''],
    ['20', 'x', ''],
    ['20-45', '', '20-45'],
  ])(
    'the listing query reads its two price fields %j and %j as one range %j, of which an empty end is open',
    (from, to, range) => {
      const fields = new URLSearchParams([
        ['filters[price]', from],
        ['filters[price]', to],
      ])
      expect(normaliseQuery(fields, listingQuery).get('filters[price]') ?? '').toBe(range)
    },
  )

  test.each([
    { which: 'the fields, if no slider was moved', fields: ['20', '45'], sliders: ['20', '45'], range: '20-45' },
    { which: 'a slider that was moved', fields: ['20', ''], sliders: ['20', '60'], range: '20-60' },
    {
      which: 'an open end, if its slider was moved back to it',
      fields: ['20', '45'],
      sliders: ['12', '45'],
      range: '0-45',
    },
    { which: 'a field that was typed', fields: ['30', ''], sliders: ['20', '89'], range: '30-9999999' },
  ])(
    'a form without scripts sends fields and sliders, of which the listing query reads $which',
    ({ fields, sliders, range }) => {
      const shown = fields[1] === '45' ? ['20', '45'] : ['20', '89']
      const sent = new URLSearchParams()
      const names = {
        'filters[price]': fields,
        'price-slider': sliders,
        'price-shown': shown,
        'price-bounds': ['12', '89'],
      }
      for (const [name, values] of Object.entries(names)) for (const value of values) sent.append(name, value)
      expect(normaliseQuery(sent, listingQuery).toString()).toBe(
        new URLSearchParams({ 'filters[price]': range }).toString(),
      )
    },
  )

  test('the listing query applies every repeated refinement, and reads ranges of children’s sizes literally [PLP-06, PLP-07]', () => {
    expect(parseRefinements(query('filters[color]=Ink&filters[color]=Moss&filters[size]=3-4'))).toEqual({
      color: ['Ink', 'Moss'],
      size: ['3-4'],
    })
  })

  test('the listing query is the same for the same page, whatever else the URL carries [PLP-05]', () => {
    const one = normaliseQuery(query('utm_source=mail&page=2&filters[color]=Ink&itemsperpage=48'), listingQuery)
    const two = normaliseQuery(
      query('itemsperpage=48&filters[color]=Ink&filters[color]=Ink&page=2&gclid=x'),
      listingQuery,
    )
    expect(one.toString()).toBe(two.toString())
  })

  test.each([
    'page=zzz',
    'page=1',
    'page=0',
    'page=-3',
    'page=1e9',
    'page=',
    'sort=zzz',
    'sort=featured',
    'direction=up',
    'itemsperpage=7',
    'filters[price]=cheap',
    'filters[price]=45-20',
    `filters[color]=${'x'.repeat(200)}`,
    'query=%E2%80%8B',
  ])('the nonsense %s is the plain page, from the same cache entry [PLP-05]', (text) => {
    expect(normaliseQuery(query(text), listingQuery).toString()).toBe('')
  })

  test.each([
    ['page=002', 'page=2'],
    ['sort=price&direction=desc', 'sort=price-desc'],
    ['sort=price', 'sort=price-asc'],
    ['query=+red%C2%A0dress%E2%80%8B+', 'query=red dress'],
  ])('%s is the page of %s, from the same cache entry [PLP-05]', (text, same) => {
    expect(normaliseQuery(query(text), listingQuery).toString()).toBe(
      normaliseQuery(query(same), listingQuery).toString(),
    )
  })

  test.each([
    ['filters[price]=20-45', { min: 20, max: 45 }],
    ['filters[price]=19.99-45.5', { min: 19.99, max: 45.5 }],
    ['filters[price]=45-20', undefined],
    ['filters[price]=20', undefined],
    ['filters[price]=-5-20', undefined],
    ['filters[price]=1e3-2e3', undefined],
  ])('the listing query %s is the range %j [PLP-07] [D-63]', (text, price) => {
    expect(parseRefinements(query(text)).price).toEqual(price)
  })

  test('the listing query reads back the refinements, sort order and page number of every listing link [PLP-06] [PLP-07] [PLP-26]', () => {
    const values = fc.uniqueArray(
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .filter((value) => value.trim() !== '' && value.isWellFormed()),
      { maxLength: 6 },
    )
    const amount = fc.integer({ min: 0, max: 99_999 }).map((pennies) => pennies / 100)
    const price = fc.option(
      fc.tuple(amount, amount).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
      { nil: undefined },
    )
    const sort = fc.constantFrom(...sortOrders)
    fc.assert(
      fc.property(
        fc.record({ color: values, size: values, range: price, order: sort, page: fc.integer({ min: 1, max: 9999 }) }),
        ({ color, size, range, order, page }) => {
          const refinements = { color, size, ...(range && { price: range }) }
          const href = listingHref(
            { market: markets.eu, path: '/browse/womens', query: null, refinements, sort: order, page },
            { page },
          )
          const read = normaliseQuery(new URL(href, 'https://shop.example').searchParams, listingQuery)
          expect(parseRefinements(read)).toEqual(refinements)
          expect(parseSort(read)).toBe(order)
          expect(parsePageNumber(read)).toBe(page)
        },
      ),
    )
  })
})
