import { expect, test, vi } from 'vitest'
import { localeSuggestionAtom } from './locale-suggestion.ts'
import { choiceOf, chooseCountry, loadLocaleSuggestionAtom } from './locale.ts'
import { createPageStore } from './store.ts'
import { localeOptions } from '#shared/locale-options.ts'

const options = localeOptions(null)

function pageOf(fetch: () => Promise<Response>) {
  return createPageStore({
    settings: {
      market: 'us',
      prefix: '/us',
      currency: 'USD',
      channelId: '1',
      hasPromotions: false,
      hasExpressWallet: false,
    },
    fetch,
    assign: () => undefined,
    onLeave: () => undefined,
  })
}

test.each([
  [{ localeCode: 'eu', localeName: 'Rest of the World', currencyCode: 'EUR' }, 'Rest of the World', 'EUR'],
  [{ localeCode: 'us', localeName: 'Rest of the World', currencyCode: 'USD' }, 'Rest of the World', 'USD'],
  [{ localeCode: 'en', localeName: 'United Kingdom', currencyCode: 'GBP' }, 'United Kingdom', 'GBP'],
] as const)('%o preselects %s in %s [LOC-23]', (record, name, currency) => {
  expect(choiceOf(record, options)).toMatchObject({ option: { name }, currency })
})

test.each([
  { localeCode: 'de', localeName: 'Germany', currencyCode: 'EUR' },
  { localeCode: 'en', localeName: 'United Kingdom', currencyCode: 'USD' },
] as const)('a record that the shop does not offer preselects nothing: %o', (record) => {
  expect(choiceOf(record, options)).toBeNull()
})

test.each([
  ['United Kingdom', 'GBP'],
  ['Ireland', 'EUR'],
  ['Rest of the World', 'USD'],
])('choosing another country selects its first currency: %s, %s [LOC-27]', (name, currency) => {
  expect(chooseCountry(name, options)?.currency).toBe(currency)
})

test('the locale offer is requested once and kept', async () => {
  const offer = {
    country: 'US',
    locale: { localeCode: 'us', localeName: 'Rest of the World', currencyCode: 'USD' },
    opensByItself: false,
  }
  const fetch = vi.fn(async () => Response.json(offer))
  const store = pageOf(fetch)
  await store.set(loadLocaleSuggestionAtom)
  await store.set(loadLocaleSuggestionAtom)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(store.get(localeSuggestionAtom)).toEqual(offer)
})

test.each([
  () => Promise.reject(new TypeError('offline')),
  async () => new Response('no', { status: 503 }),
  async () => new Response('<p>'),
])('nothing is preselected if the locale request fails', async (fetch) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const store = pageOf(fetch)
  await store.set(loadLocaleSuggestionAtom)
  expect(store.get(localeSuggestionAtom)).toBeNull()
  warned.mockRestore()
})
