import { expect, test } from 'vitest'
import { htmlParts } from '../html/static-html.ts'
import { lateHtmlOf } from '../test/html-of.ts'
import { ListingPage } from './listing-page.tsx'
import type { ListingView } from './listing/listing-view.ts'
import type { Facet } from '#shared/domain/listing.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { summary } from '#shared/test/products.ts'

const facets: Facet[] = [
  { name: 'color', values: [{ value: 'Teal', productCount: 4 }] },
  { name: 'size', values: [{ value: '3-4', productCount: 2 }] },
]

const view: ListingView = {
  market: markets.us,
  mediaBase: 'https://media.example/i/selvedge',
  kind: 'category',
  title: 'Dresses',
  description: 'Cut to move in.',
  path: '/browse/womens/dresses',
  query: null,
  crumbs: [
    { label: 'Home', path: '/' },
    { label: 'Dresses', path: '/browse/womens/dresses' },
  ],
  subcategories: [{ label: 'Midi', path: '/browse/womens/dresses/midi' }],
  listing: {
    products: Array.from({ length: 48 }, (_, index) => summary({ id: index + 1, colourCount: 5 })),
    total: 130,
    page: 2,
    pageCount: 3,
  },
  facets: Promise.resolve({ facets }),
  refinements: { color: ['Teal'], size: [] },
  sort: 'price-asc',
  headerBlocks: [],
  gridSlots: [],
  categoryId: 11,
  help: null,
}

function render(change: Partial<ListingView> = {}): Promise<string> {
  return lateHtmlOf(<ListingPage {...view} {...change} />)
}

const count = (html: string, text: string) => html.split(text).length - 1

