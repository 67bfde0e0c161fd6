import type { Locator, Page } from '@playwright/test'
import { storeChoice } from './consent-choice.ts'
import { holdRequests } from './page-scripts.ts'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

// Videos and animated texts stand still for visitors who want no motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const words = messages.blocks
const otherEngines = { tag: '@other-engines' }

test('a page of static blocks loads the same scripts as a page without blocks [BLK-73]', async ({ page }) => {
  const scriptsOf = async (path: string) => {
    // By then, scripts that load when the browser is idle have loaded.
    await page.goto(path, { waitUntil: 'networkidle' })
    const addresses = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    return addresses.filter((address) => address.endsWith('.js') && !address.includes('/cdn-cgi/')).toSorted()
  }
  const without = await scriptsOf('/size-guide')
  expect(without.length).toBeGreaterThan(0)
  expect(await scriptsOf('/sustainability')).toEqual(without)
})

test('an accordion has one item open at a time, by mouse and by keyboard [BLK-01]', otherEngines, async ({ page }) => {
  await page.goto('/help')
  const folds = page.getByRole('main').getByRole('group')
  const openOnes = page.getByRole('main').locator('details[open]')
  await page.getByText('Where is my parcel?').click()
  await expect(openOnes).toContainText('The link in your dispatch e-mail')
  await page.getByText('Is delivery free?').click()
  await expect(openOnes).toHaveCount(1)
  await expect(openOnes).toContainText('the delivery page')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(openOnes).toHaveCount(1)
  await expect(openOnes).toContainText('Can I change an order?')
  expect(await folds.count()).toBeGreaterThan(3)
})

test.describe('video', () => {
  test('a video plays while it is in view, and stays stopped after its button is pressed [BLK-42] [D-118]', async ({
    page,
  }) => {
    await page.goto('/lookbook')
    const film = page.locator('video').first()
    await expect.poll(() => isPlaying(film)).toBe(true)
    const pause = page.getByRole('button', { name: words.pauseVideo }).first()
    await pause.focus()
    await page.keyboard.press('Enter')
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => isPlaying(film)).toBe(false)
    await page.getByRole('heading', { name: 'By the lamp' }).scrollIntoViewIfNeeded()
    await pause.scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(film)).toBe(false)
    await pause.click()
    await expect.poll(() => isPlaying(film)).toBe(true)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('a video does not load with reduced motion and shows only its poster [BLK-42] [D-118]', async ({ page }) => {
      const requestedUrls: string[] = []
      page.on('request', (request) => requestedUrls.push(request.url()))
      await page.goto('/lookbook')
      await expect(page.getByRole('img', { name: 'Leaves falling in a lane in autumn' })).toBeVisible()
      await expect(page.locator('video').first()).toBeHidden()
      await page.waitForLoadState('networkidle')
      expect(requestedUrls.filter((url) => url.endsWith('/mp41080p'))).toEqual([])
    })

    test('animated text does not move with reduced motion, and is read out once [BLK-02] [D-118]', async ({ page }) => {
      await page.goto('/')
      const banner = page.getByText('Painted, printed and sewn since 2009').filter({ visible: true })
      await expect(banner).toHaveCount(1)
      await expect(page.getByRole('checkbox', { name: words.pauseText })).toBeHidden()
    })
  })
})

const pauseOf = (page: Page) => page.getByRole('checkbox', { name: words.pauseText })
const isMoving = (page: Page) =>
  pauseOf(page).evaluate((box) =>
    box
      .closest('.animated-text-banner')
      ?.getAnimations({ subtree: true })
      .some(({ playState }: { playState: string }) => playState === 'running'),
  )

test.describe('animated text', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('animated text can be stopped with its button from the keyboard [BLK-02] [D-118]', async ({ page }) => {
    await page.goto('/')
    expect(await isMoving(page)).toBe(true)
    await pauseOf(page).focus()
    await page.keyboard.press('Space')
    await expect(pauseOf(page)).toBeChecked()
    await page.getByRole('link', { name: 'Womens' }).first().focus()
    await page.mouse.move(0, 0)
    expect(await isMoving(page)).toBe(false)
  })

  for (const [pointer, press] of Object.entries({
    mouse: async (page: Page) => {
      await pauseOf(page).click()
      await page.mouse.move(0, 0)
    },
    touch: (page: Page) => pauseOf(page).tap(),
  }))
    test.describe(`with ${pointer}`, () => {
      test.use({ hasTouch: pointer === 'touch', isMobile: pointer === 'touch' })

      test(`animated text stops at one press by ${pointer}, and moves on at the next [BLK-02] [D-118]`, async ({
        page,
      }) => {
        await page.goto('/')
        await press(page)
        expect(await isMoving(page)).toBe(false)
        await press(page)
        await expect.poll(() => isMoving(page)).toBe(true)
      })
    })
})

