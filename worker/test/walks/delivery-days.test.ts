import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { firstSellable } from '../bags.ts'
import { bristol, openHostedCheckout } from '../hosted-checkout.ts'
import { openPromotionsShop } from '../promotions-shop.ts'
import { present } from '../recorded-fetch.ts'
import { textOf } from '../shop.ts'
import type { EstimateOutcome } from '#shared/domain/delivery-estimate.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { type Market, markets } from '#shared/markets.ts'
import { byMarket, postcodes } from '#shared/test/by-market.ts'

const states: Partial<Record<Market['code'], string>> = byMarket(({ code }) => (code === 'us' ? 'US-TX' : ''))

/** The methods that the hosted checkout offers, with days and price. */
function methodsOf(html: string) {
  return [...html.matchAll(/<b>([^<]+)<\/b><span>([^<]+)<\/span><\/span><span class="choice-price">([^<]+)</g)].map(
    ([, name, days, price]) => ({ name, days, price }),
  )
}

test.each(Object.values(markets))(
  'in market $code the product page, the bag and the hosted checkout say the same days and prices [DATE-03]',
  async (market) => {
    const open = openPromotionsShop({ market })
    const item = await firstSellable('womens', 9, market)
    await open.add(item)
    const page = await textOf(open.shop.get(`${market.prefix}/bag`))
    const dispatches = /data-dispatches="([^"]+)"/.exec(page)?.[1] ?? ''
    const place = { country: market.country, postcode: postcodes[market.code] }
    const outcome = await (await open.call('estimateDelivery', place)).json<EstimateOutcome>()
    const estimate = present(outcome.status === 'estimated' ? outcome.estimate : null, 'estimate')
    const left = await open.shop.post(`${market.prefix}/checkout`, {})
    const hosted = await openHostedCheckout(left.headers.get('location') ?? '')
    const address = {
      ...bristol,
      country: market.country,
      postalCode: postcodes[market.code],
      state: states[market.code] ?? '',
      method: '',
    }
    await hosted.fillIn('ada@example.com', address)
    const methods = methodsOf(await hosted.deliveryPage())
    expect(estimate.options).not.toEqual([])
    for (const { name, arrives, cost } of estimate.options) {
      const price = cost.amount === 0 ? 'Free' : formatMoney(cost)
      expect(methods).toContainEqual({ name, days: present(arrives, 'days'), price })
    }
    // The fastest one and its price come first beside the button, and standard delivery last.
    const [first = ''] = dispatches.split('|')
    const standard = present(
      methods.find(({ name }) => name === 'Standard delivery'),
      'standard delivery',
    )
    expect(first.endsWith(`or ${standard.days}`)).toBe(true)
    const fast = methods.map(({ days, price }) => `${days} for ${price}, or`)
    expect(fast.some((text) => first.includes(text))).toBe(true)
  },
)

test.each(Object.values(markets))(
  'in market $code the product page answers whether it comes by a day, as a page that every visitor may get [DATE-04]',
  async (market) => {
    const { product } = await firstSellable('womens', 9, market)
    const path = `${market.prefix}/p/${product.id}/${product.slug}/default`
    const { shop } = openPromotionsShop({ market })
    const redirect = await shop.get(path)
    const page = redirect.headers.get('location') ?? path
    const ask = async (by: string) => {
      const response = await shop.get(`${new URL(page, 'http://localhost').pathname}?by=${by}`)
      const html = await response.text()
      expect([response.status, response.headers.get('cache-control')?.startsWith('public')]).toEqual([200, true])
      return /id="arrival-outcome"[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect(await ask(inDays(60))).toMatch(/^Yes, if you order by .*: Standard, (free|[£$€][\d.]+), /)
    expect(await ask(inDays(0))).toMatch(/^Not by then\. The earliest, if you order by .*, is (Next day|Express), /)
    expect(await ask('2020-01-01')).toBe('That day is over. Please choose a later one.')
    expect(await ask('soon')).toBe('Please enter a day, such as 2026-12-04.')
  },
)

test.each(Object.values(markets))(
  'in market $code a listing marks what comes by the day of its address, and its links keep the day [DATE-05]',
  async (market) => {
    const { shop } = openPromotionsShop({ market })
    const list = (by: string) => textOf(shop.get(`${market.prefix}/browse/womens?by=${by}`))
    const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
    const html = await list(day)
    const marked = html.split('product-grid__here').length - 1
    const cards = html.split('<article class="product-card"').length - 1
    expect(marked).toBeGreaterThan(cards / 2)
    expect(html).toMatch(/--here:&quot;Here by \w{3},? /)
    expect(html).toContain('What is marked comes in time if you order by ')
    expect(html).toContain(`page=2&amp;by=${day}`)
    expect(html).toMatch(new RegExp(`<input type="date" name="by" min="[^"]+" max="[^"]+" value="${day}"/>`))
    const past = await list('2020-01-01')
    expect(past).toContain('That day is over. Please choose a later one.')
    expect([past, await list('soon')].map((page) => page.includes('product-grid__here'))).toEqual([false, false])
  },
)

test('the filters ask for a day, from today to a year from now, and a chip removes it from the address [DATE-06]', async () => {
  const { shop } = openPromotionsShop({ market: markets.en })
  const today = new Date().toISOString().slice(0, 10)
  const plain = await textOf(shop.get('/browse/womens'))
  const [field = ''] = /<label class="field refinements__day">.*?<\/label>/.exec(plain) ?? []
  expect(field).toContain('Will it be here by?')
  expect(field).toContain(`type="date" name="by" min="${today}" max="${Number(today.slice(0, 4)) + 1}`)
  expect(field).not.toContain('value=')
  expect(plain).not.toContain('class="chosen"')

  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const html = await textOf(shop.get(`/browse/womens?filters[size]=14&by=${day}`))
  const [, chosen = ''] = /<ul class="chosen"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  const links = [...chosen.matchAll(/href="([^"]+)">(.*?)<(?:svg|\/a)/gs)].map(([, href = '', text = '']) => [
    decodeHTML(decodeURIComponent(href)),
    text.replaceAll(/<[^>]*>/g, ''),
  ])
  expect(links).toEqual([
    [`/browse/womens?by=${day}`, 'Remove 14'],
    ['/browse/womens?filters[size]=14', expect.stringMatching(/^Remove Here by \w{3}/)],
    ['/browse/womens', 'Clear All'],
  ])
})

test('a day that is over, or no day, is not in the field, and the other filters are kept [DATE-06]', async () => {
  const { shop } = openPromotionsShop({ market: markets.en })
  for (const by of ['2020-01-01', 'soon']) {
    const html = await textOf(shop.get(`/browse/womens?filters[size]=14&by=${by}`))
    expect(/<label class="field refinements__day">.*?<\/label>/.exec(html)?.[0]).not.toContain('value=')
    expect(html).toMatch(/name="filters\[size\]" value="14" checked=""/)
  }
})
