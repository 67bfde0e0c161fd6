import { linesOf, type Lines } from './cart-lines.ts'
import type { Answer, Jar } from './http.ts'
import type { Ledger, Told } from './ledger.ts'
import type { ItemName, Shelf } from './shelf.ts'
import type { Action, Way } from './steps.ts'

type CartActionOptions = {
  shelf: Shelf
  ledger: Ledger
  jarOf: (tab: number) => Jar
  toldBy: (answer: Answer) => Told
  /** Starts to watch for other requests of the shopper; the result says if there was one. */
  watchOthers: () => () => boolean
}

/** What a shopper does to the lines of the cart, in two tabs of which each shows the lines that it loaded last. */
export function createCartActions({ shelf, ledger, jarOf, toldBy, watchOthers }: CartActionOptions) {
  const tabs: (Lines | null)[] = [null, null]
  const call = (tab: number, operation: string, argument: unknown) =>
    jarOf(tab).call(`/api/bigcommerce/${operation}`, argument)

  async function heldLines(tab: number): Promise<Lines> {
    const answer = await call(tab, 'getCart', {})
    if (toldBy(answer) !== 'done') throw new Error(`The bag could not be read: status ${answer.status}.`)
    return linesOf(JSON.parse(answer.body))
  }

  /** The id of the item's line. A tab that does not show the item loads the cart first. */
  async function lineIn(tab: number, item: ItemName): Promise<string | null> {
    const { variantId } = shelf.items[item]
    if (!tabs[tab]?.has(variantId)) tabs[tab] = await heldLines(tab).catch(() => null)
    return tabs[tab]?.get(variantId)?.id ?? null
  }

  /** Shows the cart of the response in the tab. */
  async function changed(tab: number, response: Promise<Answer>): Promise<Told> {
    const answer = await response
    if (answer.status === 200) {
      const body: unknown = JSON.parse(answer.body)
      tabs[tab] = body === null ? new Map() : linesOf(body)
    }
    return toldBy(answer)
  }

  return {
    heldLines,
    forgetLines: (tab: number) => void (tabs[tab] = null),

    async add(tab: number, { item, quantity, way }: Extract<Action, { kind: 'add' }>): Promise<void> {
      const { productId, variantId, form, selections } = shelf.items[item]
      if (way === 'form') {
        const modifiers = Object.fromEntries(
          selections.map(({ option_id, option_value }) => [`modifier[${option_id}]`, option_value]),
        )
        return ledger.add(item, 1, async () => toldBy(await jarOf(tab).post('/bag/items', { ...form, ...modifiers })))
      }
      const line = {
        product_id: productId,
        variant_id: variantId,
        quantity,
        ...(selections.length > 0 && { option_selections: selections }),
      }
      return ledger.add(item, quantity, () => changed(tab, call(tab, 'addCartItems', { data: { line_items: [line] } })))
    },

    async setQuantity(tab: number, item: ItemName, { quantity, way }: { quantity: number; way: Way }): Promise<void> {
      const lineId = await lineIn(tab, item)
      if (lineId === null) return
      await ledger.set(item, quantity, async () =>
        forOneLine(
          item,
          way === 'form'
            ? toldBy(await jarOf(tab).post('/bag/items/update', { lineId, quantity: String(quantity) }))
            : await changed(tab, call(tab, 'updateCartItem', { itemId: lineId, data: { line_item: { quantity } } })),
        ),
      )
    },

    async remove(tab: number, item: ItemName, way: Way): Promise<void> {
      const lineId = await lineIn(tab, item)
      if (lineId === null) return
      await ledger.set(item, 0, async () =>
        forOneLine(
          item,
          way === 'form'
            ? toldBy(await jarOf(tab).post('/bag/items/remove', { lineId }))
            : await changed(tab, call(tab, 'removeCartItem', { itemId: lineId })),
        ),
      )
    },

    async clear(tab: number, way: Way): Promise<void> {
      const hasOthers = watchOthers()
      await ledger.clear(async () => {
        const told = toldBy(
          way === 'form' ? await jarOf(tab).post('/bag/clear', {}) : await call(tab, 'deleteCart', {}),
        )
        // A concurrent request may be joining two first carts, and the clearing does not know the second one.
        return hasOthers() ? 'unknown' : told
      })
    },
  }
}

/** Each gift card has a line of its own: a change of one line does not say how many there are. */
function forOneLine(item: ItemName, told: Told): Told {
  return item === 'e-gift card' && told === 'done' ? 'unknown' : told
}
