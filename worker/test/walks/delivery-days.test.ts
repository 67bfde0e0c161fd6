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
