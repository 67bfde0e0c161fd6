import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { startEdge, type Edge } from './phone/edge.ts'
import { floorOf } from './phone/floor.ts'
import { reportPhone, type TapRow, type VisitRow } from './phone/report.ts'
import { tap, visit, type Action, type Network, type Visit } from './phone/visit.ts'
import { browserArguments, ensureBrowser } from '#scripts/lib/browser.ts'
import { main } from '#scripts/lib/main.ts'
import { samplePages, type SamplePages } from '#scripts/lib/sample-pages.ts'
import { shopperAgent } from '#scripts/lib/shopper-agent.ts'
import { temporaryData, startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { openRasterStore, type RasterStore } from '#scripts/pictures/raster-store.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    network: { type: 'string', default: 'loopback,slow 4G' },
    /** Leaves out the taps, which take most of the time. */
    'no-taps': { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)

const openBag: Action = {
  name: 'bag',
  target: '.bottom-navigation [data-opens="cart"]',
  isDone: 'document.getElementById("cart")?.open',
}
const openMenu: Action = {
  name: 'menu',
  target: '.bottom-navigation [data-opens="menu"]',
  isDone: 'document.getElementById("menu")?.open',
}
const quickAdd: Action = {
  name: 'quick add',
  target: '[data-quick-add][aria-haspopup="dialog"]',
  isDone: 'document.querySelector(".quick-add__panel")',
}
const chooseSize: Action = {
  name: 'size',
  target: '.option-group label',
  // The legend names the choice once the form has reacted.
  isDone: 'document.querySelector(".option-group__chosen")',
}
const actions: Record<keyof SamplePages, Action[]> = {
  home: [openBag, openMenu],
  plp: [openBag, openMenu, quickAdd],
  pdp: [openBag, openMenu, chooseSize],
}

await main(async () => {
  const executablePath = ensureBrowser()
  const { dataFolder, discard } = temporaryData()
  const pictures = openRasterStore(dataFolder)
  const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error' }, pictures })
  const edge = await startEdge(shop.storefront)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const pages = Object.entries(await samplePages(shop.storefront)).map(([name, { pathname }]) => ({
      name: name as keyof SamplePages,
      address: new URL(pathname, edge.origin).href,
    }))
    const measured = []
    for (const { name, address } of pages) {
      const html = await (await fetch(address, { headers: { accept: 'text/html', 'user-agent': shopperAgent } })).text()
      edge.floors.set(`/floor/${name}`, floorOf(html))
      await drawPictures(browser, address, pictures)
      measured.push({
        name,
        address,
        floor: new URL(`/floor/${name}`, edge.origin).href,
        bytes: Buffer.byteLength(html),
      })
    }
    const visits: VisitRow[] = []
    const taps: TapRow[] = []
    for (const network of values.network.split(',') as Network[])
      for (const { name, address, floor, bytes } of measured) {
        console.error(`${name}, ${network} …`)
        visits.push({
          page: name,
          network,
          bytes,
          shop: await medianVisit(browser, address, network),
          floor: await medianVisit(browser, floor, network),
        })
        if (values['no-taps']) continue
        for (const action of actions[name])
          for (const isEarly of [true, false]) {
            const times = []
            for (let run = 0; run < runs; run += 1)
              times.push((await tap(browser, { address, network, action, isEarly })) ?? Number.POSITIVE_INFINITY)
            taps.push({ page: name, network, action: action.name, when: isEarly ? 'early' : 'late', ms: median(times) })
          }
      }
    console.log(reportPhone({ visits, taps, runs }))
  } finally {
    await browser.close()
    await stopAll(edge, pictures)
    await shop.stop()
    discard()
  }
})

/** Loads the page until each of its pictures is a WebP, as it is at the media service. */
async function drawPictures(browser: Browser, address: string, pictures: RasterStore): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await visit(browser, address, 'loopback')
    while (pictures.waiting() > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function medianVisit(browser: Browser, address: string, network: Network): Promise<Visit> {
  const all: Visit[] = []
  for (let run = 0; run < runs; run += 1) all.push(await visit(browser, address, network))
  const of = (key: keyof Visit) => median(all.map((each) => each[key]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
    scriptBytes: of('scriptBytes'),
    elements: of('elements'),
    styleAndLayout: of('styleAndLayout'),
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function stopAll(edge: Edge, pictures: RasterStore): Promise<void> {
  pictures.stop()
  await edge.stop()
}
