import type { Browser, CDPSession, Page } from '@playwright/test'
import { phone } from '#scripts/lib/phone.ts'

export type Network = 'loopback' | 'slow 4G'

/** Round trip in milliseconds and bytes per second, as Lighthouse's "slow 4G" has them. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: 750 * 128 }
export const slowdown = 4
/** Scripts that wait for an idle page have loaded by then. */
const settledMs = 3500

/**
 * Times in milliseconds since the start of the navigation, durations in milliseconds, sizes in bytes. `longTasks` is
 * the number of tasks of the main thread that take more than 50 ms.
 */
export type Visit = {
  firstPaint: number
  largestPaint: number
  blocking: number
  longTasks: number
  layoutShift: number
  scriptBytes: number
  elements: number
  styleAndLayout: number
}

/** Something that a shopper taps, and the expression that is true once it has happened. */
export type Action = { name: string; target: string; isDone: string }

/** In the page: records paints, shifts and long tasks. */
const observe = `
  window.bench = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] }
  const watch = (type, record) => new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') bench.firstPaint = startTime })
  watch('largest-contentful-paint', ({ startTime }) => { bench.largestPaint = startTime })
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) bench.layoutShift += value })
  watch('longtask', ({ startTime, duration }) => bench.longTasks.push([startTime, duration]))`

/** Loads a page cold on a slowed phone and measures until it has requested nothing for half a second. */
export async function visit(browser: Browser, address: string, network: Network): Promise<Visit> {
  return onPhone(browser, network, async (page, session) => {
    await page.addInitScript(observe)
    const scripts = new Set<string>()
    let scriptBytes = 0
    session.on('Network.responseReceived', ({ type, requestId }) => void (type === 'Script' && scripts.add(requestId)))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const { firstPaint, largestPaint, layoutShift, longTasks } = await page.evaluate<
      Pick<Visit, 'firstPaint' | 'largestPaint' | 'layoutShift'> & { longTasks: [number, number][] }
    >('bench')
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      firstPaint,
      largestPaint,
      layoutShift,
      // As "total blocking time" is defined: the part of each task beyond 50 ms, from the first paint on.
      blocking: longTasks
        .filter(([start, duration]) => start + duration > firstPaint)
        .reduce((sum, [, duration]) => sum + duration - 50, 0),
      longTasks: longTasks.length,
      scriptBytes,
      elements: await page.evaluate<number>("document.querySelectorAll('*').length"),
      styleAndLayout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    }
  })
}

/** In the page: taps the target through `svTap` once it is shown, and resolves `tapped` with the time to the effect. */
const tapper = ({ target, isDone }: Action, isEarly: boolean) => `
  window.tapped = new Promise((resolve) => {
    addEventListener('touchend', ({ timeStamp }) => {
      const look = () => (${isDone}) ? setTimeout(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(look)
      requestAnimationFrame(look)
    }, { capture: true, once: true, passive: true })
  })
  window.tapNow = () => {
    const element = document.querySelector(${JSON.stringify(target)})
    if (!element) return requestAnimationFrame(tapNow)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    svTap(left + width / 2, top + height / 2)
  }
  if (${isEarly}) new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(tapNow, 100)
  }).observe({ type: 'paint', buffered: true })`

/**
 * Milliseconds from the end of a tap to the frame that shows its effect. An early tap comes 100 ms after the first
 * paint, a late one on the idle page. `null` if the tap led to another page instead.
 */
export async function tap(
  browser: Browser,
  { address, network, action, isEarly }: { address: string; network: Network; action: Action; isEarly: boolean },
): Promise<number | null> {
  return onPhone(browser, network, async (page, session) => {
    await page.exposeFunction('svTap', async (x: number, y: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    })
    await page.addInitScript(tapper(action, isEarly))
    await page.goto(address, { waitUntil: 'load' })
    if (!isEarly) {
      await page.waitForTimeout(settledMs)
      await page.evaluate('tapNow()')
    }
    const limit = new Promise<null>((resolve) => void setTimeout(resolve, 20_000, null))
    const left = page
      // A chosen size changes the query only.
      .waitForURL((url) => url.pathname !== new URL(address).pathname, { timeout: 20_000 })
      .then(
        () => null,
        () => null,
      )
    return Promise.race([page.evaluate<number>('tapped').catch(() => null), left, limit])
  })
}

/** Runs a task in a new page of a phone without cache, slowed down `slowdown` times. */
export async function onPhone<Result>(
  browser: Browser,
  network: Network,
  task: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Performance.enable')
    if (network === 'slow 4G') await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await task(page, session)
  } finally {
    await context.close()
  }
}
