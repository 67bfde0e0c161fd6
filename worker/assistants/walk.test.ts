import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { inLanguage } from '../language/language.ts'
import { bristol, openHostedCheckout, type Place } from '../test/hosted-checkout.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop } from '../test/shop.ts'
import { amountOf, type Resource } from './test/cart-platform.ts'
import { formatMoney, money } from '#shared/domain/money.ts'
import { type Market, markets } from '#shared/markets.ts'
import { actions } from '#shared/routes.ts'

type Variant = {
  id: string
  price: { amount: number; currency: string }
  availability: { available: boolean }
  options: { name: string; label: string }[]
  inputs?: unknown
}
type Found = {
  products: { id: string; options: { name: string; values: { label: string }[] }[] }[]
  product?: { variants: Variant[] }
}

const meta = { 'ucp-agent': { profile: 'https://platform.example/.well-known/ucp' } }
const most = 100_00
const reds = /red|brick|claret|raspberry|poppy|crimson/i

const places: Record<string, Place> = {
  en: bristol,
  us: {
    ...bristol,
    country: 'US',
    address1: '350 Fifth Avenue',
    city: 'New York',
    state: 'US-NY',
    postalCode: '10118',
    method: 'us-standard',
  },
  eu: {
    ...bristol,
    country: 'FR',
    address1: '5 Rue de Rivoli',
    city: 'Paris',
    postalCode: '75001',
    method: 'eu-standard',
  },
}

/** An assistant with the official client of the tools. It has no cookies and sees nothing but responses. */
async function openAssistant() {
  const shop = openShop()
  const client = new Client({ name: 'an-assistant', version: '1' })
  const url = new URL('http://localhost:8787/ucp/mcp')
  await client.connect(
    new StreamableHTTPClientTransport(url, { fetch: (address, init) => shop.get(new URL(address).pathname, init) }),
  )
  return async function call<Result = Resource>(name: string, given: object): Promise<Result> {
    const { structuredContent } = await client.callTool({ name, arguments: { meta, ...given } })
    return structuredContent as Result
  }
}

type Call = Awaited<ReturnType<typeof openAssistant>>

const hasOption = ({ options }: Variant, name: string, label: string) =>
  options.some((option) => option.name === name && option.label === label)

type Asked = { context: object; colour?: RegExp; size?: string }

/** The first variant that can be bought, as an assistant finds it that knows what its buyer calls red. */
async function findVariant(call: Call, query: string, { context, colour = /./, size }: Asked): Promise<Variant> {
  const filters = { price: { max: most } }
  const asked = { query, context, filters, pagination: { limit: 30 } }
  const { products } = await call<Found>('search_catalog', { catalog: asked })
  for (const { id, options } of products) {
    const labelsOf = (option: string) => options.find(({ name }) => name === option)?.values.map(({ label }) => label)
    const label = labelsOf('Color')?.find((each) => colour.test(each))
    if (size !== undefined && (label === undefined || !labelsOf('Size')?.includes(size))) continue
    const selected = [
      ...(label === undefined ? [] : [{ name: 'Color', label }]),
      ...(size === undefined ? [] : [{ name: 'Size', label: size }]),
    ]
    const { product } = await call<Found>('get_product', { catalog: { id, selected, context, filters } })
    const variant = product?.variants.find(({ availability, inputs }) => availability.available && !inputs)
    if (variant && selected.every(({ name, label: wanted }) => hasOption(variant, name, wanted))) return variant
  }
  throw new Error(`The shop has nothing for ${query}.`)
}

test.each(Object.values(markets) as Market[])(
  'in $code an assistant finds a red dress in size 12 and a gift, and the buyer is asked to pay what the assistant was told [UCP-35]',
  async (market) => {
    const call = await openAssistant()
    const context = { address_country: market.country, currency: market.currency }
    const dress = await findVariant(call, 'red dress', { context, colour: reds, size: '12' })
    expect([dress.price.currency, dress.price.amount <= most]).toEqual([market.currency, true])
    const gift = await findVariant(call, 'mug', { context })
    const place = present(places[market.code], 'place')
    const checkout = {
      context,
      line_items: [dress, gift].map(({ id }) => ({ item: { id }, quantity: 1 })),
      discounts: { codes: ['WELCOME10'] },
    }
    const fulfillment = (optionId?: string) => ({
      methods: [
        {
          type: 'shipping',
          destinations: [{ address_country: place.country, postal_code: place.postalCode }],
          ...(optionId !== undefined && { groups: [{ selected_option_id: optionId }] }),
        },
      ],
    })
    const made = await call('create_checkout', { checkout: { ...checkout, fulfillment: fulfillment() } })
    expect(made.discounts.applied.map(({ code }) => code)).toContain('WELCOME10')
    expect(made.line_items.map(({ id }) => id)).toEqual(expect.arrayContaining([dress.id, gift.id]))
    const [standard] = present(made.fulfillment?.methods[0]?.groups?.[0], 'group').options
    const told = await call('update_checkout', {
      id: made.id,
      checkout: { ...checkout, fulfillment: fulfillment(present(standard, 'option').id) },
    })
    expect([told.status, amountOf(told) - amountOf(told, 'fulfillment') - amountOf(told, 'tax')]).toEqual([
      'requires_escalation',
      amountOf(made),
    ])

    const buyer = openShop()
    const { pathname, searchParams, search } = new URL(present(told.continue_url, 'continue_url'))
    expect(pathname.startsWith(market.prefix)).toBe(true)
    expect((await buyer.get(pathname + search)).status).toBe(200)
    const link = present(searchParams.get('link'), 'link')
    const taken = await buyer.post(market.prefix + actions.takeAssistantBag, { link })
    expect(taken.headers.get('location')).toBe(`${market.prefix}/bag`)
    expect((await buyer.get(`${market.prefix}/bag`)).status).toBe(200)
    const opened = await buyer.post(market.prefix + actions.checkout, {})
    const hosted = await openHostedCheckout(present(opened.headers.get('location'), 'address of the checkout'))
    await hosted.fillIn('buyer@example.com', place)
    const due = inLanguage(market.language, () => formatMoney(money(amountOf(told), market.currency)))
    expect((await hosted.show()).total).toBe(due)
    expect(await hosted.pay()).toMatchObject({ status: 'paid' })
  },
)
