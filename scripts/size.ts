import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from './lib/browser.ts'
import { samplePages } from './lib/sample-pages.ts'
import { startTemporaryShop } from './lib/temporary-shop.ts'
import { overruns, sizeTable, walletLine } from './size/budgets.ts'
import { measurePages, measureWallet } from './size/measure.ts'

const executablePath = ensureBrowser()
// The pages are measured without the express wallet, whose scripts have a budget of their own.
const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error', EXPRESS_WALLET_LOCALES: '' } })
const browser = await chromium.launch({ executablePath, args: browserArguments })
try {
  const sizes = await measurePages(browser, await samplePages(shop.storefront))
  console.log(sizeTable(sizes))
  const wallet = walletLine(measureWallet())
  console.log(wallet.text)
  const past = [...overruns(sizes), ...(wallet.isPast ? [`past its budget: ${wallet.text}`] : [])]
  for (const line of past) console.error(line)
  process.exitCode = past.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await shop.stop()
}
