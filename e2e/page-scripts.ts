import { expect, type Page } from '@playwright/test'

/** Holds a script back that the page asks for from now on, until the answered function lets it come. */
export async function holdScript(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return letCome
}

/** Waits until the island listens. */
export async function live(page: Page, island: string): Promise<void> {
  // The policy of the page refuses functions that are made of text, which waiting for one would do.
  await expect
    .poll(() => page.evaluate(`document.querySelector('sv-island[data-name="${island}"]')?.isLive === true`))
    .toBe(true)
}
