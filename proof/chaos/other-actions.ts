import { request } from '../model/http.ts'
import { ofCustomer } from './account-actions.ts'
import { differs, isRedirect, type ChaosAction } from './action.ts'
import type { Stage } from './stage.ts'
import { newEmail, type Customer } from './visitors.ts'
import { figureCookie } from '#shared/figure-cookie.ts'
import { actions } from '#shared/routes.ts'

type Wishlists = { data: { items: { product_id: number }[] }[] }

/** The forms of the wishlist, the newsletter, the orders and the country. */
export const otherActions = {
  save: ofCustomer(['bigcommerce'], async (stage, customer) => ({
    press: () => customer.jar.post(actions.save, { item: itemKey(stage) }),
    check: () => savedCheck(stage, customer, 1),
  })),
  removeFromWishlist: ofCustomer(['bigcommerce'], async (stage, customer) => {
    await customer.jar.post(actions.save, { item: itemKey(stage) })
    return {
      press: () => customer.jar.post(actions.removeFromWishlist, { item: itemKey(stage) }),
      check: () => savedCheck(stage, customer, 0),
    }
  }),
  clearWishlist: ofCustomer(['bigcommerce'], async (stage, customer) => {
    await customer.jar.post(actions.save, { item: itemKey(stage) })
    return {
      press: () => customer.jar.post(actions.clearWishlist, {}),
      check: () => savedCheck(stage, customer, 0),
    }
  }),
  publishWishlist: ofCustomer(['bigcommerce'], async (stage, customer) => {
    await customer.jar.post(actions.save, { item: itemKey(stage) })
    return {
      press: () => customer.jar.post(actions.publishWishlist, { isPublic: 'yes' }),
      async check() {
        const { body } = await customer.jar.get('/wishlist')
        return differs('the list has a link', body.includes('/wishlist?list='), true)
      },
    }
  }),
  showBalance: {
    needs: ['bigcommerce'],
    async prepare({ visitors }) {
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.showBalance, { code: 'GBP-25S-ELV-234' }),
        isDone: ({ status, body }) => status === 200 && body.includes('····V234'),
        check: async () => null,
      }
    },
  },
  moveToWishlist: ofCustomer(['bigcommerce'], async (stage, customer) => {
    await stage.visitors.add(customer, 'dress')
    const [line] = (await stage.visitors.lines(customer)).values()
    return {
      press: () => customer.jar.post(actions.moveToWishlist, { lineId: line?.id ?? '' }),
      async check() {
        const { size } = await stage.visitors.lines(customer)
        return differs('lines', size, 0) ?? (await savedCheck(stage, customer, 1))
      },
    }
  }),
  reorder: {
    needs: ['bigcommerce'],
    async prepare({ buyer, orderId, products, visitors }) {
      await buyer.jar.call('/api/bigcommerce/deleteCart', {})
      return {
        visitor: buyer,
        press: () => buyer.jar.post(actions.reorder, { orderId }),
        async check() {
          const lines = await visitors.lines(buyer)
          return differs('units', lines.get(products.items.jumper.variantId)?.quantity, 1)
        },
      }
    },
  },
  requestReset: {
    needs: ['bigcommerce'],
    async prepare({ visitors, vendors, shop }) {
      const email = newEmail()
      await vendors.createCustomer({ email, password: 'Thread4231' })
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.requestReset, { email }),
        async check() {
          const { body } = await request(new URL('/control/outbox', shop.sandbox))
          return differs('a mail was sent', body.includes(email), true)
        },
      }
    },
  },
  subscribe: {
    needs: ['marketing'],
    async prepare(stage) {
      const email = newEmail()
      const visitor = stage.visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.subscribe, { email }),
        isDone: ({ location }) => location.includes('outcome=sent'),
        async check() {
          const { body } = await marketing(stage, `/contacts/${encodeURIComponent(email)}`)
          return differs('the newsletter is requested', body.includes('"marketing_email":"pending"'), true)
        },
      }
    },
  },
  writeReview: {
    needs: ['bigcommerce'],
    async prepare({ visitors, product }) {
      const email = newEmail()
      const visitor = visitors.guest()
      const review = { rating: '4', title: 'Warm', text: 'Warm and soft', name: 'Ada', email }
      return {
        visitor,
        press: () => visitor.jar.post(actions.writeReview, { productId: String(product.id), ...review }),
        isDone: ({ status }) => status === 200,
        async check() {
          // A second press of the same writer is not another review.
          const again = await visitor.jar.post(actions.writeReview, { productId: String(product.id), ...review })
          return differs('status of the same review', again.status, 200)
        },
      }
    },
  },
  chooseLocale: {
    needs: [],
    async prepare({ visitors }) {
      const visitor = visitors.guest()
      return {
        visitor,
        press: () =>
          visitor.jar.post(actions.chooseLocale, {
            locale: 'Rest of the World',
            currency: 'EUR',
            path: '/browse/womens',
          }),
        check: async () => differs('cookies', visitor.cookies.size > 0, true),
      }
    },
  },
  chooseFigure: {
    needs: [],
    async prepare({ visitors }) {
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.chooseFigure, { figure: 'grace' }),
        check: async () => differs('cookie', visitor.cookies.get(figureCookie.name), 'grace'),
      }
    },
  },
  exitPreview: {
    needs: [],
    async prepare({ visitors }) {
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.exitPreview, {}),
        isDone: isRedirect,
        check: async () => null,
      }
    },
  },
} as const satisfies Record<string, ChaosAction>

export function itemKey({ products }: Stage): string {
  const { productId, variantId } = products.items.dress
  return `${productId}-${variantId}`
}

async function savedCheck({ vendors }: Stage, { id }: Customer, expected: number): Promise<string | null> {
  const { data } = await vendors.commerce<Wishlists>(`/v3/wishlists?customer_id=${id}`)
  return differs(
    'saved items',
    data.reduce((sum, { items }) => sum + items.length, 0),
    expected,
  )
}

export function marketing({ shop }: Stage, path: string, body?: object) {
  const headers = { authorization: 'Bearer sandbox-marketing-key', 'content-type': 'application/json' }
  return request(new URL(`/marketing/v1${path}`, shop.sandbox), {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}
