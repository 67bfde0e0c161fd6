import { expect, test } from 'vitest'
import { createGetPage } from './test/fake-reads.ts'
import { fetchViewedCards } from './viewed-cards.ts'

const viewed = [
  { id: 7, colour: 'Dark Navy' },
  { id: 9, colour: 'Ink' },
]

test('the cards of all products are fetched with one request', async () => {
  const { services, requestedUrls: asked } = createGetPage(() => new Response('<article></article>'))
  expect(await fetchViewedCards(services, viewed)).toBe('<article></article>')
  expect(asked).toEqual(['/us/fragments/recently-viewed?item=7.Dark+Navy&item=9.Ink'])
})

test('an outage is a failure, not an empty list', async () => {
  const { services } = createGetPage(() => new Response('down', { status: 503 }))
  await expect(fetchViewedCards(services, viewed)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'unavailable',
    status: 503,
  })
})
