import { linesOf, type Lines } from './cart-lines.ts'
import type { HttpResponse, Jar } from './http.ts'
import type { Ledger, ActionOutcome } from './ledger.ts'
import type { ItemName, ModelProducts } from './products.ts'
import type { Action, Way } from './steps.ts'

type CartActionOptions = {
  products: ModelProducts
  ledger: Ledger
  jarOf: (tab: number) => Jar
  outcomeOf: (response: HttpResponse) => ActionOutcome
  /** Starts to watch for other requests of the shopper; the result says if there was one. */
  watchConcurrent: () => () => boolean
}

/** What a shopper does to the lines of the cart, in two tabs of which each shows the lines that it loaded last. */
export function createCartActions({ products, ledger, jarOf, outcomeOf, watchConcurrent }: CartActionOptions) {
  const tabs: (Lines | null)[] = [null, null]
  const call = (tab: number, operation: string, argument: unknown) =>
    jarOf(tab).call(`/api/bigcommerce/${operation}`, argument)

  /** `id` is `null` if there is no cart. */
  async function load(tab: number): Promise<{ id: string | null; lines: Lines }> {
    const response = await call(tab, 'getCart', {})
    if (outcomeOf(response) !== 'done') throw new Error(`The bag could not be read: status ${response.status}.`)
    const body: unknown = JSON.parse(response.body)
    return { id: (body as { id?: string | null }).id ?? null, lines: linesOf(body) }
  }

  /** The id of the item's line. A tab that does not show the item loads the cart first. */
  async function lineIdIn(tab: number, item: ItemName): Promise<string | null> {
    const { variantId } = products.items[item]
    if (!tabs[tab]?.has(variantId))
      tabs[tab] = await load(tab).then(
        ({ lines }) => lines,
        () => null,
      )
    return tabs[tab]?.get(variantId)?.id ?? null
  }

  /** Shows the cart of the response in the tab. */
  async function showCart(tab: number, pending: Promise<HttpResponse>): Promise<ActionOutcome> {
    const response = await pending
    if (response.status === 200) {
      const body: unknown = JSON.parse(response.body)
      tabs[tab] = body === null ? new Map() : linesOf(body)
    }
    return outcomeOf(response)
  }

  return {
    load,
    forgetLines: (tab: number) => void (tabs[tab] = null),

    async add(tab: number, { item, quantity, way }: Extract<Action, { kind: 'add' }>): Promise<void> {
      const { productId, variantId, form, selections } = products.items[item]
      if (way === 'form') {
        const modifiers = Object.fromEntries(
          selections.map(({ option_id, option_value }) => [`modifier[${option_id}]`, option_value]),
        )
        return ledger.add(item, 1, async () =>
          outcomeOf(await jarOf(tab).post('/bag/items', { ...form, ...modifiers })),
        )
      }
      const line = {
        product_id: productId,
        variant_id: variantId,
        quantity,
        ...(selections.length > 0 && { option_selections: selections }),
      }
      return ledger.add(item, quantity, () =>
        showCart(tab, call(tab, 'addCartItems', { data: { line_items: [line] } })),
      )
    },

    async setQuantity(tab: number, item: ItemName, { quantity, way }: { quantity: number; way: Way }): Promise<void> {
      const lineId = await lineIdIn(tab, item)
      if (lineId === null) return
      await ledger.set(item, quantity, async () =>
        forOneLine(
          item,
          way === 'form'
            ? outcomeOf(await jarOf(tab).post('/bag/items/update', { lineId, quantity: String(quantity) }))
            : await showCart(tab, call(tab, 'updateCartItem', { itemId: lineId, data: { line_item: { quantity } } })),
        ),
      )
    },

    async remove(tab: number, item: ItemName, way: Way): Promise<void> {
      const lineId = await lineIdIn(tab, item)
      if (lineId === null) return
      await ledger.set(item, 0, async () =>
        forOneLine(
          item,
          way === 'form'
            ? outcomeOf(await jarOf(tab).post('/bag/items/remove', { lineId }))
            : await showCart(tab, call(tab, 'removeCartItem', { itemId: lineId })),
        ),
      )
    },

    async clear(tab: number, way: Way): Promise<void> {
      const hadConcurrent = watchConcurrent()
      await ledger.clear(async () => {
        const outcome = outcomeOf(
          way === 'form' ? await jarOf(tab).post('/bag/clear', {}) : await call(tab, 'deleteCart', {}),
        )
        // A concurrent request may be joining two first carts, and the clearing does not know the second one.
        return hadConcurrent() ? 'unknown' : outcome
      })
    },
  }
}

/** Each gift card has a line of its own: a change of one line does not say how many there are. */
function forOneLine(item: ItemName, outcome: ActionOutcome): ActionOutcome {
  return item === 'e-gift card' && outcome === 'done' ? 'unknown' : outcome
}
