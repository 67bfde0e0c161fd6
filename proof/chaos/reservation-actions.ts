import { request } from '../model/http.ts'
import { differs, type ChaosAction } from './action.ts'
import { linkTo, mailed } from './mailed.ts'
import type { Stage } from './stage.ts'
import { newEmail } from './visitors.ts'
import { cancelReservationPath } from '#shared/links.ts'
import { actions } from '#shared/routes.ts'

/** The forms of reservations in shops. */
export const reservationActions = {
  reserve: {
    needs: ['bigcommerce', 'shops'],
    async prepare(stage) {
      const email = newEmail()
      const visitor = stage.visitors.guest()
      const form = { ...(await reservablePiece(stage)), name: 'Ada', email }
      return {
        visitor,
        press: () => visitor.jar.post(actions.reserve, form),
        isDone: ({ location }) => location.includes('done='),
        check: async () => differs('reservations of the address', await reservationsOf(stage, email), 1),
      }
    },
  },
  cancelReservation: {
    needs: ['shops'],
    async prepare(stage) {
      const email = newEmail()
      const visitor = stage.visitors.guest()
      await visitor.jar.post(actions.reserve, { ...(await reservablePiece(stage)), name: 'Ada', email })
      const link = await mailed(stage, email, linkTo(cancelReservationPath))
      return {
        visitor,
        press: () => visitor.jar.post(actions.cancelReservation, { link }),
        check: async () => differs('reservations of the address', await reservationsOf(stage, email), 0),
      }
    },
  },
} as const satisfies Record<string, ChaosAction>

/** A piece of the stage's product that a shop has now, as the form names it. */
async function reservablePiece(stage: Stage): Promise<{ item: string; shop: string }> {
  for (const { id, sku } of stage.product.variants) {
    const { body } = await shopsService(stage, `/stock?${new URLSearchParams({ sku, market: 'en' })}`)
    const { shops } = JSON.parse(body) as { shops: { id: string; units: number }[] }
    const shop = shops.find(({ units }) => units > 0)
    if (shop) return { item: `${stage.product.id}-${id}`, shop: shop.id }
  }
  throw new Error('No shop has the product of the stage.')
}

async function reservationsOf(stage: Stage, email: string): Promise<number> {
  const { body } = await shopsService(stage, '/reservations/list', { email })
  return (JSON.parse(body) as { reservations: unknown[] }).reservations.length
}

function shopsService({ shop }: Stage, path: string, body?: object) {
  const headers = { authorization: 'Bearer sandbox-shops-key', 'content-type': 'application/json' }
  return request(new URL(`/shops/v1${path}`, shop.sandbox), {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
}
