import { expect, test } from 'vitest'
import { titleOf } from './page-views.ts'
import { pageTitle } from '#shared/merchant.ts'

test('the view of a page of results has the title that its body names, and any other page its own title [TRK-09]', () => {
  const title = pageTitle('Results for “ada@example.com” in Womens')
  expect(titleOf({ body: { dataset: { title: pageTitle('Search results') } }, title })).toBe(
    pageTitle('Search results'),
  )
  expect(titleOf({ body: { dataset: {} }, title: pageTitle('Womens') })).toBe(pageTitle('Womens'))
})
