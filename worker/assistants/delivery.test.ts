import { afterEach, describe, expect, test, vi } from 'vitest'
import { addLines, fetchCart, lineOf, twoSellable } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop } from '../test/shop.ts'
import { amountOf, codesOf, openPlatform, type Resource, type Transport } from './test/cart-platform.ts'
import type { EstimateOutcome } from '#shared/domain/delivery-estimate.ts'
import { actions } from '#shared/routes.ts'

const [dress] = await twoSellable(9)
const id = `${dress.product.id}-${dress.variant.id}`
const lines = [{ item: { id }, quantity: 2 }]
const british = { id: 'home', address_country: 'GB', postal_code: 'BS3 4DJ', street_address: '1 Secret Road' }
const transports: Transport[] = ['rest', 'mcp']

afterEach(() => void vi.useRealTimers())

const to = (destination: object, optionId?: string) => ({
  line_items: lines,
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        line_item_ids: [id],
        destinations: [destination],
        ...(optionId !== undefined && { groups: [{ id: 'parcel', selected_option_id: optionId }] }),
      },
    ],
  },
})
const methodOf = ({ fulfillment }: Resource) => present(fulfillment?.methods[0], 'method')
const groupOf = (resource: Resource) => present(methodOf(resource).groups?.[0], 'group')

describe.each(transports)('a checkout over %s', (transport) => {
  test('has the delivery options that the bag page estimates for the place, and the total with a chosen one [UCP-32]', async () => {
    const platform = openPlatform({ transport })
    const { result } = await platform.createCheckout(to(british))
    const shop = openShop()
    await addLines(shop, { ...lineOf(dress), quantity: 2 })
    await shop.api('/api/promotions/sync', {})
    const outcome = await (
      await shop.call('estimateDelivery', { country: 'GB', postcode: 'BS3 4DJ' })
    ).json<EstimateOutcome>()
    if (outcome.status !== 'estimated') throw new Error(outcome.reason)
    const { options } = outcome.estimate
    const group = groupOf(result)
    expect(group.options.map(({ title, totals }) => [title, amountOf({ totals })])).toEqual(
      options.map(({ name, cost }) => [name, cost.amount]),
    )
    expect([group.selected_option_id, amountOf(result, 'fulfillment'), result.status]).toEqual([
      null,
      0,
      'requires_escalation',
    ])
    expect(codesOf(result)).toContain('delivery_estimated')
    const last = present(options.at(-1), 'option')
    const chosenId = present(group.options.at(-1), 'option').id
    const { result: chosen } = await platform.updateCheckout(result.id, to(british, chosenId))
    expect([groupOf(chosen).selected_option_id, amountOf(chosen), amountOf(chosen, 'fulfillment')]).toEqual([
      chosenId,
      last.total.amount,
      last.cost.amount,
    ])
    const parts = chosen.totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0)
    expect(parts).toBe(amountOf(chosen))
    const { result: read } = await platform.getCheckout(result.id)
    expect([amountOf(read), groupOf(read)]).toEqual([amountOf(chosen), groupOf(chosen)])
  })

  test('keeps the country and the postcode of an address only, under the name that the platform gave [UCP-32]', async () => {
    const { result } = await openPlatform({ transport }).createCheckout(to(british))
    expect(methodOf(result).selected_destination_id).toBe('home')
    expect(methodOf(result).destinations).toEqual([
      { type: 'shipping_address', id: 'home', address_country: 'GB', postal_code: 'BS3 4DJ' },
    ])
    expect(JSON.stringify(result)).not.toContain('Secret')
  })

  test.each([
    [{ address_country: 'XX', postal_code: '1' }, 'address_undeliverable'],
    [{ address_country: 'GB', postal_code: 'nonsense' }, 'address_undeliverable'],
    [{}, 'address_undeliverable'],
  ])('says that nothing is delivered to %j [UCP-32]', async (place, code) => {
    const { result } = await openPlatform({ transport }).createCheckout(to(place))
    expect([result.status, codesOf(result)]).toEqual(['incomplete', [code]])
    expect(methodOf(result).groups).toBeUndefined()
  })
})

