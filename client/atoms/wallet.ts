import type { WalletKind } from '../../shared/wallet-kinds.ts'
import { atom } from './jotai.ts'

/** `unable`: the browser, the market or the provider cannot pay with it. */
export type WalletAbility = 'unknown' | 'ready' | 'unable'

export const walletAbilitiesAtom = atom<Readonly<Record<WalletKind, WalletAbility>>>({
  apple: 'unknown',
  google: 'unknown',
})

/** The wallet whose sheet is open or opening. At most one of a page is. */
export const openWalletAtom = atom<WalletKind | null>(null)

/** The message about a payment whose result is not known yet. Until the next page no wallet opens. */
export const heldPaymentAtom = atom<string | null>(null)
