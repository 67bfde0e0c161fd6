import type { Apple } from './apple-pay.ts'
import { canPayWithApple, openAppleSheet } from './apple-sheet.ts'
import { createFlow, type Flow } from './flow.ts'
import type { GooglePayments } from './google-pay.ts'
import { canPayWithGoogle, openGoogleSheet } from './google-sheet.ts'
import type { WalletApi } from './wallet-api.ts'
import type { WalletPage } from './wallet-page.ts'
import { type WalletKind, walletKinds } from '#shared/domain/wallet-kinds.ts'
import type { WalletMethod, WalletPreparation, WalletSource } from '#shared/domain/wallet.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'

/** The browser's wallet interfaces. Safari has Apple's; the others come with the wallet's script. */
export interface WalletVendors {
  /** True if the interface comes with a script that has not been loaded. */
  needsScript(kind: WalletKind): boolean
  /** Loads the wallet's script, if it needs one. */
  load(kind: WalletKind): Promise<void>
  apple(): Apple | null
  google(): GooglePayments | null
  /** True while the browser counts a tap as recent, so that a sheet may open. */
  isInTap(): boolean
}

type WalletsOptions = {
  api: WalletApi
  page: WalletPage
  vendors: WalletVendors
  hasCoupons: boolean
  /** The market, the provider or the browser does not allow the wallet. */
  onUnable: (kind: WalletKind) => void
}

/** `revision` changes whenever the price of the source may have changed. */
export type Purchase = { source: WalletSource; revision: string }

/** Opens the wallet's sheet in a tap. @throws Error if the browser does not allow a sheet now */
type SheetOpener = (flow: Flow) => void

type Prepared = { key: string; result?: WalletPreparation; running: Promise<WalletPreparation> }

/** The wallets of one page. */
export function createWallets({ api, page, vendors, hasCoupons, onUnable }: WalletsOptions) {
  const openers = new Map<WalletKind, SheetOpener | null>()
  let found: Promise<readonly WalletMethod[]> | null = null
  let prepared: Prepared | null = null

  /** The wallets that the market, the settings and the provider allow. */
  function methods(): Promise<readonly WalletMethod[]> {
    found ??= api.call('paymentMethods', {}).then((response) => response.methods)
    found.catch(() => (found = null))
    return found
  }

  /**
   * Finds out which wallets cannot pay here. It asks no other company: a wallet whose script is not loaded is taken for
   * able until it is pressed.
   */
  async function find(): Promise<void> {
    const available = await methods()
    const known = walletKinds.filter(
      (kind) => !vendors.needsScript(kind) || !available.some((method) => method.kind === kind),
    )
    await Promise.all(known.map(check))
  }

  /** Loads the wallet's script, and finds out if the browser can pay with it. */
  async function check(kind: WalletKind): Promise<void> {
    if (openers.has(kind)) return
    const method = (await methods()).find((each) => each.kind === kind)
    const opener = method ? await openerOf(method) : null
    // Another check may have ended in between.
    if (openers.has(kind)) return
    openers.set(kind, opener)
    if (!opener) onUnable(kind)
  }

  /** `null` if the browser cannot pay with the wallet. Rejects if its script does not load. */
  async function openerOf(method: WalletMethod): Promise<SheetOpener | null> {
    await vendors.load(method.kind)
    if (method.kind === 'google') {
      const google = vendors.google()
      return google && (await canPayWithGoogle(google, method))
        ? (flow) => openGoogleSheet({ google, flow, method, hasCoupons })
        : null
    }
    const apple = vendors.apple()
    return apple && canPayWithApple(apple) ? (flow) => openAppleSheet({ apple, flow, method, hasCoupons }) : null
  }

  /** Has the Worker price the purchase, so that a tap can open the sheet at once. Rejects with an `ApiError`. */
  function prepare({ source, revision }: Purchase): Promise<WalletPreparation> {
    const key = `${revision} ${JSON.stringify(source)}`
    if (prepared?.key === key) return prepared.running
    const mine: Prepared = { key, running: api.call('walletPrepare', { source }) }
    prepared = mine
    mine.running.then(
      (result) => (mine.result = result),
      () => {
        if (prepared === mine) prepared = null
      },
    )
    return mine.running
  }

  /**
   * Opens the sheet in the tap, if everything is known. Else it loads what is missing and opens the sheet while the
   * browser still takes that for the tap, or asks for another tap.
   */
  function press(kind: WalletKind, purchase: Purchase): void {
    if (!page.lock(kind)) return
    const running = prepare(purchase)
    const result = prepared?.result
    if (result && openers.has(kind)) return proceed(kind, purchase, result)
    Promise.all([running, check(kind)]).then(
      ([late]) => proceed(kind, purchase, late),
      (error: unknown) => giveUp(messages.failed, error),
    )
  }

  function proceed(kind: WalletKind, { source }: Purchase, response: WalletPreparation): void {
    if (response.status === 'refused') {
      prepared = null
      giveUp(response.message)
      if (response.location !== '') page.leave(response.location)
      return
    }
    const open = openers.get(kind)
    if (!open) return giveUp(messages.unable)
    if (!vendors.isInTap()) return giveUp(messages.pressAgain)
    try {
      open(createFlow({ kind, source, prepared: response.quote, api, page }))
    } catch (error) {
      giveUp(messages.failed, error)
    }
    // The next sheet starts with a new price.
    prepared = null
  }

  function giveUp(message: string, error?: unknown): void {
    if (error !== undefined) console.warn('wallet:', error)
    page.tell(message)
    page.unlock()
  }

  return { find, prepare, press }
}

export type Wallets = ReturnType<typeof createWallets>