describe('the delivery of a checkout', () => {
  test('is selected by the name of its destination, and an unknown name changes nothing [UCP-32]', async () => {
    const platform = openPlatform()
    const { result } = await platform.createCheckout(to(british))
    const select = (selected: string) => ({
      line_items: [{ item: { id }, quantity: 1 }],
      fulfillment: { methods: [{ line_item_ids: [id], selected_destination_id: selected }] },
    })
    const { result: refused } = await platform.updateCheckout(result.id, select('office'))
    expect(refused.messages).toContainEqual(
      expect.objectContaining({
        severity: 'recoverable',
        path: '$.fulfillment.methods[0].selected_destination_id',
      }),
    )
    expect([refused.line_items, groupOf(refused)]).toEqual([result.line_items, groupOf(result)])
    const { result: selected } = await platform.updateCheckout(result.id, select('home'))
    expect([selected.line_items[0]?.quantity, methodOf(selected).selected_destination_id]).toEqual([1, 'home'])
    expect(groupOf(selected).options.length).toBeGreaterThan(0)
  })

  test('ends with a replacement without it, with another content of its cart, and after an hour [UCP-32]', async () => {
    const platform = openPlatform()
    const { result: cart } = await platform.createCart({ line_items: lines })
    const { result } = await platform.createCheckout({ cart_id: cart.id, ...to(british) })
    expect(groupOf(result).options.length).toBeGreaterThan(0)
    expect((await platform.getCart(cart.id)).result.fulfillment).toBeUndefined()
    await platform.updateCart(cart.id, { line_items: [{ item: { id }, quantity: 1 }] })
    const { result: changed } = await platform.getCheckout(result.id)
    expect([methodOf(changed).groups, codesOf(changed).includes('delivery_not_estimated')]).toEqual([undefined, true])
    const { result: again } = await platform.updateCheckout(result.id, to(british))
    expect(groupOf(again).options.length).toBeGreaterThan(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(methodOf((await platform.getCheckout(result.id)).result).groups).toBeUndefined()
    const { result: without } = await platform.updateCheckout(result.id, { line_items: lines })
    expect(without.fulfillment).toBeUndefined()
  })

  test('has no pickup, and no option that the shop does not know [UCP-32]', async () => {
    const platform = openPlatform()
    const pickup = { line_items: lines, fulfillment: { methods: [{ type: 'pickup', line_item_ids: [id] }] } }
    const { result } = await platform.createCheckout(pickup)
    expect([codesOf(result), result.fulfillment]).toEqual([['fulfillment_unavailable'], undefined])
    const { result: unknown } = await platform.updateCheckout(result.id, to(british, 'none'))
    expect([codesOf(unknown).includes('fulfillment_unavailable'), groupOf(unknown).selected_option_id]).toEqual([
      true,
      null,
    ])
  })

  test('an outage of the platform’s quotes leaves the checkout as it is, and is named [UCP-32]', async () => {
    const broken = {
      cart: { quoteConsignment: () => Promise.reject(new DOMException('late', 'TimeoutError')) },
    }
    const { result } = await openPlatform({ shop: openShop({ broken }) }).createCheckout(to(british))
    expect([result.line_items.some((line) => line.id === id), codesOf(result)]).toEqual([
      true,
      ['delivery_not_estimated', 'buyer_handoff_required'],
    ])
  })

  test('leaves nothing for the buyer, who enters the address at the shop [UCP-32]', async () => {
    const { result } = await openPlatform().createCheckout(to(british))
    const link = present(new URL(present(result.continue_url, 'url')).searchParams.get('link'), 'link')
    const shop = openShop()
    await shop.post(actions.takeAssistantBag, { link })
    expect((await fetchCart(shop)).line_items.physical_items).toHaveLength(1)
    expect(JSON.stringify([...shop.jar])).not.toContain('BS3')
  })
})
