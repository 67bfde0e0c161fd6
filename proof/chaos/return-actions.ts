import { request } from '../model/http.ts'
import { differs, type ChaosAction } from './action.ts'
import { openOrder, ordered, orderIdOf } from './guest-order-actions.ts'
import type { Stage } from './stage.ts'
import type { Visitor } from './visitors.ts'
import { guestReturnPath, returnPath } from '#shared/links.ts'
import { actions } from '#shared/routes.ts'

const shipped = '2'

/** The forms with which a shopper asks to return pieces of an order. */
export const returnActions = {
  requestReturn: {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const { visitors } = stage
      const customer = await visitors.customer()
      await visitors.add(customer, 'jumper')
      const orderId = orderIdOf(await visitors.buy(customer, customer.email))
      await send(stage, orderId)
      const path = returnPath(Number(orderId))
      return trialOf(customer, { path, action: actions.requestReturn, fields: { orderId } })
    },
  },
  requestGuestReturn: {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const order = await ordered(stage)
      await send(stage, order.orderId)
      const visitor = stage.visitors.guest()
      await openOrder(stage, visitor, order)
      return trialOf(visitor, { path: guestReturnPath, action: actions.requestGuestReturn, fields: {} })
    },
  },
} as const satisfies Record<string, ChaosAction>

/** Returns one piece of the first line that the page offers. */
async function trialOf(
  visitor: Visitor,
  { path, action, fields }: { path: string; action: string; fields: Record<string, string> },
) {
  const { body } = await visitor.jar.get(path)
  const [, line = ''] = /name="(line\d+)\.quantity"/.exec(body) ?? []
  const [, number = ''] = /name="number" value="(\d+)"/.exec(body) ?? []
  const form = { ...fields, number, [`${line}.quantity`]: '1', [`${line}.reason`]: 'quality', comment: '' }
  return {
    visitor,
    press: () => visitor.jar.post(action, form),
    async check() {
      const page = await visitor.jar.get(`${path}?requested`)
      const requests = page.body.match(/Return requested on/g)?.length ?? 0
      return differs('requests', requests, Number(number))
    },
  }
}

/** Sends the parcels of an order, in the platform's control panel. */
async function send({ shop }: Stage, orderId: string): Promise<void> {
  await request(new URL('/control/orders', shop.sandbox), {
    method: 'POST',
    headers: { 'x-control': 'chaos', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ order: orderId, status: shipped }).toString(),
  })
}
