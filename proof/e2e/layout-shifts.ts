import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const observer = `
  globalThis.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      layoutShifts.push({ value, hadRecentInput, moved: sources.map(({ node }) => node?.className || node?.nodeName) })
  }).observe({ type: 'layout-shift' })`

type Shift = { value: number; hadRecentInput: boolean; moved: string[] }

/** Watches each page that opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(observer)
}

/** Watches the open page from now on. */
export async function watchLayoutShiftsNow(page: Page): Promise<void> {
  await page.evaluate(observer)
}

/** Expects that the page has moved less than `most`, https://web.dev/articles/cls. A failure names what has moved. */
export async function expectLayoutShift(
  page: Page,
  { most, isInputIgnored = false }: { most: number; isInputIgnored?: boolean },
): Promise<void> {
  const all = await page.evaluate<Shift[]>('layoutShifts')
  const shifts = all.filter(({ hadRecentInput }) => !isInputIgnored || !hadRecentInput)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(most)
}
