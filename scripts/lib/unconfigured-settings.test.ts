import { expect, test } from 'vitest'
import { unconfiguredSettings } from './unconfigured-settings.ts'

test('a shop that is not configured names its settings, and another response names none', async () => {
  const settings = ['MEDIA_URL', 'SESSION_KEYS']
  const namesIn = (body: unknown) => unconfiguredSettings(Response.json(body, { status: 503 }))
  expect(await namesIn({ status: 'not-configured', settings, build: 'x' })).toEqual(settings)
  expect(await namesIn({ status: 'not-ready', markets: {} })).toEqual([])
  expect(await unconfiguredSettings(new Response('<!doctype html>'))).toEqual([])
})
