import { servicesAtom } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { openWalletAtom, unableWalletsAtom } from '../atoms/wallet.ts'
import { browserVendors } from './vendors.ts'
import { createWalletApi } from './wallet-api.ts'
import { createWalletPage } from './wallet-page.ts'
import { createWallets, type Wallets } from './wallets.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { MarketCode } from '#shared/markets.ts'
import { walletMemoryKey } from '#shared/wallet-memory.ts'

/** Starts the wallets of a page; call it once for each store. Loaded when a button comes near. */
export function startWallets(store: PageStore): Wallets {
  const services = store.get(servicesAtom)
  if (!services) throw new Error('The store has no page services.')
  const { market, hasPromotions } = services.settings
  const wallets = createWallets({
    api: createWalletApi(services),
    page: createWalletPage(store),
    vendors: browserVendors,
    hasCoupons: hasPromotions === true,
    onUnable(kind) {
      store.set(unableWalletsAtom, (kinds) => [...kinds, kind])
      rememberUnable(market, kind)
    },
  })
  // A page that comes back from the history has no sheet.
  addEventListener('pageshow', ({ persisted }) => persisted && store.set(openWalletAtom, null))
  return wallets
}

/** Lets the next page of this tab leave out the button from its first paint. Another visit finds out again. */
function rememberUnable(market: MarketCode, kind: WalletKind): void {
  try {
    const key = walletMemoryKey(market)
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${kind}`)
  } catch {
    // Without storage the next page finds out again.
  }
}
