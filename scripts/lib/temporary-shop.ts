import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { startShop, type Shop, type ShopOptions } from './shop.ts'

/** A run of tests calls the platform more often than a store may; the sandbox's quota has tests of its own. */
export const withoutQuota = { BIGCOMMERCE_QUOTA: String(2 ** 31) }

/** A shop of the present sources on free ports with data of its own, which `stop` throws away. */
export async function startTemporaryShop(options: Omit<ShopOptions, 'dataFolder'> = {}): Promise<Shop> {
  await buildIfStale()
  const { dataFolder, discard } = temporaryData()
  try {
    const shop = await startShop({ sandboxVars: withoutQuota, ...options, dataFolder })
    return { ...shop, stop: () => shop.stop().finally(discard) }
  } catch (error) {
    discard()
    throw error
  }
}

/** A fresh data folder, and what removes it. */
export function temporaryData() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'selvedge-'))
  return { dataFolder, discard: () => rmSync(dataFolder, { recursive: true, force: true }) }
}
