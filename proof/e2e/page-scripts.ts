import { expect, type Page, type Route } from '@playwright/test'

/**
 * Holds back the scripts or pages that are requested from now on, until the returned function releases them. Then
 * `respond` answers them, by default the shop.
 */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
  respond = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await respond(route)
  })
  return release
}

/** Waits until the island has hydrated, for which some islands need an input: the pointer moves over the content. */
export async function waitUntilInteractive(page: Page, island: string): Promise<void> {
  await page.getByRole('main').dispatchEvent('pointerover')
  // The page's Content-Security-Policy refuses functions made from strings, which waitForFunction uses.
  await expect
    .poll(() => page.evaluate(`document.querySelector('sv-island[data-name="${island}"]')?.isLive === true`))
    .toBe(true)
}

/** Holds back frames that the page's scripts request while `hold` is in force. Call it before the page loads. */
export async function holdFrames(page: Page): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  await page.addInitScript(`{
    const request = requestAnimationFrame.bind(window)
    let held = null
    window.requestAnimationFrame = (task) => (held ? held.push(task) : request(task))
    window.holdFrames = () => { held = [] }
    window.releaseFrames = () => { const tasks = held; held = null; tasks.forEach((task) => request(task)) }
  }`)
  return { hold: () => page.evaluate('holdFrames()'), release: () => page.evaluate('releaseFrames()') }
}

/** The page does not reload for a new build if a script is missing, as if it had done so just before. */
export async function keepOldBuild(page: Page): Promise<void> {
  await page.addInitScript(`sessionStorage.setItem('sv-reloaded-at', Date.now())`)
}
