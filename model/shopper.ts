import { createCartActions } from './cart-actions.ts'
import { unitsByItem } from './cart-lines.ts'
import { openHostedCheckout, payAtHostedCheckout, type OpenedCheckout } from './hosted-checkout.ts'
import { openJar, type Answer, type Jar } from './http.ts'
import { openLedger, type Told } from './ledger.ts'
import { ruledCodes, type Code } from './rules.ts'
import type { Shelf } from './shelf.ts'
import type { Action, Way } from './steps.ts'

export type Account = { email: string; password: string }

const maxPresses = 3
const maxReads = 5
const readAgainMs = 3000

/** A shopper with one browser and two tabs, which share their cookies. */
export function openShopper({ storefronts, sandbox, shelf, email, account, surprise }: ShopperOptions) {
  const cookies = new Map<string, string>()
  const jars = storefronts.map((storefront) => openJar(storefront, cookies))
  const ledger = openLedger()
  const checkouts: OpenedCheckout[] = []
  const codes = new Set<Code>()
  const openings = new Map<number, number>()
  let confirmation: string | null = null
  let lastOpenedAt: number | null = null
  let running = 0
  let begun = 0
  const watchOthers = () => {
    const [hadOthers, begunBefore] = [running > 1, begun]
    return () => hadOthers || begun > begunBefore
  }
  const cart = createCartActions({ shelf, ledger, jarOf, toldBy, watchOthers })

  /** What a response says about its request. Only the outage of a service (503) excuses a failure. */
  function toldBy(answer: Answer): Told {
    if (answer.status >= 500) {
      if (answer.status !== 503) surprise(`The shop answered ${answer.status} to ${answer.path}.`)
      return 'unknown'
    }
    return answer.status >= 400 || /[?&]error=/.test(answer.location) ? 'refused' : 'done'
  }

  /** Each tab calls an isolate of its own. */
  function jarOf(tab: number): Jar {
    const jar = jars[tab % jars.length]
    if (!jar) throw new Error('The shop has no address.')
    return jar
  }

  const call = (tab: number, operation: string, argument: unknown) => jarOf(tab).call(`/api/${operation}`, argument)

  async function changeCode(tab: number, { kind, code, way }: Extract<Action, { code: string }>): Promise<void> {
    const known = ruledCodes.find((candidate) => candidate === code)
    if (kind === 'apply-code' && known) codes.add(known)
    if (way === 'api')
      toldBy(await call(tab, kind === 'apply-code' ? 'promotions/applyCoupon' : 'promotions/removeCoupon', { code }))
    else toldBy(await jarOf(tab).post(kind === 'apply-code' ? '/bag/coupon' : '/bag/coupon/remove', { code }))
  }

  /** Opens the checkout. A shopper who is told of a change looks at it and presses again. */
  async function openCheckout(tab: number, way: Way): Promise<void> {
    for (let presses = 1; presses <= maxPresses; presses += 1) {
      const link = await checkoutLink(tab, way)
      if (link === null) continue
      lastOpenedAt = Date.now()
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
    const openedAt = lastOpenedAt
    const payment = await payAtHostedCheckout(checkout)
    if (payment.status !== 'paid') return
    confirmation = payment.confirmation
    if (openedAt !== null) openings.set(Number(confirmation.split('/').at(-1)), openedAt)
    if (isThanked) toldBy(await jarOf(tab).get(confirmation))
  }

  async function act(tab: number, action: Action): Promise<void> {
    running += 1
    begun += 1
    await perform(tab, action).finally(() => (running -= 1))
  }

  async function perform(tab: number, action: Action): Promise<void> {
    switch (action.kind) {
      case 'add':
        return cart.add(tab, action)
      case 'change':
        return cart.setQuantity(tab, action.item, action)
      case 'remove':
        return cart.remove(tab, action.item, action.way)
      case 'clear':
        return cart.clear(tab, action.way)
      case 'apply-code':
      case 'remove-code':
        return changeCode(tab, action)
      case 'sync':
        return void toldBy(await call(tab, 'promotions/sync', {}))
      case 'go-back':
        cart.forgetLines(tab)
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
    /** When the shop last gave this shopper a checkout before they paid this order (ms since the epoch). */
    openingOf: (orderId: number) => openings.get(orderId) ?? null,
    hasOpenedCheckout: () => checkouts.length > 0,
    ledger,
    codes,
    act,
    openCheckout,
    pay,
    /** The units in the cart. On a busy computer the platform may time out, so an outage is retried. */
    async unitsHeld() {
      for (let tries = 1; ; tries += 1) {
        try {
          return unitsByItem(await cart.heldLines(0), shelf)
        } catch (error) {
          if (tries === maxReads) throw error
          await new Promise((resolve) => setTimeout(resolve, readAgainMs))
        }
      }
    },
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
