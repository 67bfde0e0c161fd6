import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from './lib/browser.ts'
import { samplePages } from './lib/sample-pages.ts'
import { startTemporaryShop } from './lib/temporary-shop.ts'
import { onDemandLines, overruns, sizeTable } from './size/budgets.ts'
import { measureOnDemand, measurePage } from './size/measure.ts'

const executablePath = ensureBrowser()
const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error' } })
const browser = await chromium.launch({ executablePath, args: browserArguments })
try {
  const pages = await samplePages(shop.storefront)
  const sizes = [
    await measurePage(browser, 'home', pages.home),
    await measurePage(browser, 'plp', pages.plp),
    await measurePage(browser, 'pdp', pages.pdp),
  ]
  console.log(sizeTable(sizes))
  const onDemand = onDemandLines(measureOnDemand())
  for (const { text } of onDemand) console.log(text)
  const past = [
    ...overruns(sizes),
    ...onDemand.filter(({ isPast }) => isPast).map(({ text }) => `past its budget: ${text}`),
  ]
  for (const line of past) console.error(line)
  process.exitCode = past.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await shop.stop()
}
