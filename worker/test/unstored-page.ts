import { expect } from 'vitest'
import { textOf } from './shop.ts'

/** The HTML of a page that nothing may store, and whose links send no referrer. */
export async function unstoredPage(response: Response): Promise<string> {
  const { status, headers } = response
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ])
  return textOf(response)
}
