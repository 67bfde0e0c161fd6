import { parseArgs } from 'node:util'
import { startConstantWorker } from './constant.ts'
import { fetchPage, measure, type Load } from './load.ts'
import { report, type Row } from './report.ts'
import { buildIfStale } from '#scripts/lib/build.ts'
import { main } from '#scripts/lib/main.ts'
import { samplePages } from '#scripts/lib/sample-pages.ts'
import { startShop } from '#scripts/lib/shop.ts'
import { temporaryData, withoutQuota } from '#scripts/lib/temporary-shop.ts'

const { values } = parseArgs({ options: { styles: { type: 'string', default: '600' } } })
const styles = Number(values.styles)
const servedFromCache: ReadonlySet<string> = new Set(['hit', 'stale'])

await main(async () => {
  await buildIfStale()
  const { dataFolder, discard } = temporaryData()
  try {
    const rows = [...(await measureShop('cold', dataFolder)), ...(await measureShop('warm', dataFolder))]
    console.log(`\n${report(rows, styles)}`)
  } finally {
    discard()
  }
})

async function measureShop(cache: Row['cache'], dataFolder: string): Promise<Row[]> {
  const vars = { LOG_LEVEL: 'error', PAGE_CACHE: cache === 'cold' ? 'off' : 'on' }
  const shop = await startShop({ dataFolder, styles, vars, sandboxVars: withoutQuota, isBare: true })
  try {
    const rows: Row[] = []
    for (const [page, address] of Object.entries(await samplePages(shop.storefront))) {
      console.log(`Measuring ${page}, ${cache} …`)
      const html = (await fetchPage(address)).body
      const load = await measure(address, ({ cache: state }) => {
        // In a long run a page may become stale. It is then served stale once while it is rendered again.
        if (servedFromCache.has(state) !== (cache === 'warm'))
          throw new Error(`${address} had the state "${state}" in the page cache, which is wrong for a ${cache} run.`)
      })
      rows.push({ page, cache, html, shop: load, constant: await measureConstant(html) })
    }
    return rows
  } finally {
    await shop.stop()
  }
}

async function measureConstant(html: Buffer): Promise<Load> {
  const worker = await startConstantWorker(html.toString())
  try {
    return await measure(worker.origin, () => {})
  } finally {
    await worker.stop()
  }
}
