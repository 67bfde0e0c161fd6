import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { startShop, type Shop, type ShopOptions } from './shop.ts'

/** Raises the platform's quota, because a test run makes more calls than a store may. The quota has its own tests. */
export const withoutQuota = { BIGCOMMERCE_QUOTA: String(2 ** 31) }

/** Serves a shop built from the current sources, on free ports and with new data. `stop` deletes the data. */
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

/** A new data folder and a function that deletes it. */
export function temporaryData() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-'))
  return { dataFolder, discard: () => rmSync(dataFolder, { recursive: true, force: true }) }
}
