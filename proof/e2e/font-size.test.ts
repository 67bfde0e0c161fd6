import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { browserArguments, findBrowser } from '#scripts/lib/browser.ts'

const executablePath = findBrowser()
const fontSize = 20

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...browserArguments, `--blink-settings=defaultFontSize=${fontSize}`],
  },
})

/** Grids with as many columns as there is room for. */
const fluid = ['footer__columns']

/** The elements that show, of those that the page has had from its start, with the columns of those that are grids. */
async function layoutOf(page: Page, rem: number): Promise<string[]> {
  await page.setViewportSize({ width: rem * fontSize, height: 1000 })
  return page.evaluate((names) => {
    const found = document.querySelectorAll('body :is(nav, main, header, footer, div, ul, section, details, form)')
    const elements = ((window as { elements?: Element[] }).elements ??= [...found])
    return elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { className, nodeName } = element
        const { display, gridTemplateColumns } = getComputedStyle(element)
        const hasColumns = display === 'grid' && !names.includes(className)
        return `${className || nodeName} ${hasColumns ? gridTemplateColumns.split(' ').length : ''}`
      })
  }, fluid)
}

// 880 px are 44rem: a phone's width, although 768 px are not.
for (const path of ['/', '/browse/womens', '/p/1005/product/default', '/lookbook', '/other-stuff', '/bag', '/login'])
  test(`with a font of 20 px, ${path} has the layout of a phone up to 48rem, and one other layout up to 62rem [CONST-16]`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const phone = await layoutOf(page, 44)
    expect(await layoutOf(page, 38)).toEqual(phone)
    expect(await layoutOf(page, 47.95)).toEqual(phone)
    const tablet = await layoutOf(page, 48)
    expect(await layoutOf(page, 61.95)).toEqual(tablet)
    expect(tablet).not.toEqual(phone)
  })
