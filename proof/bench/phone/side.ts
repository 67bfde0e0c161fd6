import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { type Edge, startEdge } from './edge.ts'
import { visit } from './visit.ts'
import { samplePages, type SamplePages } from '#scripts/lib/sample-pages.ts'
import type { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import type { RasterStore } from '#scripts/pictures/raster-store.ts'

/** A checkout that is measured: its shop, built and served by its own scripts, behind an edge. */
export type Side = { edge: Edge; addresses: Record<keyof SamplePages, string>; stop: () => Promise<void> }

/** Serves the checkout in `folder` and loads its pages until their pictures are drawn. */
export async function startSide(browser: Browser, folder: string, pictures: RasterStore): Promise<Side> {
  const file = join(folder, 'scripts/lib/temporary-shop.ts')
  const scripts = (await import(pathToFileURL(file).href)) as { startTemporaryShop: typeof startTemporaryShop }
  const shop = await scripts.startTemporaryShop({ vars: { LOG_LEVEL: 'error' }, pictures })
  const edge = await startEdge(shop.storefront)
  const stop = async () => {
    await edge.stop()
    await shop.stop()
  }
  try {
    const pages = await samplePages(shop.storefront)
    const addressOf = ({ pathname }: URL) => new URL(pathname, edge.origin).href
    const addresses = { home: addressOf(pages.home), plp: addressOf(pages.plp), pdp: addressOf(pages.pdp) }
    for (const address of Object.values(addresses)) await drawPictures(browser, address, pictures)
    return { edge, addresses, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Loads the page until each of its pictures is a WebP, as it is at the media service. */
async function drawPictures(browser: Browser, address: string, pictures: RasterStore): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await visit(browser, address, 'loopback')
    if (pictures.waiting() === 0) return
    while (pictures.waiting() > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
