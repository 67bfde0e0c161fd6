import { atom } from './jotai.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'

/** The wallets that the market, the provider or the browser does not allow, as far as it is known. */
export const unableWalletsAtom = atom<readonly WalletKind[]>([])

/** The wallet whose sheet is open or opening. At most one of a page is. */
export const openWalletAtom = atom<WalletKind | null>(null)

/** The message about a payment whose result is not known yet. Until the next page no wallet opens. */
export const heldPaymentAtom = atom<string | null>(null)
