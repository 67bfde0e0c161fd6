import { expect, test } from 'vitest'
import { fetchSuggestions } from './suggestions.ts'
import { createGetPage } from './test/fake-reads.ts'

const hit = { name: 'Smock', href: '/us/p/1/smock/Navy', picture: 'https://media.example/i/a/1', price: null }
const link = { label: 'Dresses', href: '/us/browse/womens/clothing/dresses' }

test('the encoded term is requested in the market, and the result names the term of the response [SRCH-10]', async () => {
  const { services, requestedUrls: asked } = createGetPage(() =>
    Response.json({ products: [hit], suggestions: ['dresses'], links: [link], correctedTerm: 'dresses' }),
  )
  expect(await fetchSuggestions(services, 'dress & co')).toEqual({
    term: 'dress & co',
    response: { products: [hit], suggestions: ['dresses'], links: [link], correctedTerm: 'dresses' },
  })
  expect(asked).toEqual(['/us/api/search?query=dress+%26+co'])
})

test.each([null, [], { products: 'none' }, { products: [] }])(
  'a response of another shape is a failure: %j',
  async (body) => {
    const { services } = createGetPage(() => Response.json(body))
    await expect(fetchSuggestions(services, 'dress')).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' })
  },
)

test('an outage is a failure, not an empty result', async () => {
  const { services } = createGetPage(() => Response.json({ title: 'down' }, { status: 503 }))
  await expect(fetchSuggestions(services, 'dress')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'unavailable',
    status: 503,
  })
})
