import { differs, type ChaosAction } from './action.ts'
import { linkTo, mailed } from './mailed.ts'
import type { Stage } from './stage.ts'
import { newEmail, type Visitor } from './visitors.ts'
import { findOrderPath, guestOrderPath } from '#shared/links.ts'
import { actions } from '#shared/routes.ts'

/** The forms with which a guest sees an order. */
export const guestOrderActions = {
  requestOrderLink: {
    needs: [],
    async prepare(stage) {
      const { email, orderId } = await ordered(stage)
      const visitor = stage.visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.requestOrderLink, { orderNumber: orderId, email }),
        // The response promises no mail, so that it says nothing about the order.
        check: async () => null,
      }
    },
  },
  openMailedOrder: {
    needs: [],
    async prepare(stage) {
      const { email, orderId } = await ordered(stage)
      const visitor = stage.visitors.guest()
      const link = await mailedLink(stage, visitor, { email, orderId })
      return {
        visitor,
        press: () => visitor.jar.post(actions.openMailedOrder, { link }),
        async check() {
          const { status } = await visitor.jar.get(guestOrderPath)
          return differs('status of the order', status, 200)
        },
      }
    },
  },
  buyGuestOrder: {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const { visitors, products } = stage
      const { email, orderId } = await ordered(stage)
      const visitor = visitors.guest()
      await openOrder(stage, visitor, { email, orderId })
      return {
        visitor,
        press: () => visitor.jar.post(actions.buyGuestOrder, {}),
        async check() {
          const lines = await visitors.lines(visitor)
          return differs('units', lines.get(products.items.jumper.variantId)?.quantity, 1)
        },
      }
    },
  },
} as const satisfies Record<string, ChaosAction>

/** An order of a guest. An address gets only a few mails a minute, so each order has its own. */
export async function ordered({ visitors }: Stage): Promise<{ email: string; orderId: string }> {
  const visitor = await visitors.shopper('jumper')
  const email = newEmail()
  return { email, orderId: orderIdOf(await visitors.buy(visitor, email)) }
}

/** The number of the order, of the path of its confirmation. */
export function orderIdOf(confirmation: string): string {
  return confirmation.split('?')[0]?.split('/').at(-1) ?? ''
}

/** Opens the order to the visitor's browser by its mailed link. */
export async function openOrder(
  stage: Stage,
  visitor: Visitor,
  order: { email: string; orderId: string },
): Promise<void> {
  await visitor.jar.post(actions.openMailedOrder, { link: await mailedLink(stage, visitor, order) })
}

async function mailedLink(
  { shop }: Stage,
  { jar }: Visitor,
  { email, orderId }: { email: string; orderId: string },
): Promise<string> {
  await jar.post(actions.requestOrderLink, { orderNumber: orderId, email })
  return mailed({ shop }, email, linkTo(`${findOrderPath}/link`))
}
