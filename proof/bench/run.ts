import { parseArgs } from 'node:util'
import { startConstantWorker } from './constant.ts'
import { fetchPage, targetAt, type PageResponse } from './load.ts'
import { report, type Row } from './report.ts'
import { measureCpu, measureRate, stages } from './stages.ts'
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
  const running: Pick<typeof shop, 'stop'>[] = [shop]
  try {
    const pages = []
    for (const [page, address] of Object.entries(await samplePages(shop.storefront))) {
      const html = (await fetchPage(address)).body
      const constant = await startConstantWorker(html.toString())
      running.push(constant)
      const check = ({ cache: state }: PageResponse) => {
        // In a long run a page may become stale. It is then served stale once while it is rendered again.
        if (servedFromCache.has(state) !== (cache === 'warm'))
          throw new Error(`${address} had the state "${state}" in the page cache, which is wrong for a ${cache} run.`)
      }
      pages.push({ page, cache, html, sides: { shop: targetAt(address, check), constant: targetAt(constant.origin) } })
    }
    // All pages are measured early before one is measured late, because they share code that V8 optimises.
    const early = []
    for (const page of pages) {
      console.log(`Measuring ${page.page}, ${cache}, early …`)
      early.push({ ...page, early: await measureCpu(page.sides, stages.early) })
    }
    const rows: Row[] = []
    for (const { sides, ...page } of early) {
      console.log(`Measuring ${page.page}, ${cache}, late …`)
      rows.push({ ...page, late: await measureCpu(sides, stages.late), rate: await measureRate(sides) })
    }
    return rows
  } finally {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
