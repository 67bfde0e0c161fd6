import { type Browser, chromium } from '@playwright/test'
import { percentile } from './percentile.ts'
import { browserArguments, ensureBrowser } from '#scripts/lib/browser.ts'
import { main } from '#scripts/lib/main.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'

/** Each is typed once, so that no answer comes from a cache. */
const terms = (
  'dress jumper mug coat scarf shirt skirt cardigan boots candle ' +
  'throw cushion socks blouse trousers hat gloves apron bedding bag'
).split(' ')
const keyMs = 80
/** The shop waits this long after the last key. */
const pauseMs = 200
const goalMs = 150

/** In the page: when each key was pressed until the first suggestion was drawn, and when it was. */
const watchSearch = `
  window.searched = { keys: [], drawn: 0 }
  addEventListener('keydown', ({ timeStamp }) => searched.drawn || searched.keys.push(timeStamp), true)
  new MutationObserver(() => {
    if (searched.drawn || !document.querySelector('#search [role=option]')) return
    searched.drawn = -1
    requestAnimationFrame(() => setTimeout(() => { searched.drawn = performance.now() }))
  }).observe(document, { childList: true, subtree: true })`

const until = (isTrue: string, result: string) => `new Promise((resolve) => {
  const look = () => (${isTrue} ? resolve(${result}) : setTimeout(look, 20))
  look()
})`
const whenLive = until(`document.querySelector('sv-island[data-name="search-panel"]').isLive`, 'null')
const whenDrawn = until('searched.drawn > 0', 'searched')

type Searched = { keys: number[]; drawn: number }
/** A busy computer may press two keys so far apart that there is a pause between them. */
type Round = { fromFirstKey: number; afterPause: number; pauses: number; calls: number }

await main(async () => {
  const executablePath = ensureBrowser()
  const shop = await startTemporaryShop({ vars: { LOG_LEVEL: 'error' } })
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    await typeTerm(browser, shop.storefront, 'tea')
    const rounds: Round[] = []
    for (const term of terms) rounds.push(await typeTerm(browser, shop.storefront, term))
    const median = (values: number[]) => Math.round(percentile(values, 0.5))
    console.log(
      `First key to first suggestion, median of ${rounds.length}: ${median(rounds.map((r) => r.fromFirstKey))} ms.`,
    )
    console.log(`After the pause of ${pauseMs} ms: ${median(rounds.map((r) => r.afterPause))} ms of ${goalMs} ms.`)
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    console.log(`${sum(rounds.map((r) => r.calls))} calls in ${sum(rounds.map((r) => r.pauses))} pauses.`)
  } finally {
    await browser.close()
    await shop.stop()
  }
})

async function typeTerm(browser: Browser, origin: URL, term: string): Promise<Round> {
  const page = await browser.newPage()
  try {
    let calls = 0
    page.on('request', (request) => (calls += Number(request.url().includes('/api/search?'))))
    await page.addInitScript(watchSearch)
    await page.goto(origin.href, { waitUntil: 'load' })
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.evaluate(whenLive)
    await page.keyboard.type(term, { delay: keyMs })
    const { keys, drawn } = await page.evaluate<Searched>(whenDrawn)
    const [firstKey = drawn] = keys
    const lastKey = keys.at(-1) ?? drawn
    const pauses = 1 + keys.filter((key, index) => key - (keys[index - 1] ?? key) >= pauseMs).length
    return { fromFirstKey: drawn - firstKey, afterPause: drawn - lastKey - pauseMs, pauses, calls }
  } finally {
    await page.close()
  }
}
