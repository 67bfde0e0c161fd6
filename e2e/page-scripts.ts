import { expect, type Page } from '@playwright/test'

/** Holds back a script that the page requests from now on, until the returned function releases it. */
export async function holdScript(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: releaseScript } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return releaseScript
}

/** Waits until the island has hydrated. */
export async function waitUntilInteractive(page: Page, island: string): Promise<void> {
  // The page's Content-Security-Policy refuses functions made from strings, which waitForFunction uses.
  await expect
    .poll(() => page.evaluate(`document.querySelector('sv-island[data-name="${island}"]')?.isLive === true`))
    .toBe(true)
}
