import { type HttpResponse, request } from '../model/http.ts'
import { differs, type ChaosAction } from './action.ts'
import type { Stage } from './stage.ts'
import { newEmail, type Visitor } from './visitors.ts'
import type { WalletOperation, WalletQuote, WalletRequest, WalletResult } from '#shared/domain/wallet.ts'
import { endpoints } from '#shared/routes.ts'

const place = { countryCode: 'GB', postalCode: 'BS1 4DJ', locality: 'Bristol', administrativeArea: '' }
const paidStatus = 11
/** After these an authorisation has ended, and the shopper's next one is another. */
const ended: readonly string[] = ['refused', 'changed', 'stock'] satisfies WalletResult['status'][]

/** The operations of the express wallet that open the sheet, and that pay. */
export const walletActions = {
  walletOpen: {
    needs: ['bigcommerce', 'adyen'],
    async prepare({ visitors, products }) {
      const visitor = await visitors.shopper()
      return {
        visitor,
        press: () => open(visitor),
        isDone: (response) => quoteOf(response) !== undefined,
        async check() {
          const units = (await visitors.lines(visitor)).get(products.items.dress.variantId)?.quantity
          return differs('units of the dress', units, 1)
        },
      }
    },
  },
  walletAuthorise: {
    needs: ['bigcommerce', 'adyen'],
    // Without the engine's discounts the sheet shows the other total, and the next press pays it.
    asksAgain: ['talonone'],
    async prepare(stage) {
      const visitor = await stage.visitors.shopper()
      const { body } = await visitor.jar.call('/api/bigcommerce/getCart', {})
      const { id: cartId } = JSON.parse(body) as { id: string }
      const contact = {
        ...place,
        givenName: 'Ada',
        familyName: 'Marlowe',
        addressLines: ['1 Quay Street'],
        phoneNumber: '07700900123',
        emailAddress: newEmail(),
      }
      let sheet = await openSheet(visitor)
      let last: HttpResponse | null = null
      return {
        visitor,
        async press() {
          // A browser sends one authorisation until it has a result, and then the shopper starts again.
          if (ended.includes(statusOf(last) ?? '')) sheet = await openSheet(visitor)
          const { quote, token, transactionId } = sheet
          const authorisation = {
            kind: 'apple',
            shown: quote.total,
            token,
            transactionId,
            contact,
            billingContact: contact,
            optionId: quote.optionId,
          } as const
          last = await call(visitor, 'walletAuthorise', authorisation)
          return last
        },
        isDone: (response) => statusOf(response) === 'authorised',
        check: () => paidOnce(stage, cartId),
      }
    },
  },
} as const satisfies Record<string, ChaosAction>

function call<Name extends WalletOperation>({ jar }: Visitor, operation: Name, argument: WalletRequest<Name>) {
  return jar.call(`${endpoints.api.path}/payments/${operation}`, argument)
}

const open = (visitor: Visitor) => call(visitor, 'walletOpen', { kind: 'apple', source: { from: 'cart' } })

/** An open sheet with an address, and the token of its next authorisation. @throws Error if the shop does not open it */
async function openSheet(visitor: Visitor) {
  await open(visitor)
  const quote = quoteOf(await call(visitor, 'walletContact', { contact: place }))
  if (!quote) throw new Error('The sheet did not open.')
  const transactionId = crypto.randomUUID()
  return { quote, transactionId, token: JSON.stringify({ data: 'authorised', header: { transactionId } }) }
}

function quoteOf(response: HttpResponse): WalletQuote | undefined {
  return (answerOf(response) as { quote?: WalletQuote }).quote
}

function statusOf(response: HttpResponse | null): string | undefined {
  return (answerOf(response) as { status?: string }).status
}

function answerOf(response: HttpResponse | null): object {
  return response?.status === 200 ? (JSON.parse(response.body) as object) : {}
}

/** What is wrong if the cart has not exactly one paid order with one payment. */
async function paidOnce({ vendors, shop }: Stage, cartId: string): Promise<string | null> {
  const orders = await vendors.commerce<{ id: number; status_id: number }[]>(`/v2/orders?cart_id=${cartId}&limit=50`)
  const paid = orders.filter(({ status_id }) => status_id === paidStatus)
  const { body } = await request(new URL('/control/payments', shop.sandbox))
  const { payments } = JSON.parse(body) as {
    payments: { reference: string; resultCode: string; undone: string | null }[]
  }
  const charged = payments.filter(
    ({ reference, resultCode, undone }) =>
      resultCode === 'Authorised' && undone === null && orders.some(({ id }) => String(id) === reference),
  )
  return differs('paid orders', paid.length, 1) ?? differs('charges', charged.length, 1)
}
