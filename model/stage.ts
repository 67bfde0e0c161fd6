import { startTemporaryShop, withoutQuota } from '../scripts/lib/temporary-shop.ts'
import type { Stage } from './play.ts'
import { chooseShelf } from './shelf.ts'
import type { Account } from './shopper.ts'
import { openVendors } from './vendors.ts'

const styles = 150
// So many that none signs in more often than the shop allows in a minute.
const accountsPerStage = 24

/** A shop of its own for the sequences of one lane, served as in the browser tests. */
export async function openStage(): Promise<Stage & { stop: () => Promise<void> }> {
  const shop = await startTemporaryShop({
    styles,
    isBare: true,
    isolates: 2,
    vars: { LOG_LEVEL: 'none' },
    sandboxVars: withoutQuota,
  })
  try {
    const vendors = openVendors(shop.sandbox)
    const accounts: Account[] = Array.from({ length: accountsPerStage }, (_, index) => ({
      email: `ada-${index}@model.example`,
      password: 'Thread4231',
    }))
    for (const account of accounts) await vendors.createCustomer(account)
    const shelf = await chooseShelf(vendors)
    let next = 0
    return {
      storefronts: shop.storefronts,
      sandbox: shop.sandbox,
      vendors,
      shelf,
      nextAccount: () => accounts[next++ % accounts.length] as Account,
      stop: shop.stop,
    }
  } catch (error) {
    await shop.stop()
    throw error
  }
}
