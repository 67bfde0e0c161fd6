import { samplePages } from './lib/sample-pages.ts'
import { startTemporaryShop } from './lib/temporary-shop.ts'
import { overruns, sizeTable } from './size/budgets.ts'
import { measurePage } from './size/measure.ts'

const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error' } })
try {
  const pages = await samplePages(shop.storefront)
  const sizes = [await measurePage('home', pages.home), await measurePage('plp', pages.plp), await measurePage('pdp', pages.pdp)]
  console.log(sizeTable(sizes))
  const past = overruns(sizes)
  for (const line of past) console.error(line)
  process.exitCode = past.length === 0 ? 0 : 1
} finally {
  await shop.stop()
}
