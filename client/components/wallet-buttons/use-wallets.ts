import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { notifyAtom } from '../../atoms/notifications.ts'
import { useStore } from '../../atoms/react.ts'
import type { PageStore } from '../../atoms/store.ts'
import { openWalletAtom } from '../../atoms/wallet.ts'
import { useVisitorValue } from '../../island/use-visitor-value.ts'
import type { Purchase, Wallets } from '../../wallet/wallets.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletSource } from '#shared/domain/wallet.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'

export type WalletPurchase = {
  /** The purchase, or `null` while a choice is missing. */
  source: () => WalletSource | null
  /** Tells the shopper which choice is missing. */
  onIncomplete?: () => void
  /** Changes whenever the price of the purchase may have changed. */
  revision: string
}

const margin = '300px'

/** Loads the wallets when their buttons come near, and has the purchase priced before it is paid. */
export function useWallets(place: RefObject<HTMLElement | null>, { source, onIncomplete, revision }: WalletPurchase) {
  const store = useStore()
  const isOpen = useVisitorValue(openWalletAtom, null) !== null
  const latest = useRef({ source, revision })
  useEffect(() => {
    latest.current.source = source
  })

  const purchase = useCallback((): Purchase | null => {
    const found = latest.current.source()
    return found && { source: found, revision: latest.current.revision }
  }, [])

  const arm = useCallback(() => {
    // Buttons that the stylesheet hides need nothing.
    if (!place.current?.offsetParent) return
    prepare(store, purchase()).catch((error: unknown) => console.warn('wallet:', error))
  }, [place, purchase, store])

  useEffect(() => {
    latest.current.revision = revision
    const element = place.current
    if (!element || isOpen) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && arm(), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [arm, place, isOpen, revision])

  function press(kind: WalletKind) {
    const wanted = purchase()
    if (!wanted) return onIncomplete?.()
    const wallets = loaded.get(store)
    if (wallets) return wallets.press(kind, wanted)
    load(store).then(
      (late) => late.press(kind, wanted),
      () => store.set(notifyAtom, { kind: 'error', text: messages.failed }),
    )
  }

  return { press, arm }
}

// By store, so that a press can use them at once: waiting would end the tap.
const loaded = new WeakMap<PageStore, Wallets>()

async function load(store: PageStore): Promise<Wallets> {
  const { startWallets } = await import('../../wallet/start-wallets.ts')
  // Another group of buttons may have started them in between.
  const wallets = loaded.get(store) ?? startWallets(store)
  loaded.set(store, wallets)
  return wallets
}

async function prepare(store: PageStore, purchase: Purchase | null): Promise<void> {
  const wallets = await load(store)
  await wallets.find()
  if (purchase) await wallets.prepare(purchase)
}
