import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { clothPath } from '#shared/links.ts'
import { cloth } from '#shared/messages/cloth.ts'

const path = clothPath('Hedgerow')

test('a product leads to everything in its design, whose page is accessible [CLOTH-04]', async ({ page }) => {
  await page.goto(path)
  await page.locator('.product-card__name a').first().click()
  const edge = page.getByRole('link', { name: cloth.everythingIn('Hedgerow') })
  await expect(edge).toBeVisible()
  await edge.click()
  await expect(page.getByRole('heading', { level: 1, name: cloth.everythingIn('Hedgerow') })).toBeVisible()
  await expectAccessible(page)
})

test('the picture of a card grows into the product page, unless the visitor prefers reduced motion [CLOTH-05]', async ({
  page,
}) => {
  for (const [reducedMotion, due] of [
    ['no-preference', ['picture', 'picture']],
    ['reduce', []],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(path)
    test.skip(
      !(await page.evaluate(() => 'startViewTransition' in document && 'navigation' in globalThis)),
      'This browser has no view transitions.',
    )
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      const names: string[] = []
      const read = () =>
        [...document.querySelectorAll('img')]
          .map((picture) => picture.style.viewTransitionName)
          .filter((name) => name !== '' && name !== 'none')
      document.startViewTransition = ((change: () => void) => {
        names.push(...read())
        return start(() => {
          change()
          names.push(...read())
        })
      }) as typeof document.startViewTransition
      Object.assign(globalThis, { growing: names })
    })
    await page.locator('.product-card__name a').first().click()
    await expect(page.locator('.product-page')).toBeVisible()
    expect(await page.evaluate(() => (globalThis as unknown as { growing: string[] }).growing)).toEqual(due)
  }
})
