import { expect, test } from 'vitest'
import { withDefaultLanguage } from './default-language.ts'
import { ServiceError } from '#shared/errors.ts'
import { everyMarket, type Market, markets } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'
import { type ContentPort, PartialContentError } from '#worker/ports/content-port.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'

const german = everyMarket.find(({ language }) => language === 'de') ?? markets.eu
const outage = new ServiceError('content', 'unavailable')

/** Content with these items by delivery key, of which some cannot be loaded. */
function contentOf(items: Record<string, ContentItem>, failing: readonly string[] = []) {
  const asked: string[] = []
  const content: ContentPort = {
    async items<Key extends string>({ market, keys }: Parameters<ContentPort['items']>[0]) {
      const full = keys.map((key): [string, string] => [key, market.contentPrefix + key])
      asked.push(...full.map(([, name]) => name))
      const loaded = full.filter(([, name]) => !failing.includes(name))
      const found = Object.fromEntries(loaded.map(([key, name]) => [key, items[name] ?? null]))
      if (loaded.length === 0 && keys.length > 0) throw outage
      if (loaded.length < keys.length) throw new PartialContentError(outage, found)
      return found as Record<Key, ContentItem | null>
    },
  }
  const ask = (market: Market, ...keys: string[]) =>
    withDefaultLanguage(content).items({ market, keys, source: { kind: 'published' } }, untilDone())
  return { ask, asked }
}

const item = (name: string): ContentItem => ({ _meta: { schema: 'text', name } })

test('content in a further language is read from its own keys, and what it lacks from those of the default language', async () => {
  const { ask, asked } = contentOf({ 'eu/de/home': item('Start'), 'eu/home': item('Home'), 'eu/help': item('Help') })
  expect(await ask(german, 'home', 'help', 'gone')).toEqual({
    home: item('Start'),
    help: { _meta: { schema: 'text', name: 'Help', language: 'en' } },
    gone: null,
  })
  expect(asked).toEqual(['eu/de/home', 'eu/de/help', 'eu/de/gone', 'eu/help', 'eu/gone'])
})

test('content in the default language is asked for once, and names no language', async () => {
  const { ask, asked } = contentOf({ 'eu/home': item('Home') })
  expect(await ask(markets.eu, 'home', 'gone')).toEqual({ home: item('Home'), gone: null })
  expect(asked).toEqual(['eu/home', 'eu/gone'])
})

test('an item in another language is the same object as long as it has not changed', async () => {
  const { ask } = contentOf({ 'eu/help': item('Help') })
  const [{ help: first }, { help: second }] = [await ask(german, 'help'), await ask(german, 'help')]
  expect(first).toBe(second)
})

test('items that cannot be loaded in the language are reported, and not replaced by those of another', async () => {
  const items = { 'eu/de/home': item('Start'), 'eu/home': item('Home'), 'eu/help': item('Help') }
  const { ask } = contentOf(items, ['eu/de/home'])
  const failure = await ask(german, 'home', 'help').catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(PartialContentError)
  expect((failure as PartialContentError).available).toEqual({
    help: { _meta: { schema: 'text', name: 'Help', language: 'en' } },
  })
})

test('items that cannot be loaded in the default language are reported as missing, not as absent', async () => {
  const { ask } = contentOf({ 'eu/de/home': item('Start') }, ['eu/help'])
  const failure = await ask(german, 'home', 'help').catch((cause: unknown) => cause)
  expect((failure as PartialContentError).available).toEqual({ home: item('Start') })
  await expect(ask(german, 'help')).rejects.toBe(outage)
})
