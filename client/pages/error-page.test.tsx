import { expect, test } from 'vitest'
import { htmlOf } from '../test/html-of.ts'
import { ErrorPage } from './error-page.tsx'
import { type MarketCode, markets } from '#shared/markets.ts'

const render = (status: number, code: MarketCode = 'en') =>
  htmlOf(<ErrorPage market={markets[code]} mediaBase="" status={status} requestId="req-1" />)

test('the error page shows the status code and the request id [LAY-41]', () => {
  expect(render(503)).toContain('>503<')
  expect(render(503)).toContain('req-1')
})

test('the 404 page has its own title and texts [LAY-42]', () => {
  const html = render(404)
  expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/)
  expect(html).toContain('404 ERROR')
  expect(html).toContain('This page could not be found')
})

test('the 404 page has a field that searches in its market, and the page of a failure has none', () => {
  expect(render(404, 'us')).toMatch(/<form[^>]*role="search"[^>]* action="\/us\/search" method="get">.*name="query"/)
  expect(render(503)).not.toContain('role="search"')
})

test('the 404 page has a row of products to go on with, and the page of a failure asks for none', () => {
  expect(render(404)).toContain('data-fragment="/fragments/rail?of=best-sellers"')
  expect(render(503)).not.toContain('sv-rail')
})

test.each([400, 500, 503])('any other status has the general title and text: %i [LAY-43]', (status) => {
  const html = render(status)
  expect(html).toMatch(/<h1[^>]*>An error occured<\/h1>/)
  expect(html).toContain('Please go back or try again')
  expect(html).not.toContain('404 ERROR')
})

test('the page of an outage leads back to the page that failed', () => {
  const html = htmlOf(
    <ErrorPage market={markets.en} mediaBase="" status={503} requestId="req-1" retryHref="/browse/womens?page=2" />,
  )
  expect(html).toMatch(/<a[^>]*href="\/browse\/womens\?page=2"[^>]*>Try again<\/a>/)
  expect(render(404)).not.toContain('Try again')
})

test.each([
  ['en', ['/', '/browse/womens', '/browse/mens', '/other-stuff']],
  ['us', ['/us', '/us/browse/womens', '/us/browse/mens', '/us/other-stuff']],
  ['eu', ['/eu', '/eu/browse/womens', '/eu/browse/mens', '/eu/other-stuff']],
] as const)('the buttons of the error page stay in market %s [LAY-44]', (code, hrefs) => {
  expect([...render(404, code).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(hrefs)
})
