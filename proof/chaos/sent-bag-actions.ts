import { request } from '../model/http.ts'
import { differs, type ChaosAction } from './action.ts'
import { itemKey } from './other-actions.ts'
import { sharedBagPath } from '#shared/links.ts'
import { actions, endpoints } from '#shared/routes.ts'

/** The bags that somebody or an assistant has sent. */
export const sentBagActions = {
  addSharedBag: {
    needs: ['bigcommerce'],
    async prepare({ visitors }) {
      const sender = visitors.guest()
      await visitors.add(sender, 'dress')
      const { body } = await sender.jar.get(sharedBagPath)
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.addSharedBag, { of: /of=([\w-]+)/.exec(body)?.[1] ?? '' }),
        async check() {
          return differs('lines', (await visitors.lines(visitor)).size, 1)
        },
      }
    },
  },
  takeAssistantBag: {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const { visitors, shop } = stage
      const made = await request(new URL(endpoints.assistantCheckouts.path, shop.storefront), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'ucp-agent': 'profile="https://platform.example/.well-known/ucp"',
        },
        body: JSON.stringify({ line_items: [{ item: { id: itemKey(stage) }, quantity: 1 }] }),
      })
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.takeAssistantBag, { link: /link=([\w-]+)/.exec(made.body)?.[1] ?? '' }),
        async check() {
          return differs('lines', (await visitors.lines(visitor)).size, 1)
        },
      }
    },
  },
} as const satisfies Record<string, ChaosAction>
