import { expect, test } from 'vitest'
import { isolatedUpstream } from '../faults.ts'
import { openShop, textOf } from '../shop.ts'
import { textsOf } from './texts-of.ts'

const priceNote = 'Inkl. MwSt., zzgl. Versand'
const shop = openShop({ upstream: isolatedUpstream(), vars: { PAGE_CACHE: 'off', BROWSER_REPORTS_SHARE: '0' } })

async function textsAt(path: string): Promise<string[]> {
  return textsOf(await textOf(shop.get(path)))
}

/** The page of the first product of a list. */
async function productOf(list: string): Promise<string> {
  const [, path = ''] = /href="(\/eu\/de\/p\/[^"]+)"/.exec(await textOf(shop.get(list))) ?? []
  return path
}

test('a German product page says that its price includes tax and not delivery [D-337]', async () => {
  expect(await textsAt(await productOf('/eu/de/browse/womens'))).toEqual(
    expect.arrayContaining([priceNote, 'In den Warenkorb', 'Größe']),
  )
})

test('a German gift card, which is sold without tax, has no note about it, and asks for names in German [D-337, D-338]', async () => {
  const texts = await textsAt(await productOf('/eu/de/search?query=Geschenkgutschein'))
  expect(texts).not.toContain(priceNote)
  expect(texts).toContain('Name der beschenkten Person')
})

test.each([
  ['wollpullover', /pullover|troyer/i],
  ['geschenkgutschein', /geschenkgutschein/i],
])('a search for %s is answered by the German index, first with %s [D-340]', async (query, name) => {
  const html = await textOf(shop.get(`/eu/de/search?query=${query}`))
  const [, title = ''] = /href="\/eu\/de\/p\/[^"]*"[^>]*>(?:<[^>]*>)*([^<]+)/.exec(html) ?? []
  expect(title).toMatch(name)
})

test('a German list says that its prices include tax [D-337]', async () => {
  expect(await textsAt('/eu/de/browse/womens')).toContain(priceNote)
})

test('an English page has no note about tax', async () => {
  expect((await textsAt('/browse/womens')).join()).not.toMatch(/MwSt|VAT/)
})

test('a German form offers each title once', async () => {
  const html = await textOf(shop.get('/eu/de/create-account'))
  const [, titles = ''] = /<select[^>]*name="title"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
  expect(textsOf(titles)).toEqual(['Bitte wählen', 'Herr', 'Frau', 'Divers', 'Dr.'])
})
