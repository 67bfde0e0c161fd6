import type { HttpResponse } from '../model/http.ts'
import type { ItemName } from '../model/products.ts'
import { differs, type ChaosAction } from './action.ts'
import type { Stage } from './stage.ts'
import { newEmail, type Visitor } from './visitors.ts'
import { actions } from '#shared/routes.ts'

const item: ItemName = 'dress'
const other: ItemName = 'jumper'
const code = 'WELCOME10'
const greeting = 'Happy birthday, Ada'
const toBag = ({ status, location }: HttpResponse) => status === 303 && location.endsWith('/bag')

/** The forms of the bag and of the way to the checkout. */
export const bagActions = {
  addToBag: onBag(actions.addToBag, async ({ products }) => ({
    fields: products.items[other].form,
    isDone: ({ location }) => location.includes('/bag?added='),
    units: { [item]: 2, [other]: 1 },
  })),
  updateBagLine: onBag(actions.updateBagLine, async (stage, visitor) => ({
    fields: { lineId: await lineId(stage, visitor), quantity: '3' },
    isDone: toBag,
    units: { [item]: 3 },
  })),
  removeBagLine: onBag(actions.removeBagLine, async (stage, visitor) => ({
    fields: { lineId: await lineId(stage, visitor) },
    isDone: toBag,
    units: { [item]: 0 },
  })),
  changeBagLine: onBag(actions.changeBagLine, async (stage, visitor) => ({
    fields: { lineId: await lineId(stage, visitor), variantId: String(otherVariant(stage)) },
    isDone: toBag,
    units: { [item]: 0 },
    others: new Map([[otherVariant(stage), 2]]),
  })),
  clearBag: onBag(actions.clearBag, async () => ({ fields: {}, isDone: toBag, units: { [item]: 0 } })),
  applyCoupon: onBag(actions.applyCoupon, async () => ({
    fields: { code },
    isDone: toBag,
    units: { [item]: 2 },
    shows: true,
  })),
  removeCoupon: onBag(actions.removeCoupon, async (_, visitor) => {
    await visitor.jar.post(actions.applyCoupon, { code })
    return { fields: { code }, isDone: toBag, units: { [item]: 2 }, shows: false }
  }),
  keepPresent: onBag(actions.keepPresent, async () => ({
    fields: { message: greeting, hidePrices: 'on' },
    isDone: toBag,
    units: { [item]: 2 },
    greets: true,
  })),
  removePresent: onBag(actions.removePresent, async (_, visitor) => {
    await visitor.jar.post(actions.keepPresent, { message: greeting })
    return { fields: {}, isDone: toBag, units: { [item]: 2 }, greets: false }
  }),
  buySaved: onBag(actions.buySaved, async ({ products }) => ({
    fields: { item: `${products.items[other].productId}-${products.items[other].variantId}` },
    isDone: toBag,
    units: { [item]: 2, [other]: 1 },
  })),
  estimateDelivery: onBag(actions.estimateDelivery, async () => ({
    fields: { country: 'GB', postcode: 'BS1 4DJ' },
    isDone: ({ status, body }) => status === 200 && body.includes('delivery-estimate__options'),
    units: { [item]: 2 },
  })),
  checkout: {
    asksAgain: ['talonone'],
    ...onBag(actions.checkout, async () => ({
      fields: {},
      isDone: ({ location }) => location.startsWith('http'),
      units: { [item]: 2 },
    })),
  },
  openOrderAccount: {
    needs: ['bigcommerce'],
    async prepare({ visitors, vendors }) {
      const visitor = await visitors.shopper(item)
      const email = newEmail()
      const confirmation = await visitors.buy(visitor, email)
      await visitor.jar.get(confirmation)
      const [cartId = '', orderId = ''] = confirmation.split('?')[0]?.split('/').slice(-2) ?? []
      return {
        visitor,
        press: () => visitor.jar.post(actions.openOrderAccount, { cartId, orderId, password: 'Thread4231' }),
        async check() {
          const path = `/v3/customers?email:in=${encodeURIComponent(email)}`
          const { data } = await vendors.commerce<{ data: { id: number }[] }>(path)
          return differs('accounts', data.length, 1)
        },
      }
    },
  },
} as const satisfies Record<string, ChaosAction>

type BagTrial = {
  fields: Record<string, string>
  isDone: (response: HttpResponse) => boolean
  units: Partial<Record<ItemName, number>>
  /** Units of further variants. */
  others?: ReadonlyMap<number, number>
  /** If the code is to be listed on the bag page. */
  shows?: boolean
  /** If the bag page is to show the message of a present. */
  greets?: boolean
}

/** An action of a guest with two units of one item in the bag. */
function onBag(path: string, open: (stage: Stage, visitor: Visitor) => Promise<BagTrial>): ChaosAction {
  return {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const visitor = stage.visitors.guest()
      await stage.visitors.add(visitor, item, 2)
      const { fields, isDone, units, others = new Map(), shows, greets } = await open(stage, visitor)
      return {
        visitor,
        isDone,
        press: () => visitor.jar.post(path, fields),
        async check() {
          const lines = await stage.visitors.lines(visitor)
          for (const [name, expected] of Object.entries(units)) {
            const found = lines.get(stage.products.items[name as ItemName].variantId)?.quantity ?? 0
            if (found !== expected) return `units of the ${name}: ${found} instead of ${expected}`
          }
          for (const [variantId, expected] of others) {
            const found = lines.get(variantId)?.quantity ?? 0
            if (found !== expected) return `units of the variant ${variantId}: ${found} instead of ${expected}`
          }
          if (shows === undefined && greets === undefined) return null
          const { body } = await visitor.jar.get('/bag')
          return greets === undefined
            ? differs('the code is listed', body.includes(`value="${code}"`), shows)
            : differs('the message is shown', body.includes(`>${greeting}</dd>`), greets)
        },
      }
    },
  }
}

function otherVariant({ product, products }: Stage): number {
  const isOther = ({
    id,
    inventory_level: level,
    purchasing_disabled: isClosed,
  }: Stage['product']['variants'][number]) => id !== products.items[item].variantId && level > 3 && !isClosed
  const found = product.variants.find(isOther)
  if (!found) throw new Error('The product has no other variant in stock.')
  return found.id
}

async function lineId({ visitors, products }: Stage, visitor: Visitor): Promise<string> {
  const line = (await visitors.lines(visitor)).get(products.items[item].variantId)
  if (!line) throw new Error('The bag has no such line.')
  return line.id
}
