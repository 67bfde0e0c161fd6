import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { leastRounds } from './paired.ts'
import { floorOf } from './phone/floor.ts'
import { reportPhone, type SideName, type TapRow, type VisitRow } from './phone/report.ts'
import { startSide } from './phone/side.ts'
import { tap, visit, type Action, type Network } from './phone/visit.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { browserArguments, ensureBrowser } from '#scripts/lib/browser.ts'
import { main } from '#scripts/lib/main.ts'
import { root } from '#scripts/lib/root.ts'
import type { SamplePages } from '#scripts/lib/sample-pages.ts'
import { shopperAgent } from '#scripts/lib/shopper-agent.ts'
import { temporaryData } from '#scripts/lib/temporary-shop.ts'
import { openRasterStore } from '#scripts/pictures/raster-store.ts'

const options = readOptions({
  rounds: { type: 'string', default: String(leastRounds) },
  network: { type: 'string', default: 'loopback' },
  /** Folder of another checkout with its packages installed. */
  against: { type: 'string' },
  /** Measures taps too, which takes most of the time. */
  taps: { type: 'boolean', default: false },
})
const rounds = Number(options.rounds)
const networks = options.network.split(',') as Network[]

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

type Addresses = Partial<Record<SideName, string>>
type Measured = { addresses: Addresses; visits: VisitRow; taps: { action: Action; row: TapRow }[] }

await main(async () => {
  if (!(rounds >= leastRounds))
    throw new Error(
      `--rounds is ${options.rounds}. With fewer than ${leastRounds}, every difference is within the noise.`,
    )
  const { dataFolder, discard } = temporaryData()
  const pictures = openRasterStore(dataFolder)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const ours = await startSide(browser, root, pictures)
  const theirs = options.against === undefined ? null : await startSide(browser, resolve(options.against), pictures)
  try {
    const measured: Measured[] = []
    for (const page of ['home', 'plp', 'pdp'] as const) {
      const shop = ours.addresses[page]
      const html = await (await fetch(shop, { headers: { accept: 'text/html', 'user-agent': shopperAgent } })).text()
      const floor = new URL(`/floor/${page}`, shop)
      ours.edge.floors.set(floor.pathname, floorOf(html))
      const addresses = { shop, floor: floor.href, ...(theirs && { against: theirs.addresses[page] }) }
      for (const network of networks)
        measured.push({ addresses, ...rowsOf({ page, network, bytes: Buffer.byteLength(html) }) })
    }
    for (let round = 0; round < rounds; round += 1) {
      console.error(`Round ${round + 1} of ${rounds} …`)
      for (const each of measured) await measure(browser, each, round)
    }
    console.log(
      reportPhone({
        visits: measured.map((each) => each.visits),
        taps: measured.flatMap((each) => each.taps.map(({ row }) => row)),
        rounds,
      }),
    )
  } finally {
    await browser.close()
    pictures.stop()
    await ours.stop()
    await theirs?.stop()
    discard()
  }
})

function rowsOf(facts: { page: keyof SamplePages; network: Network; bytes: number }): Omit<Measured, 'addresses'> {
  const { page, network } = facts
  const tapped = options.taps ? actions[page] : []
  return {
    visits: { ...facts, sides: { shop: [], floor: [], against: [] } },
    taps: tapped.flatMap((action) =>
      (['early', 'late'] as const).map((when) => ({
        action,
        row: { page, network, action: action.name, when, sides: { shop: [], against: [] } },
      })),
    ),
  }
}

/** Measures each side once. Each round begins with another side, so that no side profits from its place. */
async function measure(browser: Browser, { addresses, visits, taps }: Measured, round: number): Promise<void> {
  const { network } = visits
  const sides = Object.entries(addresses) as [SideName, string][]
  const first = round % sides.length
  for (const [side, address] of [...sides.slice(first), ...sides.slice(0, first)]) {
    visits.sides[side].push(await visit(browser, address, network))
    if (side === 'floor') continue
    for (const { action, row } of taps) {
      const ms = await tap(browser, { address, network, action, isEarly: row.when === 'early' })
      row.sides[side].push(ms ?? Number.POSITIVE_INFINITY)
    }
  }
}
