import { openHostedCheckout, payAtHostedCheckout, type OpenedCheckout } from './hosted-checkout.ts'
import { openJar, type Answer, type Jar } from './http.ts'
import { openLedger } from './ledger.ts'
import { ruledCodes, type Code } from './rules.ts'
import { itemNames, type ItemName, type Shelf } from './shelf.ts'
import type { Action, Way } from './steps.ts'

export type Account = { email: string; password: string }
type Lines = Map<number, { id: string; quantity: number }>
type Told = 'done' | 'refused' | 'unknown'

const maxPresses = 3

/** A shopper with one browser and two tabs: they share the cookies, and each shows the bag as it last saw it. */
export function openShopper({ storefronts, sandbox, shelf, email, account, surprise }: ShopperOptions) {
  const cookies = new Map<string, string>()
  const jars = storefronts.map((storefront) => openJar(storefront, cookies))
  const ledger = openLedger()
  const tabs: (Lines | null)[] = [null, null]
  const checkouts: OpenedCheckout[] = []
  const codes = new Set<Code>()
  const leftBefore = new Set<number>()
  let confirmation: string | null = null
  let requestsSinceOpening = 0
  let running = 0
  let begun = 0

  /** What the shop says of it. Nothing but an outage of a service excuses a failure. */
  function toldBy(answer: Answer): Told {
    if (answer.status >= 500) {
      if (answer.status !== 503) surprise(`The shop answered ${answer.status} to ${answer.path}.`)
      return 'unknown'
    }
    return answer.status >= 400 || /[?&]error=/.test(answer.location) ? 'refused' : 'done'
  }

  /** Each tab meets an isolate of its own. */
  function jarOf(tab: number): Jar {
    const jar = jars[tab % jars.length]
    if (!jar) throw new Error('The shop has no address.')
    return jar
  }

  const call = (tab: number, operation: string, argument: unknown) => jarOf(tab).call(`/api/${operation}`, argument)

  async function heldLines(tab: number): Promise<Lines> {
    const answer = await call(tab, 'bigcommerce/getCart', {})
    if (toldBy(answer) !== 'done') throw new Error(`The bag could not be read: ${answer.status}`)
    return linesOf(JSON.parse(answer.body))
  }

  /** What the tab shows of the item; a tab that does not show it yet loads the bag first. */
  async function lineIn(tab: number, item: ItemName): Promise<string | null> {
    const { variantId } = shelf.items[item]
    if (!tabs[tab]?.has(variantId)) tabs[tab] = await heldLines(tab).catch(() => null)
    return tabs[tab]?.get(variantId)?.id ?? null
  }

  function show(tab: number, answer: Answer): void {
    if (answer.status !== 200) return
    const body: unknown = JSON.parse(answer.body)
    tabs[tab] = body === null ? new Map() : linesOf(body)
  }

  async function changed(tab: number, answer: Answer): Promise<Told> {
    show(tab, answer)
    return toldBy(answer)
  }

  async function add(tab: number, { item, quantity, way }: Extract<Action, { kind: 'add' }>): Promise<void> {
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
    return ledger.add(item, quantity, async () =>
      changed(tab, await call(tab, 'bigcommerce/addCartItems', { data: { line_items: [line] } })),
    )
  }

  async function setQuantity(
    tab: number,
    item: ItemName,
    { quantity, way }: { quantity: number; way: Way },
  ): Promise<void> {
    const lineId = await lineIn(tab, item)
    if (lineId === null) return
    const send = () =>
      way === 'form'
        ? jarOf(tab).post('/bag/items/update', { lineId, quantity: String(quantity) })
        : call(tab, 'bigcommerce/updateCartItem', { itemId: lineId, data: { line_item: { quantity } } })
    await ledger.set(item, quantity, async () =>
      forOneLine(item, way === 'form' ? toldBy(await send()) : await changed(tab, await send())),
    )
  }

  async function remove(tab: number, item: ItemName, way: Way): Promise<void> {
    const lineId = await lineIn(tab, item)
    if (lineId === null) return
    await ledger.set(item, 0, async () =>
      forOneLine(
        item,
        way === 'form'
          ? toldBy(await jarOf(tab).post('/bag/items/remove', { lineId }))
          : await changed(tab, await call(tab, 'bigcommerce/removeCartItem', { itemId: lineId })),
      ),
    )
  }

  async function clear(tab: number, way: Way): Promise<void> {
    const [othersBefore, begunBefore] = [running > 1, begun]
    await ledger.clear(async () => {
      const told = toldBy(
        way === 'form' ? await jarOf(tab).post('/bag/clear', {}) : await call(tab, 'bigcommerce/deleteCart', {}),
      )
      // A request beside it may be bringing two first carts together, which it then does not know of.
      return othersBefore || begun > begunBefore ? 'unknown' : told
    })
  }

  async function changeCode(tab: number, { kind, code, way }: Extract<Action, { code: string }>): Promise<void> {
    const known = ruledCodes.find((candidate) => candidate === code)
    if (kind === 'apply-code' && known) codes.add(known)
    if (way === 'api')
      toldBy(await call(tab, kind === 'apply-code' ? 'promotions/applyCoupon' : 'promotions/removeCoupon', { code }))
    else toldBy(await jarOf(tab).post(kind === 'apply-code' ? '/bag/coupon' : '/bag/coupon/remove', { code }))
  }

  /** Who is told that something has changed looks at it, and presses again. */
  async function openCheckout(tab: number, way: Way): Promise<void> {
    for (let presses = 1; presses <= maxPresses; presses += 1) {
      const link = await checkoutLink(tab, way)
      if (link === null) continue
      // Another tab's request may still be under way.
      requestsSinceOpening = running > 1 ? 1 : 0
      checkouts.push(await openHostedCheckout(sandbox, link, email))
      return
    }
  }

  async function checkoutLink(tab: number, way: Way): Promise<string | null> {
    const answer =
      way === 'form' ? await jarOf(tab).post('/checkout', {}) : await call(tab, 'bigcommerce/checkoutLogin', {})
    toldBy(answer)
    if (way === 'form') return answer.location.startsWith('http') ? answer.location : null
    return answer.status === 200 ? (JSON.parse(answer.body) as { redirect_url: string }).redirect_url : null
  }

  async function pay(tab: number, which: 'newest' | 'oldest', isThanked: boolean): Promise<void> {
    const checkout = which === 'newest' ? checkouts.at(-1) : checkouts[0]
    if (!checkout) return
    ledger.ordered()
    const payment = await payAtHostedCheckout(checkout)
    if (payment.status !== 'paid') return
    confirmation = payment.confirmation
    if (requestsSinceOpening > 0) leftBefore.add(Number(confirmation.split('/').at(-1)))
    if (isThanked) toldBy(await jarOf(tab).get(confirmation))
  }

  async function act(tab: number, action: Action): Promise<void> {
    if (action.kind !== 'pay' && action.kind !== 'reload-confirmation') requestsSinceOpening += 1
    running += 1
    begun += 1
    await perform(tab, action).finally(() => (running -= 1))
  }

  async function perform(tab: number, action: Action): Promise<void> {
    switch (action.kind) {
      case 'add':
        return add(tab, action)
      case 'change':
        return setQuantity(tab, action.item, action)
      case 'remove':
        return remove(tab, action.item, action.way)
      case 'clear':
        return clear(tab, action.way)
      case 'apply-code':
      case 'remove-code':
        return changeCode(tab, action)
      case 'sync':
        return void toldBy(await call(tab, 'promotions/sync', {}))
      case 'go-back':
        tabs[tab] = null
        return void toldBy(await jarOf(tab).get('/bag'))
      case 'reload-confirmation':
        if (confirmation !== null) toldBy(await jarOf(tab).get(confirmation))
        return
      case 'log-in':
        if (account)
          await ledger.changeHands(
            async () =>
              void toldBy(await jarOf(tab).post('/login', { email: account.email, password: account.password })),
          )
        return
      case 'log-out':
        if (account) await ledger.changeHands(async () => void toldBy(await jarOf(tab).post('/logout', {})))
        return
      case 'open-checkout':
        return openCheckout(tab, action.way)
      case 'pay':
        return pay(tab, action.which, action.isThanked)
    }
  }

  return {
    email,
    /**
     * Orders that were paid when the bag may have changed since the newest checkout was opened: what that had taken off
     * is then off no more.
     */
    leftBefore,
    hasOpenedCheckout: () => checkouts.length > 0,
    ledger,
    codes,
    act,
    openCheckout,
    pay,
    unitsHeld: async () => unitsByItem(await heldLines(0), shelf),
  }
}

type ShopperOptions = {
  storefronts: readonly URL[]
  sandbox: URL
  shelf: Shelf
  email: string
  account: Account | null
  surprise: (what: string) => void
}
export type Shopper = ReturnType<typeof openShopper>

/** Gift cards have a line each: what became of one line does not say how many there are. */
function forOneLine(item: ItemName, told: Told): Told {
  return item === 'e-gift card' && told === 'done' ? 'unknown' : told
}

type CartBody = { line_items: Record<string, { id: string; variant_id: number | null; quantity: number }[]> }

function linesOf(body: unknown): Lines {
  const lines: Lines = new Map()
  for (const { id, variant_id, quantity } of Object.values((body as CartBody).line_items).flat()) {
    if (variant_id !== null) lines.set(variant_id, { id, quantity: quantity + (lines.get(variant_id)?.quantity ?? 0) })
  }
  return lines
}

function unitsByItem(lines: Lines, shelf: Shelf): Map<ItemName, number> {
  return new Map(itemNames.map((name) => [name, lines.get(shelf.items[name].variantId)?.quantity ?? 0]))
}
