import { chromium, type Page } from '@playwright/test'
import { startEdge } from './phone/edge.ts'
import { interact, type Interaction, watchInteractions } from './phone/interactions.ts'
import { journey } from './phone/journey.ts'
import { reportInteractions } from './phone/report.ts'
import { onPhone } from './phone/visit.ts'
import { browserArguments, ensureBrowser } from '#scripts/lib/browser.ts'
import { main } from '#scripts/lib/main.ts'
import { samplePages, type SamplePages } from '#scripts/lib/sample-pages.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'

/** Scripts that wait for an idle page have loaded by then. */
const idleMs = 3500

await main(async () => {
  const executablePath = ensureBrowser()
  const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error' } })
  const edge = await startEdge(shop.storefront)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const pages = await samplePages(shop.storefront)
    const interactions = await onPhone(browser, 'loopback', (page) => play(page, pages, edge.origin))
    console.log(reportInteractions(interactions))
  } finally {
    await browser.close()
    await edge.stop()
    await shop.stop()
  }
})

async function play(page: Page, pages: SamplePages, origin: URL): Promise<Interaction[]> {
  await page.addInitScript(watchInteractions)
  const interactions: Interaction[] = []
  for (const step of journey) {
    if ('open' in step) {
      console.error(`${step.open} …`)
      await page.goto(new URL(pages[step.open].pathname, origin).href, { waitUntil: 'load' })
      await page.waitForTimeout(idleMs)
    } else interactions.push(await interact(page, step))
  }
  return interactions
}
