import { servicesAtom } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { openWalletAtom, walletAbilitiesAtom } from '../atoms/wallet.ts'
import { rememberUnable } from './remember-unable.ts'
import { browserVendors } from './vendors.ts'
import { createWalletApi } from './wallet-api.ts'
import { createWalletPage } from './wallet-page.ts'
import { createWallets, type Wallets } from './wallets.ts'

const started = new WeakMap<PageStore, Wallets>()

/** The wallets of the page of this store. Loaded when a button comes near. */
export function startWallets(store: PageStore): Wallets {
  const known = started.get(store)
  if (known) return known
  const services = store.get(servicesAtom)
  if (!services) throw new Error('This store has no page services: make it with createPageStore.')
  const { market, hasPromotions } = services.settings
  const wallets = createWallets({
    api: createWalletApi(services),
    page: createWalletPage(store),
    vendors: browserVendors,
    hasCoupons: hasPromotions === true,
    onAbility(kind, ability, isKnown) {
      store.set(walletAbilitiesAtom, (abilities) => ({ ...abilities, [kind]: ability }))
      if (isKnown) rememberUnable(market, kind, ability)
    },
  })
  started.set(store, wallets)
  // A page that comes back from the history has no sheet.
  addEventListener('pageshow', ({ persisted }) => persisted && store.set(openWalletAtom, null))
  return wallets
}
