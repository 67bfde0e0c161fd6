import { engineFailureOf } from './engine-failures.ts'
import type { Stage } from './play.ts'
import { chooseProducts } from './products.ts'
import type { Account } from './shopper.ts'
import { openVendors } from './vendors.ts'
import { processOnPort } from '#scripts/lib/processes.ts'
import { startTemporaryShop, withoutQuota } from '#scripts/lib/temporary-shop.ts'

const styles = 150
// Enough that each signs in less often than the shop allows in a minute.
const accountsPerStage = 24

/** Starts a shop for the sequences of one lane. `onKill` runs whenever its storefront is killed. */
export async function openStage(onKill: () => void): Promise<Stage & { stop: () => Promise<void> }> {
  const engineFailures: string[] = []
  const shop = await startTemporaryShop({
    styles,
    isBare: true,
    isolates: 2,
    vars: { LOG_LEVEL: 'warn', UCP_PAYMENTS: 'on' },
    onLog: (line) => {
      const failure = engineFailureOf(line)
      if (failure !== null) engineFailures.push(failure)
    },
    sandboxVars: withoutQuota,
  })
  try {
    const vendors = openVendors(shop.sandbox)
    const accounts: Account[] = Array.from({ length: accountsPerStage }, (_, index) => ({
      email: `ada-${index}@model.example`,
      password: 'Thread4231',
    }))
    for (const account of accounts) await vendors.createCustomer(account)
    const products = await chooseProducts(vendors)
    let next = 0
    return {
      storefronts: shop.storefronts,
      sandbox: shop.sandbox,
      vendors,
      products,
      nextAccount: () => accounts[next++ % accounts.length] as Account,
      kill() {
        process.kill(processOnPort(Number(shop.storefront.port)), 'SIGKILL')
        onKill()
      },
      restart: () => shop.restart('storefront'),
      takeEngineFailures: () => engineFailures.splice(0),
      stop: shop.stop,
    }
  } catch (error) {
    await shop.stop()
    throw error
  }
}
