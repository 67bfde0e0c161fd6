import type { HttpResponse, Jar } from './http.ts'
import type { ModelProducts } from './products.ts'
import { type Code, ruledCodes } from './rules.ts'
import type { Action } from './steps.ts'
import type { PaymentResult } from './wallet.ts'

type Asked = Extract<Action, { kind: 'ask-assistant' }>
type Paid = Extract<Action, { kind: 'assistant-pays' }>
type Option = { id: string; totals: { amount: number }[] }
type Checkout = {
  id?: string
  status?: string
  order?: { id: string }
  fulfillment?: { methods: { groups?: { options: Option[] }[] }[] }
}

const path = '/ucp/checkout-sessions'
const agent = { 'ucp-agent': 'profile="https://assistant.example/.well-known/ucp"' }

type AssistantOptions = {
  email: string
  products: ModelProducts
  jarOf: (tab: number) => Jar
  outcomeOf: (response: HttpResponse) => unknown
}

/** A person's assistant, which has a cart of its own and pays it with Google Pay. It has one checkout at a time. */
export function openAssistant({ email, products, jarOf, outcomeOf }: AssistantOptions) {
  let checkoutId: string | null = null
  const codes = new Set<Code>()
  const tried = new Set<string>()
  const told = new Map<string, string>()

  async function send(tab: number, { method = 'POST', at, body, key }: Sent): Promise<Checkout> {
    const headers = { ...agent, ...(key !== undefined && { 'idempotency-key': key }) }
    const response = await jarOf(tab).json(method, at, { body, headers })
    outcomeOf(response)
    if (response.status >= 300) return {}
    const checkout = JSON.parse(response.body) as Checkout
    if (checkout.id !== undefined && checkout.order) told.set(checkout.id, checkout.order.id)
    return checkout
  }

  const read = (tab: number, id: string) => send(tab, { method: 'GET', at: `${path}/${id}` })

  return {
    email,
    emails: [email],
    codes,
    openingOf: () => null,
    /** True if a payment was begun, which may hold a code. */
    hasOpenedPayment: () => tried.size > 0,
    /** How many checkouts it has tried to pay, and the orders that the shop said are paid. */
    tried,
    told,
    /** Makes a checkout or replaces it, with the cheapest delivery. */
    async ask(tab: number, { item, quantity, code, isNew }: Asked): Promise<void> {
      const { productId, variantId } = products.items[item]
      const body = {
        line_items: [{ item: { id: `${productId}-${variantId}` }, quantity }],
        buyer: { email, first_name: 'Ada', last_name: 'Marlowe', phone_number: '07700900123' },
        ...(code !== null && { discounts: { codes: [code] } }),
      }
      const ruled = ruledCodes.find((each) => each === code)
      if (ruled) codes.add(ruled)
      const isReplaced = checkoutId !== null && !isNew
      const first = await send(tab, {
        ...(isReplaced ? { method: 'PUT', at: `${path}/${checkoutId}` } : { at: path }),
        body: { ...body, fulfillment: deliveryBy(null) },
      })
      const { id } = first
      const cheapest = cheapestOf(first)
      if (id === undefined || cheapest === null) return
      checkoutId = id
      await send(tab, { method: 'PUT', at: `${path}/${id}`, body: { ...body, fulfillment: deliveryBy(cheapest) } })
    },
    /** Pays the checkout, perhaps twice at the same moment, and reads what became of it. */
    async pay(tab: number, { result, again }: Paid): Promise<void> {
      const id = checkoutId
      if (id === null) return
      tried.add(id)
      const at = `${path}/${id}/complete`
      const [key, body] = [crypto.randomUUID(), paymentOf(result)]
      const repeated =
        again === 'with another card' ? { key: crypto.randomUUID(), body: paymentOf(result) } : { key, body }
      await Promise.all([
        send(tab, { at, key, body }),
        ...(again === 'not' ? [] : [send(tab + 1, { at, ...repeated })]),
      ])
      await read(tab, id)
    },
    /** Reads all checkouts that it has tried to pay, so that it is told what became of them. */
    async readAll(): Promise<void> {
      for (const id of tried) await read(0, id)
    },
  }
}

type Sent = { method?: string; at: string; body?: unknown; key?: string }
export type Assistant = ReturnType<typeof openAssistant>

function deliveryBy(optionId: string | null): object {
  const destination = {
    id: 'home',
    street_address: '1 Walcot Street',
    address_locality: 'Bath',
    postal_code: 'BA1 5BG',
    address_country: 'GB',
  }
  const groups = optionId === null ? {} : { groups: [{ selected_option_id: optionId }] }
  return { methods: [{ type: 'shipping', destinations: [destination], ...groups }] }
}

function cheapestOf({ fulfillment }: Checkout): string | null {
  const options = fulfillment?.methods[0]?.groups?.[0]?.options ?? []
  const costOf = ({ totals }: Option) => totals[0]?.amount ?? 0
  return options.toSorted((one, other) => costOf(one) - costOf(other))[0]?.id ?? null
}

function paymentOf(result: PaymentResult): object {
  const secret = result === 'bank' ? { authMethod: 'PAN_ONLY' } : { authMethod: 'CRYPTOGRAM_3DS', outcome: result }
  const encryptedMessage = btoa(JSON.stringify({ messageId: crypto.randomUUID(), ...secret }))
  const token = JSON.stringify({ protocolVersion: 'ECv2', signedMessage: JSON.stringify({ encryptedMessage }) })
  const credential = { type: 'PAYMENT_GATEWAY', token }
  return {
    payment: { instruments: [{ id: 'card', handler_id: 'google-pay', type: 'card', selected: true, credential }] },
  }
}
