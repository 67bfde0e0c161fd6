import { expect, test } from 'vitest'
import { inLanguage } from '../../language/language.ts'
import { buyable } from '../buyable.ts'
import { isolatedUpstream } from '../faults.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop, textOf } from '../shop.ts'
import { textsOf } from './texts-of.ts'
import { markets } from '#shared/markets.ts'
import { platformWords } from '#shared/messages/platform-words.ts'

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

const germanColours = inLanguage('de', () => ({ ...platformWords }))

/** The texts of a page that are, or start or end with, the platform's name of a colour. */
function withEnglishColours(texts: readonly string[]): string[] {
  const english = Object.keys(germanColours).filter((name) => germanColours[name] !== name)
  return texts.filter((text) =>
    text
      .split('\n')
      .some((line) =>
        english.some((name) => line === name || line.startsWith(`${name}, `) || line.endsWith(`, ${name}`)),
      ),
  )
}

test('pages show colours by their German names, in lists, filters, products and the bag [D-346]', async () => {
  const product = await productOf('/eu/de/browse/womens')
  const buyer = openShop({ upstream: isolatedUpstream() })
  const item = await buyable(sandboxServices().services.catalogue, markets.eu)
  const line = { product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }
  expect((await buyer.call('addCartItems', { data: { line_items: [line] } }, '/eu/de')).status).toBe(200)
  const pages = {
    list: await textsAt('/eu/de/browse/womens'),
    search: await textsAt('/eu/de/search?query=kleid'),
    product: await textsAt(product),
    compare: await textsAt(`/eu/de/compare?items=${item.product.id}`),
    bag: textsOf(await textOf(buyer.get('/eu/de/bag'))),
  }
  for (const [page, texts] of Object.entries(pages)) expect([page, withEnglishColours(texts)]).toEqual([page, []])
  expect(pages.list).toContain('Weiß & Creme')
  const shown = item.variant.colour ?? ''
  expect(pages.bag).toContain(germanColours[shown])
  expect(product).toMatch(new RegExp(`/(?:${Object.keys(germanColours).join('|').replaceAll(' ', '_')})$`))
})

test('the locale button and the choice of a country name the markets in German [D-346]', async () => {
  const texts = await textsAt('/eu/de/help')
  expect(texts).toContain('Land: Irland, € EUR')
  expect(texts).toEqual(expect.arrayContaining(['Irland', 'Vereinigtes Königreich', 'Übrige Welt']))
  expect(texts).not.toContain('Ireland')
})

test('a German form starts with Germany, or the country of the visitor, and asks for the postcode before the town [D-347]', async () => {
  const chosen = async (headers: Record<string, string> = {}) => {
    const html = await textOf(shop.get('/eu/de/create-account', { headers }))
    const [, options = ''] = /<select[^>]*name="address\.country"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
    return { html, country: /<option[^>]* selected[^>]*>([^<]*)</.exec(options)?.[1] }
  }
  const { html, country } = await chosen()
  expect(country).toBe('Deutschland')
  expect(html.indexOf('name="address.postCode"')).toBeLessThan(html.indexOf('name="address.city"'))
  expect((await chosen({ 'cf-ipcountry': 'AT' })).country).toBe('Österreich')
})

test('offers, names of discounts and badges are German in the bag, on products and in lists, and English again at the English address [D-420] [D-421]', async () => {
  const buyer = openShop({ upstream: isolatedUpstream() })
  const item = await buyable(sandboxServices().services.catalogue, markets.eu)
  const line = { product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }
  expect((await buyer.call('addCartItems', { data: { line_items: [line] } }, '/eu/de')).status).toBe(200)
  const askAt = async (base: string, operation: string, argument: object = {}) => {
    const response = await buyer.api(`${base}/api/promotions/${operation}`, argument)
    expect(response.status).toBe(200)
    const { promotions } = await response.json<{ promotions: { applied: { name: string }[] } }>()
    return promotions.applied.map(({ name }) => name)
  }
  const code = { code: 'WELCOME10' }
  expect(await askAt('/eu/de', 'applyCoupon', code)).toContain('Willkommen: 10 % Rabatt')
  expect(await askAt('/eu', 'sync')).toContain('Welcome: 10% off')
  expect(await askAt('/eu/de', 'sync')).toContain('Willkommen: 10 % Rabatt')
  expect(await textsAt('/eu/de/browse/home')).toContain('3 für 2')
  expect(await textsAt('/eu/browse/home')).toContain('3 for 2')
})
