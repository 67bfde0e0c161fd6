import type { Assistant } from './assistant.ts'
import { createBrowserLock } from './browser-lock.ts'
import { createCartActions } from './cart-actions.ts'
import { unitsByItem } from './cart-lines.ts'
import { openHostedCheckout, payAtHostedCheckout, type OpenedCheckout } from './hosted-checkout.ts'
import { openJar, type Jar } from './http.ts'
import { openLedger, type Ledger } from './ledger.ts'
import type { OutcomeOf } from './outcome-of.ts'
import type { ModelProducts } from './products.ts'
import { ruledCodes, type Code } from './rules.ts'
import type { Action, Way } from './steps.ts'
import { answerBank, openWallet, type Challenge } from './wallet.ts'

export type Account = { email: string; password: string }

const maxPresses = 3
const maxReads = 5
const readAgainMs = 3000

/** Who uses a browser. Several browsers of one person share what was added and the codes that were entered. */
export type Person = { account: Account | null; ledger: Ledger; codes: Set<Code> }

export function createPerson(account: Account | null): Person {
  return { account, ledger: openLedger(), codes: new Set() }
}

/** A shopper with one browser and two tabs, which share their cookies. */
export function openShopper({
  storefronts,
  sandbox,
  products,
  email,
  person,
  outcomeOf,
  othersChallenges,
  assistant,
}: ShopperOptions) {
  const { account, ledger, codes } = person
  const cookies = new Map<string, string>()
  const jars = storefronts.map((storefront) => openJar(storefront, cookies, { isKillable: true }))
  const checkouts: OpenedCheckout[] = []
  const openings = new Map<number, number>()
  let confirmation: string | null = null
  const wallet = openWallet({
    email,
    outcomeOf,
    onPaid(location) {
      ledger.spread()
      confirmation = location
    },
  })
  let lastOpenedAt: number | null = null
  let hasLostOpening = false
  const lock = createBrowserLock(cookies)
  let [running, startedCount] = [0, 0]
  const watchConcurrent = () => {
    const [hadConcurrent, startedBefore] = [running > 1, startedCount]
    return () => hadConcurrent || startedCount > startedBefore
  }
  const cart = createCartActions({ products, ledger, jarOf, outcomeOf, watchConcurrent })

  /** Each tab calls an isolate of its own. */
  function jarOf(tab: number): Jar {
    const jar = jars[tab % jars.length]
    if (!jar) throw new Error('The shop has no address.')
    return jar
  }

  const call = (tab: number, operation: string, argument: unknown) => jarOf(tab).call(`/api/${operation}`, argument)

  async function changeCode(tab: number, { kind, code, way }: Extract<Action, { code: string }>): Promise<void> {
    const ruledCode = ruledCodes.find((candidate) => candidate === code)
    if (kind === 'apply-code' && ruledCode) codes.add(ruledCode)
    if (way === 'api')
      outcomeOf(await call(tab, kind === 'apply-code' ? 'promotions/applyCoupon' : 'promotions/removeCoupon', { code }))
    else outcomeOf(await jarOf(tab).post(kind === 'apply-code' ? '/bag/coupon' : '/bag/coupon/remove', { code }))
  }

  /** Opens the checkout. If the shop reports a change, the shopper looks at it and presses again. */
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
    const response =
      way === 'form' ? await jarOf(tab).post('/checkout', {}) : await call(tab, 'bigcommerce/checkoutLogin', {})
    if (outcomeOf(response) === 'unknown') hasLostOpening = true
    if (way === 'form') return response.location.startsWith('http') ? response.location : null
    return response.status === 200 ? (JSON.parse(response.body) as { redirect_url: string }).redirect_url : null
  }

  async function pay(tab: number, which: 'newest' | 'oldest', isThanked: boolean): Promise<void> {
    const checkout = which === 'newest' ? checkouts.at(-1) : checkouts[0]
    if (!checkout) return
    ledger.spread()
    const openedAt = lastOpenedAt
    const payment = await ledger.paidAtPlatform(() => payAtHostedCheckout(checkout))
    if (payment.status !== 'paid') return
    confirmation = payment.confirmation
    if (openedAt !== null) openings.set(Number(confirmation.split('/').at(-1)), openedAt)
    if (isThanked) outcomeOf(await jarOf(tab).get(confirmation))
  }

  /** The bank answers a payment, and this shopper opens the address that it returns to, perhaps twice. */
  async function comeBack(
    tab: number,
    { answer, of, isRepeated }: Extract<Action, { kind: 'come-back' }>,
  ): Promise<void> {
    const challenge = (of === 'own' ? wallet.challenges : othersChallenges()).at(-1)
    const address = challenge && (await answerBank(sandbox, challenge, answer))
    if (!address) return
    ledger.spread()
    await wallet.comeBack(jarOf(tab), address)
    if (isRepeated) await wallet.comeBack(jarOf(tab), address)
  }

  async function payWithWallet(tab: number): Promise<void> {
    ledger.spread()
    await wallet.openSheet(jarOf(tab), 'apple')
    await wallet.authorise(jarOf(tab), 'authorised')
  }

  async function act(tab: number, action: Action): Promise<void> {
    running += 1
    startedCount += 1
    await lock(action, () => perform(tab, action)).finally(() => (running -= 1))
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
        return void outcomeOf(await call(tab, 'promotions/sync', {}))
      case 'go-back':
        cart.forgetLines(tab)
        return void outcomeOf(await jarOf(tab).get('/bag'))
      case 'reload-confirmation':
        if (confirmation !== null) outcomeOf(await jarOf(tab).get(confirmation))
        return
      case 'log-in':
        if (account)
          await ledger.changeOwner(
            async () =>
              void outcomeOf(await jarOf(tab).post('/login', { email: account.email, password: account.password })),
          )
        return
      case 'log-out':
        if (account) await ledger.changeOwner(async () => void outcomeOf(await jarOf(tab).post('/logout', {})))
        return
      case 'open-checkout':
        return openCheckout(tab, action.way)
      case 'pay':
        return pay(tab, action.which, action.isThanked)
      case 'open-sheet':
        return wallet.openSheet(jarOf(tab), action.wallet)
      case 'authorise':
        ledger.spread()
        return wallet.authorise(jarOf(tab), action.result)
      case 'dismiss-sheet':
        return wallet.dismiss(jarOf(tab))
      case 'come-back':
        return comeBack(tab, action)
      case 'ask-assistant':
        return assistant.ask(tab, action)
      case 'assistant-pays':
        return assistant.pay(tab, action)
    }
  }

  return {
    email,
    /** Those that an order of this shopper may have: the hosted checkout takes that of the account from a customer. */
    emails: account ? [email, account.email] : [email],
    person,
    /** When the shop last gave this shopper a checkout before they paid this order (ms since the epoch). */
    openingOf: (orderId: number) => openings.get(orderId) ?? null,
    /** True if the shopper has opened one of the two ways to pay, or got no response to that, and so may hold a code. */
    hasOpenedPayment: () => checkouts.length > 0 || hasLostOpening || wallet.hasOpenedSheet(),
    codes,
    act,
    openCheckout,
    pay,
    payWithWallet,
    challenges: wallet.challenges,
    /** The cart and its units. On a busy computer the platform may time out, so an outage is retried. */
    async readCart() {
      for (let tries = 1; ; tries += 1) {
        try {
          const { id, lines } = await cart.load(0)
          return { id, units: unitsByItem(lines, products) }
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
  products: ModelProducts
  email: string
  person: Person
  outcomeOf: OutcomeOf
  /** Payments of the other shopper that wait at the bank. */
  othersChallenges: () => readonly Challenge[]
  /** All shoppers share one assistant, which buys for somebody else. */
  assistant: Assistant
}
export type Shopper = ReturnType<typeof openShopper>
