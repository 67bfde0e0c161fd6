import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { swatchCounts } from '#client/components/swatches/swatch-style.ts'
import { consent } from '#shared/messages/consent.ts'
import { blocks } from '#shared/messages/shop.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** One sample of the block gallery. */
const openSample = (page: Page, block: string, sample: string) => page.goto(`/gallery/${block}/samples/${sample}`)

const spaces = [
  ['xxs', 6],
  ['xs', 12],
  ['small', 24],
  ['medium', 36],
  ['large', 48],
  ['xl', 60],
  ['xxl', 72],
] as const

test('the spaces are 6, 12, 24, 36, 48, 60 and 72 pixels high [BLK-71]', async ({ page }) => {
  await openSample(page, 'spacing-block', 'medium')
  const space = page.locator('.spacing-block')
  await expect(space).toHaveCSS('height', '36px')
  for (const [size, height] of spaces) {
    await space.evaluate((element, name) => element.setAttribute('class', `spacing-block spacing-block--${name}`), size)
    await expect(space).toHaveCSS('height', `${height}px`)
  }
})

test('link tiles are in their mobile order on a phone, and in the order of the content on a desktop [BLK-53]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openSample(page, 'link-tile-group', 'normal')
  const tiles = page.locator('.link-tile-group__tile')
  expect(await orderOf(tiles)).toEqual([1, 3, 0, 2])
  await page.setViewportSize(desktop)
  expect(await orderOf(tiles)).toEqual([0, 1, 2, 3])
})

test('a desktop hides the arrows of a carousel only if all of its cards fit, a phone never does [BLK-60]', async ({
  page,
}) => {
  for (const [sample, viewport, isShown] of [
    ['few', desktop, false],
    ['normal', desktop, true],
    ['few', phone, true],
  ] as const) {
    await page.setViewportSize(viewport)
    await openSample(page, 'scrollable-card-carousel', sample)
    await expect(page.locator('.scrollable-card-carousel__arrow').filter({ visible: true })).toHaveCount(
      isShown ? 2 : 0,
    )
  }
})

test('a wavy title of a listing header has lines further apart than a plain one [PLP-19]', async ({ page }) => {
  const lineHeight = async (sample: string) => {
    await openSample(page, 'listing-header', sample)
    return page.locator('.listing-header__title').evaluate((title) => {
      const { lineHeight: height, fontSize } = getComputedStyle(title)
      return Math.round((parseFloat(height) / parseFloat(fontSize)) * 100) / 100
    })
  }
  expect([await lineHeight('variant-one'), await lineHeight('variant-two')]).toEqual([1.05, 1.3])
})

test('the heading of a hero is 94 pixels high and its subheading 36 on a desktop of 1280 pixels [BLK-44]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const block of ['hero-banner-one', 'hero-banner-two']) {
    await openSample(page, block, 'normal')
    await expect(page.locator(`.${block}__heading`)).toHaveCSS('font-size', '94px')
    for (const part of ['top', 'sub']) await expect(page.locator(`.${block}__${part}`)).toHaveCSS('font-size', '36px')
  }
})

test('the button of a hero of type two lies above the link that covers the hero [BLK-46] [D-123]', async ({ page }) => {
  await openSample(page, 'hero-banner-two', 'normal')
  await page.locator('.hero-banner-two .call-to-action').click({ trial: true })
  await page.locator('.hero-banner-two .cover-link').click({ trial: true, position: { x: 5, y: 5 } })
})

const positions = ['Center', 'Top Left', 'Top', 'Top Right', 'Right', 'Bottom Right', 'Bottom', 'Bottom Left', 'Left']

test('the text of a hero of type two is at each of the nine positions of its picture on a desktop, and below the picture on a phone [BLK-43] [CNT-29] [D-245]', async ({
  page,
}) => {
  await openSample(page, 'hero-banner-two', 'normal')
  const hero = page.locator('.hero-banner-two')
  /** How far the middle of the text is from the middle of the picture, and whether it is below the picture. */
  const offsetsAt = async (position: string) => {
    await hero.evaluate(
      (element, name) => element.setAttribute('class', `hero-banner-two hero-banner-two--${name}`),
      position.toLowerCase().replace(' ', '-'),
    )
    return hero.evaluate((element) => {
      const [text, picture] = ['sheet', 'media'].map((part) =>
        element.querySelector(`.hero-banner-two__${part}`)!.getBoundingClientRect(),
      )
      const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })
      return {
        x: Math.round(middle(text!).x - middle(picture!).x),
        y: Math.round(middle(text!).y - middle(picture!).y),
        isBelow: Math.round(text!.top) >= Math.round(picture!.bottom),
      }
    })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const position of positions) {
    const { x, y } = await offsetsAt(position)
    const side = /left/i.test(position) ? -1 : /right/i.test(position) ? 1 : 0
    const level = /top/i.test(position) ? -1 : /bottom/i.test(position) ? 1 : 0
    // Not -0, which is no 0 for the comparison.
    expect([position, Math.sign(x) + 0, Math.sign(y) + 0]).toEqual([position, side, level])
  }
  await page.setViewportSize(phone)
  for (const position of positions)
    expect([position, await offsetsAt(position)]).toMatchObject([position, { x: 0, isBelow: true }])
})