test.describe('carousel', () => {
  const titlesOf = (page: Page) => page.getByRole('region', { name: 'Small comforts' })
  const leftOf = (track: Locator) => track.evaluate((element) => element.scrollLeft)

  test(
    'a carousel moves by one card per press, and from the last card to the first [BLK-59]',
    otherEngines,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const track = titlesOf(page)
      await track.scrollIntoViewIfNeeded()
      const cards = await track.getByRole('heading').count()
      const next = page.getByRole('button', { name: `${words.next}: Small comforts` })
      await next.click()
      await expect.poll(() => leftOf(track)).toBeGreaterThan(100)
      const step = await leftOf(track)
      await next.click()
      await expect.poll(() => leftOf(track)).toBeGreaterThan(step * 1.5)
      expect(Math.round((await leftOf(track)) / step)).toBe(2)
      for (let press = 2; press < cards; press += 1) {
        const before = await leftOf(track)
        await next.click()
        await expect.poll(() => leftOf(track)).not.toBe(before)
      }
      await expect.poll(() => leftOf(track)).toBeLessThan(step / 2)
      await page.getByRole('button', { name: `${words.previous}: Small comforts` }).click()
      await expect.poll(async () => Math.round((await leftOf(track)) / step)).toBe(cards - 1)
    },
  )

  test('a carousel replays a press that came before its script had loaded [BLK-59]', async ({ page }) => {
    const releaseScript = await holdRequests(page, '**/run-page-*.js')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByRole('button', { name: `${words.next}: Small comforts` }).click()
    releaseScript()
    await expect.poll(() => leftOf(titlesOf(page))).toBeGreaterThan(100)
  })

  test(
    'a carousel adds four copies of its cards, which assistive technology does not see [BLK-59]',
    otherEngines,
    async ({ page }) => {
      await page.goto('/')
      const track = titlesOf(page)
      const cards = await track.getByRole('heading').count()
      await page.getByRole('button', { name: `${words.next}: Small comforts` }).click()
      await expect(track.locator('> [inert]')).toHaveCount(4)
      expect(await track.getByRole('heading').count()).toBe(cards)
    },
  )
})

test(
  'a sticker stays while the page scrolls, keys are pressed and panels open, until its close button is pressed [BLK-69]',
  otherEngines,
  async ({ page }) => {
    await page.goto('/lookbook')
    const sticker = page.getByRole('dialog', { name: 'Give a card By e-mail, today' }).filter({ visible: true })
    await expect(sticker).toBeInViewport()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.keyboard.press('Escape')
    await expect(sticker).toBeInViewport()
    await page.getByRole('banner').getByRole('link', { name: messages.shell.bag }).click()
    await expect(page.locator('dialog#cart:modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog#cart')).toBeHidden()
    await expect(sticker).toBeInViewport()
    await sticker.getByRole('button', { name: words.close }).click()
    await expect(sticker).toHaveCount(0)
  },
)

test('on a phone a sticker is the last part of the page, so that it covers nothing [BLK-19] [D-584]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lookbook')
  const sticker = page.getByRole('dialog', { name: 'Give a card By e-mail, today' }).filter({ visible: true })
  const boxes = await Promise.all(
    [page.getByRole('heading', { name: 'Four corners of an evening' }), sticker, page.getByRole('contentinfo')].map(
      (part) => part.boundingBox(),
    ),
  )
  const [heading, own, foot] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }))
  expect(own?.top).toBeGreaterThan(heading?.bottom ?? Number.NaN)
  expect(own?.bottom).toBeLessThanOrEqual(foot?.top ?? Number.NaN)
  await sticker.getByRole('button', { name: words.close }).click()
  await expect(sticker).toHaveCount(0)
})

test('stickers have a layout for each width, and shrink to fit the screen [BLK-19]', async ({ page }) => {
  const sticker = page.getByRole('dialog', { name: 'Give a card By e-mail, today' }).filter({ visible: true })
  const widthAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await expect(sticker).toHaveCount(1)
    return Math.round((await sticker.boundingBox())?.width ?? 0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/lookbook')
  expect(await widthAt(1280, 900)).toBe(150)
  expect(await widthAt(1280, 200)).toBe(110)
  expect(await widthAt(390, 844)).toBe(132)
  expect(await widthAt(130, 844)).toBeLessThan(130)
})

test('call-to-action buttons are 220 pixels wide with a gap of 24 pixels, and square ones are 72 pixels wide [BLK-14] [BLK-16]', async ({
  page,
}) => {
  await page.goto('/')
  const [womens, mens] = await Promise.all(
    ['Shop womens', 'Shop mens'].map((name) => page.getByRole('link', { name }).boundingBox()),
  )
  expect(womens?.width).toBe(220)
  expect((mens?.x ?? 0) - (womens?.x ?? 0) - 220).toBe(24)
  await page.goto('/other-stuff')
  const square = await page.getByRole('link', { name: '3-4' }).boundingBox()
  expect([square?.width, square?.height]).toEqual([72, 72])
})

test.describe('live shopping', () => {
  test('live shopping loads nothing from a third party before the visitor consents [BLK-05] [D-134]', async ({
    page,
  }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto('/other-stuff')
    await expect(page.getByText(words.liveShoppingConsent)).toBeVisible()
    await expect.poll(() => page.evaluate("customElements.get('sv-live-shopping') !== undefined")).toBe(true)
    expect(requestedUrls.filter((url) => url.endsWith('/live-shopping.js'))).toEqual([])
  })

  test('live shopping shows its channel with the script of the service once the visitor has consented [BLK-05]', async ({
    page,
    context,
  }) => {
    await page.goto('/other-stuff')
    await storeChoice(context, ['C0001', 'C0003'])
    await page.reload()
    await page.getByRole('button', { name: 'Watch An evening in the weaving shed' }).click()
    await expect(page.getByText('Playing: An evening in the weaving shed')).toBeVisible()
    await expect(page.getByText(words.liveShoppingConsent)).toBeHidden()
  })
})

type Film = { paused: boolean; currentTime: number }

function isPlaying(film: Locator): Promise<boolean> {
  return film.evaluate((element) => {
    const { paused, currentTime } = element as unknown as Film
    return !paused && currentTime > 0
  })
}
