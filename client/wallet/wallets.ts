import { walletSheet as messages } from '../../shared/messages/wallet-sheet.ts'
import type { WalletKind } from '../../shared/wallet-kinds.ts'
import type { WalletMethod, WalletOpening, WalletQuote, WalletSource } from '../../shared/wallet.ts'
import type { WalletAbility } from '../atoms/wallet.ts'
import type { Apple } from './apple-pay.ts'
import { appleVersion, openAppleSheet } from './apple-sheet.ts'
import { createFlow } from './flow.ts'
import type { GooglePayments } from './google-pay.ts'
import { canPayWithGoogle, openGoogleSheet } from './google-sheet.ts'
import type { WalletApi } from './wallet-api.ts'
import type { WalletPage } from './wallet-page.ts'

/** The browser's wallet interfaces. Google's, and in a demonstration Apple's, come with a script. */
export interface WalletVendors {
  load(kind: WalletKind): Promise<void>
  apple(): Apple | null
  google(): GooglePayments | null
  /** True while the browser takes what runs now for the result of a tap. */
  isInTap(): boolean
}

type WalletsOptions = {
  api: WalletApi
  page: WalletPage
  vendors: WalletVendors
  hasCoupons: boolean
  /** `isKnown`: false if the ability could not be found out, for example because a script did not load. */
  onAbility: (kind: WalletKind, ability: WalletAbility, isKnown: boolean) => void
}

/** `version` changes whenever the price of the source may have changed. */
export type Purchase = { source: WalletSource; version: number }

type Prepared = { key: string; answer: WalletOpening | null; running: Promise<WalletOpening> }

/** The wallets of one page. */
export function createWallets({ api, page, vendors, hasCoupons, onAbility }: WalletsOptions) {
  const methods = new Map<WalletKind, WalletMethod>()
  let finding: Promise<void> | null = null
  let prepared: Prepared | null = null

  /** Finds the wallets that can pay here: the market, the provider and the browser must allow them. Never rejects. */
  function find(kinds: readonly WalletKind[]): Promise<void> {
    finding ??= search(kinds).catch((error: unknown) => {
      console.warn('wallet:', error)
      finding = null
    })
    return finding
  }

  async function search(kinds: readonly WalletKind[]): Promise<void> {
    const { methods: offered } = await api.call('paymentMethods', {})
    await Promise.all(
      kinds.map(async (kind) => {
        const method = offered.find((each) => each.kind === kind)
        try {
          const isReady = method !== undefined && (await canPay(method))
          if (isReady) methods.set(kind, method)
          onAbility(kind, isReady ? 'ready' : 'unable', true)
        } catch (error) {
          console.warn(`wallet ${kind}:`, error)
          onAbility(kind, 'unable', false)
        }
      }),
    )
  }

  async function canPay(method: WalletMethod): Promise<boolean> {
    await vendors.load(method.kind)
    if (method.kind === 'google') {
      const google = vendors.google()
      return google !== null && (await canPayWithGoogle(google, method))
    }
    const session = vendors.apple()?.ApplePaySession
    return session !== undefined && session.supportsVersion(appleVersion) && session.canMakePayments()
  }

  /** Has the Worker price the purchase, so that a tap can open the sheet at once. Rejects with an `ApiError`. */
  function prepare({ source, version }: Purchase): Promise<WalletOpening> {
    const key = `${version} ${JSON.stringify(source)}`
    if (prepared?.key === key) return prepared.running
    const [kind = 'apple'] = methods.keys()
    const mine: Prepared = { key, answer: null, running: api.call('walletPrepare', { kind, source }) }
    prepared = mine
    mine.running.then(
      (answer) => (mine.answer = answer),
      () => {
        if (prepared === mine) prepared = null
      },
    )
    return mine.running
  }

  /** Opens the sheet in the tap, if everything is known. Else it opens as soon as it is, or asks for another tap. */
  function press(kind: WalletKind, purchase: Purchase): void {
    if (!page.lock(kind)) return
    const running = prepare(purchase)
    const answer = prepared?.answer
    if (answer && methods.has(kind)) return proceed(kind, purchase, answer)
    // A failure of the look-up has been reported; the kind is missing then.
    Promise.all([running, find([kind])]).then(
      ([late]) => proceed(kind, purchase, late),
      (error: unknown) => giveUp(messages.failed, error),
    )
  }

  function proceed(kind: WalletKind, { source }: Purchase, answer: WalletOpening): void {
    if (answer.status === 'refused') {
      prepared = null
      giveUp(answer.message)
      if (answer.location !== '') page.leave(answer.location)
      return
    }
    if (!vendors.isInTap()) return giveUp(messages.pressAgain)
    try {
      if (!openSheet(kind, source, answer.quote)) giveUp(messages.failed)
    } catch (error) {
      giveUp(messages.failed, error)
    }
    // The next sheet starts with a new price.
    prepared = null
  }

  function openSheet(kind: WalletKind, source: WalletSource, quote: WalletQuote): boolean {
    const method = methods.get(kind)
    const [apple, google] = [vendors.apple(), vendors.google()]
    const flow = createFlow({ kind, source, prepared: quote, api, page })
    if (method?.kind === 'apple' && apple) openAppleSheet({ apple, flow, method, hasCoupons })
    else if (method?.kind === 'google' && google) openGoogleSheet(google, flow, method)
    else return false
    return true
  }

  function giveUp(message: string, error?: unknown): void {
    if (error !== undefined) console.warn('wallet:', error)
    page.tell(message)
    page.unlock()
  }

  return { find, prepare, press }
}

export type Wallets = ReturnType<typeof createWallets>