test('a button beside a text link is 220 pixels wide, and the link is as wide as its text [BLK-14] [D-174] [D-244]', async ({
  page,
}) => {
  await page.goto('/')
  const list = page.locator('.call-to-action-list', {
    has: page.getByRole('link', { name: 'Coats and jackets', exact: true }),
  })
  for (const width of [600, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await list.locator('.call-to-action').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    expect(Math.max(...widths)).toBeGreaterThan(210)
    expect(Math.min(...widths)).toBeLessThan(110)
    const button = await page.getByRole('link', { name: 'Coats and jackets', exact: true }).boundingBox()
    expect([width, button?.width]).toEqual([width, 220])
  }
})

test.describe('a new visitor', () => {
  test.use({ choice: null })

  test('a sticker shows once the visitor has answered the cookie banner, which has its corner of the page [BLK-69]', async ({
    page,
  }) => {
    const sticker = page.locator('.content-page__sticker').filter({ visible: true })
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.context().clearCookies()
      await page.goto('/lookbook')
      const answer = page.getByRole('button', { name: consent.onlyNecessary })
      await expect(answer).toBeVisible()
      await expect(sticker).toHaveCount(0)
      await answer.click()
      await sticker.getByRole('button', { name: blocks.close }).click({ trial: true })
    }
  })
})

test('the words between wavy tags have a wavy underline in their colour [CNT-27]', async ({ page }) => {
  await openSample(page, 'hero-banner-two', 'normal')
  const words = page.locator('.hero-banner-two__heading').getByText('Long', { exact: true })
  await expect(words).toHaveCSS('text-decoration-style', 'wavy')
  await expect(words).toHaveCSS('text-decoration-color', 'rgb(158, 61, 38)')
})

test('the home page hides a benefit bar without the flag for the home page, other pages show it [BLK-11]', async ({
  page,
}) => {
  const bar = page.locator('.benefit-bar')
  await page.goto('/')
  await expect(bar).toBeVisible()
  await bar.evaluate((element) => element.setAttribute('data-show-on-home', 'false'))
  await expect(bar).toBeHidden()
  await page.goto('/help')
  await bar.evaluate((element) => element.setAttribute('data-show-on-home', 'false'))
  await expect(bar).toBeVisible()
})

test('a card shows 3, 4, 6, 6, 8 and 9 of twelve colours, and counts the others, from the phone to the widest screen, but not those that fit [PLP-34] [PLP-35] [PLP-36]', async ({
  page,
}) => {
  await page.goto('/browse/womens/clothing/dresses')
  const swatches = page.locator('.product-card .swatches--many').first()
  /** What the pseudo-elements draw: the number of dots by their width, and the counter, with its size in pixels. */
  const drawn = (total: number) =>
    swatches.evaluate((element, count) => {
      element.style.setProperty('--n', String(count))
      const dots = getComputedStyle(element, '::before')
      const counter = getComputedStyle(element, '::after')
      return {
        dots: (Number.parseFloat(dots.width) / 24).toFixed(2),
        rest: counter.counterReset,
        text: counter.content,
        size: counter.fontSize,
      }
    }, total)
  const widths = { xs: 390, sm: 600, md: 800, lg: 1000, xl: 1300, '2xl': 1600 }
  for (const [name, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 })
    const most = swatchCounts[name as keyof typeof swatchCounts]
    const counted = { dots: `${most}.00`, rest: `rest ${12 - most}`, text: '"+" counter(rest)', size: '12px' }
    expect([name, await drawn(12)]).toEqual([name, counted])
    expect([name, await drawn(most)]).toEqual([name, { ...counted, rest: 'rest 0', size: '0px' }])
  }
})

/** The positions of the elements in the document, as they are read on the screen: by row, then by column. */
async function orderOf(elements: Locator): Promise<number[]> {
  const boxes = await elements.evaluateAll((all) =>
    all.map((element, index) => ({ index, box: element.getBoundingClientRect() })),
  )
  return boxes.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left).map(({ index }) => index)
}