test('a full listing page of 48 cards is at most 40 KB compressed [PLP-08]', async () => {
  const html = await render()
  expect(count(html, '<article')).toBe(48)
  const compressed = await new Response(
    new Blob([html]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer()
  expect(compressed.byteLength).toBeLessThan(40_000)
})

test('the first picture has the highest priority, and the ones below are lazy', async () => {
  const html = await render()
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
  expect(count(html, 'loading="lazy"')).toBe(44)
})

test('only the listing of a category is marked as one, and cards take its breadcrumb for their category [D-240]', async () => {
  expect(await render()).toMatch(/^<sv-listing [^>]*data-category="11"[^>]*><nav class="breadcrumbs"/)
  expect(await render({ categoryId: null, print: 'Hedgerow' })).not.toContain('data-category')
})

test('every link on a listing page stays in the market', async () => {
  const hrefs = [...(await render()).matchAll(/href="([^"#][^"]*)"/g)].map(([, href]) => href)
  expect(hrefs.length).toBeGreaterThan(50)
  expect(hrefs.filter((href) => !href?.startsWith('/us'))).toEqual([])
})

test('the filters offer colour and size with Done and Clear All, with the chosen values checked [PLP-20]', async () => {
  const html = await render()
  expect(html).toMatch(/<input[^>]*name="filters\[color\]"[^>]*value="Teal"[^>]*checked=""/)
  expect(html).toMatch(/<input[^>]*name="filters\[size\]"[^>]*value="3-4"/)
  // The page has another 'Clear All' above its products.
  const form = /<form class="refinements".*<\/form>/s.exec(html)?.[0] ?? ''
  expect(form).toContain('>Done</button>')
  expect(form).toContain('>Clear All</a>')
})

test('ratings are choices of one, of which any is the first [PLP-20]', async () => {
  const rating: Facet = { name: 'rating', values: [{ value: '4', productCount: 3 }] }
  const html = await render({ facets: Promise.resolve({ facets: [rating] }) })
  expect(html).toMatch(/role="radiogroup" aria-label="Rating"><label><input type="radio"[^>]*value=""[^>]*checked=""/)
  expect(html).toMatch(/data-count="3"><input type="radio" name="filters\[rating\]" value="4"/)
  const refined = await render({
    facets: Promise.resolve({ facets: [rating] }),
    refinements: { color: [], size: [], rating: ['4'] },
  })
  expect(refined).toMatch(/<input type="radio"[^>]*value="4" checked=""/)
  expect(refined).toMatch(/class="chosen__value"[^>]*>.*4 stars and more/s)
})

test('the filters and their chips say sizes as the market’s shoppers read them, and send the platform’s value', async () => {
  const html = await render({
    path: '/browse/womens/clothing/dresses',
    facets: Promise.resolve({ facets: [{ name: 'size', values: [{ value: '8', productCount: 2 }] }] }),
    refinements: { color: [], size: ['8'] },
  })
  expect(html).toMatch(/name="filters\[size\]"[^>]*value="8"[^>]*\/>(?:<!-- -->)?UK 8 · US 4/)
  expect(count(html, 'UK 8 · US 4')).toBeGreaterThan(1)
})

test('Clear All leads to the list without its colours and sizes, in the same order [PLP-25]', async () => {
  expect(await render()).toContain('href="/us/browse/womens/dresses?sort=price-asc" data-clears="filters"')
})

test('the filter form keeps the sort order and the term, and starts at page 1 [PLP-26]', async () => {
  const form = /<form class="refinements".*<\/form>/s.exec(await render({ query: 'linen' }))?.[0] ?? ''
  expect(form).toContain('method="get"')
  expect(form).toMatch(/name="query" value="linen"/)
  expect(form).toMatch(/name="sort" value="price-asc"/)
  expect(form).not.toContain('name="page"')
})

test('the filters say Loading filters until the facets have loaded [PLP-21]', () => {
  const parts = htmlParts(<ListingPage {...view} facets={new Promise(() => {})} />)
  const index = parts.findIndex((part) => part instanceof Promise)
  expect(parts[index - 1]).toMatch(/<div class="refinements__groups" data-wait="Loading filters">$/)
})

test('a listing page links to the previous and the next page [PLP-01]', async () => {
  const html = await render()
  expect(html).toMatch(/<a href="[^"]*"><span[^>]*>[^/]*<\/span>1<\/a>/)
  expect(html).toMatch(/<a href="[^"]*page=3"><span[^>]*>[^/]*<\/span>3<\/a>/)
  expect(html).toMatch(/page=2" aria-current="page"/)
})

test('an empty listing says so and offers a link to other pages', async () => {
  const listing = { products: [], total: 0, page: 1, pageCount: 1 }
  expect(await render({ listing })).toContain('Nothing here just now')
  expect(await render({ listing, kind: 'search', query: 'zzz', refinements: { color: [], size: [] } })).toContain('zzz')
})

/** The first page of an unrefined list. */
const opening: Partial<ListingView> = { refinements: { color: [], size: [] }, listing: { ...view.listing, page: 1 } }

test("a listing page has one main heading, its own or its header block's [PLP-55]", async () => {
  expect(count(await render(), '<h1')).toBe(1)
  const header = { _meta: { schema: contentTypeUri('listing-header') }, title: 'Dresses, printed' }
  const html = await render({ ...opening, headerBlocks: [header] })
  expect(count(html, '<h1')).toBe(1)
  expect(html).toContain('Dresses, printed')
})

test.each([
  ['a further page', { listing: view.listing }],
  ['a refined list', { refinements: view.refinements }],
  ['a page past the end', { listing: { ...view.listing, products: [], page: 1 } }],
])('%s begins with its title and not with the header block of the category [PLP-55] [D-180]', async (_, change) => {
  const header = { _meta: { schema: contentTypeUri('listing-header') }, title: 'Dresses, printed' }
  const html = await render({ ...opening, headerBlocks: [header], ...change })
  expect(html).not.toContain('Dresses, printed')
  expect(html).not.toContain(view.description)
  expect(count(html, '<h1')).toBe(1)
})

test('a refined list keeps its title above the other blocks of the category', async () => {
  const header = { _meta: { schema: contentTypeUri('listing-header') }, title: 'Dresses, printed' }
  const text = {
    _meta: { schema: contentTypeUri('large-text-banner') },
    type: 'Standard',
    title: 'Choose a size first',
  }
  const html = await render({ ...opening, headerBlocks: [header, text], refinements: view.refinements })
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('Choose a size first'))
})

test('a listing without filters offers no choice, and Done applies none [PLP-23]', async () => {
  for (const refinements of [{ color: [], size: [] }, view.refinements]) {
    const html = await render({ facets: Promise.resolve({ facets: [] }), refinements })
    const form = /<form class="refinements".*<\/form>/s.exec(html)?.[0] ?? ''
    expect(form).not.toContain('name="filters')
  }
  expect(await render()).toContain('name="filters[color]"')
})

test('content shows between the rows of a listing, and every card shows once [PLP-55]', async () => {
  const item = { _meta: { schema: contentTypeUri('text-block') }, title: 'A word between', body: 'About cloth.' }
  const html = await render({ gridSlots: [{ after: 24, item }] })
  expect(count(html, '<article')).toBe(48)
  expect(count(html.slice(0, html.indexOf('A word between')), '<article')).toBe(24)
})

test('a listing says how many products are shown and links to the next page, except on the last page', async () => {
  expect(await render()).toMatch(/96 of 130 styles.*?href="[^"]*page=3"[^>]*data-load-more/s)
  const last = await render({ listing: { ...view.listing, page: 3 } })
  expect(last).toContain('130 of 130 styles')
  expect(last).not.toContain('data-load-more')
})

test('a page past the end differs from an empty listing, and links to the first page', async () => {
  const html = await render({ listing: { products: [], total: 130, page: 9, pageCount: 3 } })
  expect(html).toContain('There is nothing on this page')
  expect(html).not.toContain('Nothing here just now')
})

test('markup in a search term is shown as text', async () => {
  const listing = { products: [], total: 0, page: 1, pageCount: 0 }
  const html = await render({
    kind: 'search',
    query: '<img src=x onerror=alert(1)>',
    listing,
    refinements: { color: [], size: [] },
    help: { corrections: ['<b>'], popular: [], categories: [] },
  })
  expect(html).not.toMatch(/<img src=x|<b>/)
})

test('a category offers the search within it by name, which keeps the filters and the sort order and starts at page 1 [PLP-04] [D-241]', async () => {
  const html = await render({ searchIn: 'Dresses' })
  const [form = ''] = /<form class="search-form category-search".*?<\/form>/s.exec(html) ?? []
  expect(form).toContain('role="search" aria-label="Search in Dresses" action="/us/browse/womens/dresses" method="get"')
  expect(form).toMatch(/<input type="search" name="query"[^>]* aria-label="Search in Dresses"/)
  expect([...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, ...field]) => field)).toEqual([
    ['filters[color]', 'Teal'],
    ['sort', 'price-asc'],
  ])
  expect(form).toContain('>Search</button>')
  expect(form).not.toContain('All of')
  expect(await render()).not.toContain('category-search')
})

test('the field of a category follows the links to its subcategories, in the order of the keyboard [D-241]', async () => {
  const html = await render({ searchIn: 'Dresses' })
  expect(html.indexOf('>Midi</a>')).toBeGreaterThan(0)
  expect(html.indexOf('category-search')).toBeGreaterThan(html.indexOf('>Midi</a>'))
})

test('the field has the term of the results, and the way back to the whole category keeps the filters [D-241]', async () => {
  const html = await render({
    searchIn: 'Dresses',
    query: 'linen',
    refinements: { color: ['Teal'], size: [], group: ['7'] },
  })
  expect(html).toContain('value="linen"')
  expect(html).toContain(
    '<a href="/us/browse/womens/dresses?filters%5Bcolor%5D=Teal&amp;sort=price-asc">All of Dresses</a>',
  )
})

test('a category names the term that it leaves out, and its links do not keep it [D-241]', async () => {
  const html = await render({ leftOutTerm: '<b>' })
  expect(html).toContain('Sorry, we cannot search for “&lt;b&gt;” here just now, so this is all of Dresses.')
  expect(html).not.toContain('query=')
})
