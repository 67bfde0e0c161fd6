import { describe, expect, test } from 'vitest'
import { twoSellable } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { codesOf, openPlatform, type Resource, type Transport } from './test/cart-platform.ts'
import { newsletter } from '#shared/messages/panels.ts'
import { sharing } from '#shared/messages/sharing.ts'
import { actions } from '#shared/routes.ts'

const [dress] = await twoSellable(9)
const line_items = [{ item: { id: `${dress.product.id}-${dress.variant.id}` }, quantity: 1 }]
const purpose = 'dev.ucp.consent.marketing'
const transports: Transport[] = ['rest', 'mcp']
const withoutMarketing = { broken: { marketing: null }, vars: { MARKETING_URL: '', MARKETING_TOKEN: '' } } as const

const saying = (granted: boolean, source = 'platform') => ({ consent: { [purpose]: { granted, source } } })
const stateOf = ({ buyer }: Resource) => {
  const { granted, source } = present(buyer?.consent[purpose], purpose)
  return [granted, source]
}
const pathOf = ({ continue_url }: Resource) => {
  const { pathname, search } = new URL(present(continue_url, 'continue_url'))
  return pathname + search
}

describe.each(transports)('a checkout over %s', (transport) => {
  test.each(['on', 'off'])(
    'offers the newsletter as a consent, and has what the buyer said of it last, with payments %s [UCP-38]',
    async (UCP_PAYMENTS) => {
      const platform = openPlatform({ transport, shop: openShop({ vars: { UCP_PAYMENTS } }) })
      const { result } = await platform.createCheckout({ line_items })
      expect(result.buyer).toEqual({
        consent: { [purpose]: { granted: false, source: 'business', description: newsletter.description } },
      })
      const { id } = result
      const { result: wanted } = await platform.updateCheckout(id, { line_items, buyer: saying(true) })
      expect([stateOf(wanted), codesOf(wanted)]).toEqual([
        [true, 'platform'],
        ['consent_confirmed_by_buyer', 'buyer_handoff_required'],
      ])
      expect(stateOf((await platform.updateCheckout(id, { line_items })).result)).toEqual([true, 'platform'])
      const { result: completed } = await platform.completeCheckout(id, { buyer: saying(false) })
      expect([completed.status, stateOf(completed), codesOf(completed)]).toEqual([
        'requires_escalation',
        [false, 'platform'],
        ['buyer_handoff_required'],
      ])
      expect(stateOf((await platform.getCheckout(id)).result)).toEqual([false, 'platform'])
      const echoed = await platform.updateCheckout(id, { line_items, buyer: saying(true, 'business') })
      expect(stateOf(echoed.result)).toEqual([false, 'business'])
    },
  )

  test('ignores other purposes, keeps nothing else of a buyer, and refuses a consent of another form [UCP-38]', async () => {
    const platform = openPlatform({ transport })
    const other = { granted: true, source: 'platform' }
    const buyer = {
      email: 'ada@example.com',
      consent: { 'dev.ucp.consent.analytics': other, 'dev.ucp.consent.sale_or_sharing': other },
    }
    const { result } = await platform.createCheckout({ line_items, buyer })
    expect([stateOf(result), Object.keys(result.buyer?.consent ?? {})]).toEqual([[false, 'business'], [purpose]])
    expect(JSON.stringify(result)).not.toContain('ada@')
    const malformed = { consent: { [purpose]: { granted: 'yes', source: 'platform' } } }
    expect((await platform.createCheckout({ line_items, buyer: malformed })).status).toBe(400)
  })
})

test('the consent is one of a checkout: its cart has none, and it ends with its checkout [UCP-38]', async () => {
  const platform = openPlatform()
  const { result: cart } = await platform.createCart({ line_items, buyer: saying(true) })
  const { result } = await platform.createCheckout({ cart_id: cart.id })
  expect([cart.buyer, stateOf(result)]).toEqual([undefined, [false, 'business']])
  const { result: wanted } = await platform.createCheckout({ cart_id: cart.id, buyer: saying(true) })
  expect(stateOf(wanted)).toEqual([true, 'platform'])
  await platform.cancelCheckout(wanted.id)
  expect(stateOf((await platform.createCheckout({ cart_id: cart.id })).result)).toEqual([false, 'business'])
})

test('the buyer is led to the newsletter and signed up for nothing, also with the press that takes the bag [UCP-38]', async () => {
  const { services } = sandboxServices()
  const asked: string[] = []
  const note = (name: string) => async () => void asked.push(name)
  const marketing = {
    ...services.marketing,
    requestNewsletter: note('newsletter'),
    updateMarketingConsent: note('consent'),
  }
  const platform = openPlatform({ shop: openShop({ broken: { marketing } }) })
  const { result } = await platform.createCheckout({ line_items, buyer: saying(true) })
  const shop = openShop({ broken: { marketing } })
  const page = await textOf(shop.get(pathOf(result)))
  expect(page).toContain(sharing.newsletterText)
  expect(page).toMatch(new RegExp(`<a [^>]*href="/newsletter"[^>]*>${sharing.newsletter}</a>`))
  const link = present(new URLSearchParams(pathOf(result).split('?')[1]).get('link'), 'link')
  expect((await shop.post(actions.takeAssistantBag, { link })).status).toBe(303)
  await Promise.all([platform.shop.settle(), shop.settle()])
  expect(asked).toEqual([])
})

test.each([
  ['says nothing', undefined],
  ['says no', saying(false)],
])('the newsletter is not mentioned to a buyer whose assistant %s [UCP-38]', async (_what, buyer) => {
  const { result } = await openPlatform().createCheckout({ line_items, buyer })
  expect(await textOf(openShop().get(pathOf(result)))).not.toContain(sharing.newsletterText)
})

test('a shop without e-mail marketing neither declares nor offers the consent [UCP-38] [D-332]', async () => {
  const wanted = await openPlatform().createCheckout({ line_items, buyer: saying(true) })
  const shop = openShop(withoutMarketing)
  const profile = await textOf(shop.get('/.well-known/ucp'))
  expect([profile.includes('fulfillment'), profile.includes('buyer_consent')]).toEqual([true, false])
  const { result } = await openPlatform({ shop }).createCheckout({ line_items, buyer: saying(true) })
  expect([result.buyer, JSON.stringify(result.ucp).includes('buyer_consent')]).toEqual([undefined, false])
  expect(await textOf(shop.get(pathOf(wanted.result)))).not.toContain(sharing.newsletterText)
})
