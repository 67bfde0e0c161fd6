import { expect, test } from './test.ts'

/** Pixels between each shown legend of the page and what follows it. */
function gaps(): number[] {
  return [...document.querySelectorAll('main fieldset > legend')].flatMap((legend) => {
    const next = legend.nextElementSibling
    const { height, bottom } = legend.getBoundingClientRect()
    return next && height > 1 ? [Math.round(next.getBoundingClientRect().top - bottom)] : []
  })
}

for (const path of ['/create-account', '/p/1005/product/default'])
  test(`the legends of ${path} stand apart from their choices`, { tag: '@other-engines' }, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const found = await page.evaluate(gaps)
    expect(found.length).toBeGreaterThan(0)
    expect(Math.min(...found)).toBeGreaterThanOrEqual(6)
  })
