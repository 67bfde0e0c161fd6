import type { Locator, Page } from '@playwright/test'
import { setStock } from './catalogue-changes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { listedProducts, quickOffer, type QuickOffer } from './listing.ts'
import { holdRequests } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { arrivalCheck } from '#shared/messages/delivery-terms.ts'
import { filterPanel, quickAdd } from '#shared/messages/listing.ts'
import { sortNames } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'

const dresses = '/browse/womens/clothing/dresses'
const homewares = '/browse/home'
const phone = { width: 390, height: 844 }

/** Opens a listing and waits for its script: until then its controls are links. */
async function openListing(page: Page, path = dresses): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-quick-add][aria-haspopup="dialog"]').first()).toBeAttached()
}

const cardOf = (page: Page, id: number) => page.locator(`.product-card[data-product="${id}"]`)
const triggerOf = (card: Locator) => card.getByRole('link', { name: quickAdd.title })
const panelOf = (card: Locator) => card.getByRole('dialog', { name: quickAdd.title })

/** The first product of the listing whose variants match, with its card and id. */
async function findOffer(
  page: Page,
  isWanted: (offer: QuickOffer) => boolean,
  path = dresses,
): Promise<{ card: Locator; offer: QuickOffer; id: number }> {
  for (const { id, colour } of await listedProducts(page.request, path)) {
    const offer = await quickOffer(page.request, { id, colour })
    if (isWanted(offer)) return { card: cardOf(page, id), offer, id }
  }
  throw new Error(`No product of ${path} matches.`)
}

const isPlain = ({ sizes, lengths, variants }: QuickOffer) =>
  sizes.length > 1 && lengths.length === 0 && variants.some(({ units }) => units > 3)

test.describe('quick add', () => {
  test(
    'quick add opens before React has loaded, takes the focus, and shows the sizes once it has [PLP-37]',
    { tag: '@gate' },
    async ({ page }) => {
      const release = await holdRequests(page, '**/assets/react-*.js')
      await openListing(page)
      const card = page.getByRole('article').first()
      await triggerOf(card).click()
      const panel = panelOf(card)
      await expect(panel).toBeFocused()
      await expect(panel.getByRole('status')).toHaveText(messages.bag.loading)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(triggerOf(card)).toBeFocused()
      await triggerOf(card).click()
      await panel.evaluate((element) => element.setAttribute('data-same', ''))
      release()
      await expect(panel.getByRole('group', { name: messages.product.size })).toBeVisible()
      await expect(panel).toHaveAttribute('data-same', '')
      await panel.getByRole('button', { name: quickAdd.close }).click()
      await expect(panel).toHaveCount(0)
    },
  )

  test(
    'quick add works with the keyboard only: sizes, the button’s label, the pop-up, and focus back on the card [PLP-37] [PLP-45] [D-120]',
    { tag: '@gate' },
    async ({ page }) => {
      await openListing(page)
      const { card, offer } = await findOffer(page, isPlain)
      const size = offer.variants.find(({ units }) => units > 3)?.size ?? ''
      await triggerOf(card).focus()
      await page.keyboard.press('Enter')
      const panel = panelOf(card)
      await expect(panel).toBeFocused()
      await expect(panel.getByRole('button', { name: messages.product.selectSize })).toBeDisabled()
      const choice = panel.getByRole('button', { name: size, exact: true })
      await choice.focus()
      await page.keyboard.press('Space')
      await expect(choice).toHaveAttribute('aria-pressed', 'true')
      await panel.getByRole('button', { name: messages.product.addToBag }).focus()
      await page.keyboard.press('Enter')
      const popUp = page.getByRole('dialog', { name: messages.bag.added })
      await expect(popUp).toContainText(size)
      await expect(panel).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(triggerOf(card)).toBeFocused()
    },
  )

  test('quick add adds a product without sizes by the first press, and the focus comes back to its card [PLP-45] [D-230]', async ({
    page,
  }) => {
    await openListing(page, homewares)
    const isUnsized = ({ sizes, lengths, variants }: QuickOffer) =>
      sizes.length === 0 && lengths.length === 0 && variants.some(({ units }) => units > 3)
    const { card } = await findOffer(page, isUnsized, homewares)
    await triggerOf(card).focus()
    await page.keyboard.press('Enter')
    const popUp = page.getByRole('dialog', { name: messages.bag.added })
    await expect(popUp.getByRole('link', { name: 'View Bag (1)', exact: true })).toBeVisible()
    await expect(panelOf(card)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(triggerOf(card)).toBeFocused()
  })

  test('only one quick add panel is open at a time, and a press outside or Escape closes it [PLP-42] [PLP-43]', async ({
    page,
  }) => {
    await openListing(page)
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
    await triggerOf(first).click()
    await expect(panelOf(first)).toBeVisible()
    await triggerOf(second).click()
    await expect(panelOf(second)).toBeVisible()
    await expect(page.getByRole('dialog', { name: quickAdd.title })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panelOf(second)).toHaveCount(0)
    await expect(triggerOf(second)).toBeFocused()
    await triggerOf(second).click()
    await expect(panelOf(second)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panelOf(second)).toHaveCount(0)
  })

  test('quick add marks sold-out sizes, and they cannot be chosen [PLP-46]', async ({ page }) => {
    await openListing(page)
    const isSoldOut = ({ sizes, lengths, variants }: QuickOffer) =>
      lengths.length === 0 &&
      sizes.some((size) => variants.some((variant) => variant.size === size && variant.units === 0))
    const { card, offer } = await findOffer(page, isSoldOut)
    const size = offer.variants.find(({ units }) => units === 0)?.size ?? ''
    await triggerOf(card).click()
    await expect(
      panelOf(card).getByRole('button', { name: `${size}, ${messages.product.optionSoldOut}` }),
    ).toBeDisabled()
  })

  test('quick add asks for size and fit if a product has both, and each choice narrows the other [PLP-37] [PLP-39] [PLP-47]', async ({
    page,
  }) => {
    const path = '/browse/womens/clothing/trousers-and-jeans/trousers'
    await openListing(page, path)
    const { card, offer } = await findOffer(
      page,
      ({ sizes, lengths, variants }) =>
        sizes.length > 1 && lengths.length > 1 && variants.some(({ units }) => units > 3),
      path,
    )
    const { size, length } = offer.variants.find(({ units }) => units > 3) ?? { size: '', length: '' }
    await triggerOf(card).click()
    const panel = panelOf(card)
    await expect(panel.getByRole('button', { name: messages.product.selectSizeAndFit })).toBeDisabled()
    await panel
      .getByRole('group', { name: messages.product.size })
      .getByRole('button', { name: size, exact: true })
      .click()
    await expect(panel.getByRole('button', { name: messages.product.selectSizeAndFit })).toBeDisabled()
    for (const choice of offer.lengths) {
      const units = offer.variants.find((variant) => variant.size === size && variant.length === choice)?.units ?? 0
      const button = panel
        .getByRole('group', { name: messages.product.fit })
        .getByRole('button', { name: new RegExp(`^${choice}`) })
      await expect(button).toBeEnabled({ enabled: units > 0 })
    }
    await panel
      .getByRole('group', { name: messages.product.fit })
      .getByRole('button', { name: length, exact: true })
      .click()
    await expect(panel.getByRole('button', { name: messages.product.addToBag })).toBeEnabled()
  })

  test('quick add says that the bag already holds all of the stock, adds nothing, and stays open [PLP-48] [D-52]', async ({
    page,
  }) => {
    await openListing(page)
    const { offer, id } = await findOffer(
      page,
      ({ sizes, lengths, variants }) =>
        sizes.length > 1 && lengths.length === 0 && variants.some(({ units }) => units > 0 && units < 10),
    )
    const variant = offer.variants.find(({ units }) => units > 0 && units < 10)
    if (!variant) throw new Error('There is no such variant.')
    const added = await page.request.post('/api/bigcommerce/addCartItems', {
      headers: { origin: new URL(page.url()).origin, 'x-bigcommerce-channel-id': String(markets.en.defaultChannelId) },
      data: [{ data: { line_items: [{ product_id: id, variant_id: variant.id, quantity: variant.units }] } }],
    })
    expect(added.ok()).toBe(true)
    await openListing(page)
    const card = cardOf(page, id)
    await triggerOf(card).click()
    await panelOf(card).getByRole('button', { name: variant.size, exact: true }).click()
    const add = panelOf(card).getByRole('button', { name: messages.product.addToBag })
    await add.click()
    await expect(page.getByText(messages.bag.exceedsStock)).toBeVisible()
    await expect(add).toBeFocused()
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeHidden()
  })

  test('quick add records plp_quickadd_click at each opening [PLP-53]', async ({ page }) => {
    await page.addInitScript(
      "globalThis.heard = []; document.addEventListener('sv:event', ({ detail }) => globalThis.heard.push(detail))",
    )
    await openListing(page)
    const card = page.getByRole('article').first()
    const id = Number(await card.getAttribute('data-product'))
    const clicks = () => page.evaluate("globalThis.heard.filter(({ event }) => event === 'plp_quickadd_click')")
    expect(await clicks()).toEqual([])
    await triggerOf(card).click()
    await expect(panelOf(card)).toBeVisible()
    expect(await clicks()).toMatchObject([
      { ecommerce: { items: [{ product_id: id, item_name: await card.getByRole('heading').innerText() }] } },
    ])
    await page.keyboard.press('Escape')
    await expect(panelOf(card)).toHaveCount(0)
    await triggerOf(card).click()
    await expect(panelOf(card)).toBeVisible()
    expect(await clicks()).toHaveLength(2)
  })

  test('quick add reads the stock again before it adds, and reports and disables a size that has sold out [PLP-44] [PLP-46]', async ({
    page,
  }) => {
    await openListing(page, '/browse/womens/clothing/knitwear')
    const { card, offer } = await findOffer(page, isPlain, '/browse/womens/clothing/knitwear')
    const variant = offer.variants.find(({ units }) => units > 3 && units < 1000)
    if (!variant) throw new Error('There is no such variant.')
    await triggerOf(card).click()
    await panelOf(card).getByRole('button', { name: variant.size, exact: true }).click()
    await setStock(page.request, [{ variantId: variant.id, units: 0 }])
    try {
      await panelOf(card).getByRole('button', { name: messages.product.addToBag }).click()
      await expect(page.getByText(messages.bag.exceedsStock)).toBeVisible()
      await expect(
        panelOf(card).getByRole('button', { name: `${variant.size}, ${messages.product.optionSoldOut}` }),
      ).toBeDisabled()
      await expect(panelOf(card).getByRole('button', { name: messages.bag.soldOut, exact: true })).toBeDisabled()
      await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeHidden()
    } finally {
      await setStock(page.request, [{ variantId: variant.id, units: variant.units }])
    }
  })

  test('quick add reopens with the cached product while it reads the product again [PLP-41]', async ({ page }) => {
    await openListing(page)
    const { card, offer } = await findOffer(page, isPlain)
    const size = offer.variants.find(({ units }) => units > 3)?.size ?? ''
    const choice = panelOf(card).getByRole('button', { name: size, exact: true })
    const releaseResponse = await holdRequests(page, '**/getProductById')
    await triggerOf(card).click()
    await expect(panelOf(card).getByRole('status')).toHaveText(messages.bag.loading)
    releaseResponse()
    await choice.click()
    await page.keyboard.press('Escape')
    await expect(panelOf(card)).toHaveCount(0)
    await page.unroute('**/getProductById')
    const releaseNextResponse = await holdRequests(page, '**/getProductById')
    let reads = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/getProductById')) reads += 1
    })
    // Two openings within two seconds share one request, so the first opening after that starts the next request.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(panelOf(card)).toHaveCount(0)
      await triggerOf(card).click()
      await expect.poll(() => reads, { timeout: 500 }).toBe(1)
    }).toPass()
    await expect(choice).toHaveAttribute('aria-pressed', 'false')
    releaseNextResponse()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true })

    test('quick add on a phone is a bottom sheet that a tap opens and a tap outside closes [D-120]', async ({
      page,
    }) => {
      await openListing(page)
      const card = page.getByRole('article').first()
      await triggerOf(card).tap()
      const panel = panelOf(card)
      await expect(panel.getByRole('button', { name: messages.product.selectSize })).toBeVisible()
      const widthAndBottom = async () => {
        const box = await panel.boundingBox()
        return box && [box.width, Math.round(box.y + box.height)]
      }
      await expect.poll(widthAndBottom).toEqual([phone.width, phone.height])
      await expectAccessible(page)
      await page.touchscreen.tap(phone.width / 2, 120)
      await expect(panel).toHaveCount(0)
    })
  })
})

test.describe('filters', () => {
  test('a listing has no elements of its filters until the shopper goes for them, and one that was swapped in has them too', async ({
    page,
  }) => {
    const filter = page.getByRole('link', { name: messages.listing.filter })
    const choices = page.getByRole('dialog', { name: messages.listing.filter }).getByRole('checkbox')
    await openListing(page, '/browse/womens/clothing')
    await expect(page.locator('#filters input[type="checkbox"]')).toHaveCount(0)
    await filter.focus()
    await page.keyboard.press('Enter')
    await expect(choices.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').locator(`a[href="${dresses}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${dresses}$`))
    await expect(page.locator('#filters noscript')).toBeAttached()
    await filter.click()
    await expect(choices.first()).toBeVisible()
    await expect(page.locator('#filters noscript')).toHaveCount(0)
  })

  test(
    'filters update their counts while values are chosen, apply once with Done, and can be removed one by one [PLP-20] [PLP-24] [PLP-26]',
    { tag: '@gate' },
    async ({ page }) => {
      await openListing(page, `${dresses}?page=2`)
      await page.getByRole('link', { name: messages.listing.filter }).click()
      const panel = page.getByRole('dialog', { name: messages.listing.filter })
      const box = panel.getByRole('checkbox').first()
      const all = await panel.getByRole('status').textContent()
      await box.check()
      await expect(panel.getByRole('status')).not.toHaveText(all ?? '')
      const found = (await panel.getByRole('status').textContent())?.trim() ?? ''
      expect(page.url()).toMatch(/\?page=2$/)
      await panel.getByRole('button', { name: messages.listing.done }).click()
      await expect(page).toHaveURL(/\?filters%5Bsize%5D=[^&]+$/)
      await expect(page.getByRole('main').getByText(found, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('article').first()).toBeInViewport()
      await page
        .getByRole('list', { name: messages.listing.chosen })
        .getByRole('link', { name: messages.listing.remove })
        .click()
      await expect(page).toHaveURL(new RegExp(`${dresses}$`))
      // An engine without the Navigation API loads the page, and shows its top.
      if (await page.evaluate(`'navigation' in window`))
        await expect(page.getByRole('article').first()).toBeInViewport()
      await page.goBack()
      await expect(page).toHaveURL(/filters/)
      await expect(page.getByRole('list', { name: messages.listing.chosen })).toBeVisible()
    },
  )

  test('the day is chosen among the filters and kept with them, its chip removes it, and Clear All empties the field [DATE-06]', async ({
    page,
  }) => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await openListing(page)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    const panel = page.getByRole('dialog', { name: messages.listing.filter })
    const done = panel.getByRole('button', { name: messages.listing.done })
    const field = panel.getByLabel(arrivalCheck.label)
    await expect(field).toHaveValue('')
    await panel.getByRole('checkbox').first().check()
    await field.fill(day)
    await done.click()
    await expect(page).toHaveURL(new RegExp(`filters%5Bsize%5D=[^&]+&by=${day}$|by=${day}&filters%5Bsize%5D=[^&]+$`))
    const chips = page.getByRole('list', { name: messages.listing.chosen })
    await expect(chips.getByRole('link')).toHaveCount(3)
    await chips.getByRole('link', { name: /Here by/ }).click()
    await expect(page).toHaveURL(/\?filters%5Bsize%5D=[^&]+$/)
    await expect(chips.getByRole('link')).toHaveCount(2)
    await page.goBack()
    await expect(chips.getByRole('link')).toHaveCount(3)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    await expect(field).toHaveValue(day)
    await panel.getByRole('link', { name: messages.listing.clearAll }).click()
    await expect(field).toHaveValue('')
    await done.click()
    await expect(page).toHaveURL(new RegExp(`${dresses}\\??$`))
  })

  test('colour families and further facets open, are chosen and are applied by keyboard, and axe finds no violation in them', async ({
    page,
  }) => {
    await openListing(page)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    const panel = page.getByRole('dialog', { name: messages.listing.filter })
    const family = panel.getByText('Navy', { exact: true })
    await family.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const all = panel.getByRole('checkbox', { name: messages.listing.allShades('Navy') })
    await expect(all).toBeFocused()
    await page.keyboard.press('Space')
    await expect(all).toBeChecked()
    for (const label of ['Length', 'Sleeve', 'Fabric', 'Pattern', 'Fit']) {
      await panel.getByText(label, { exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('group', { name: label }).getByRole('checkbox').first()).toBeVisible()
    }
    await expectAccessible(page)
    await panel.getByRole('button', { name: messages.listing.done }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?filters%5Bfamily%5D=Navy$/)
    await expect(page.getByRole('list', { name: messages.listing.chosen })).toContainText('Navy')
  })

  test('a price slider is moved by keyboard, fills its field, and leaves the price open at its end', async ({
    page,
  }) => {
    await openListing(page)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    const panel = page.getByRole('dialog', { name: messages.listing.filter })
    const [slider, field] = [
      panel.getByRole('slider', { name: messages.listing.lowestPrice }),
      panel.getByRole('spinbutton', { name: messages.listing.minPrice, exact: true }),
    ]
    const lowest = Number(await slider.inputValue())
    await slider.press('ArrowRight')
    await expect(field).toHaveValue(String(lowest + 1))
    await slider.press('Home')
    await expect(field).toHaveValue('')
    await field.fill(String(lowest + 20))
    await expect(slider).toHaveValue(String(lowest + 20))
    await panel.getByRole('button', { name: messages.listing.done }).click()
    await expect(page).toHaveURL(new RegExp(`\\?filters%5Bprice%5D=${lowest + 20}&filters%5Bprice%5D=$`))
    await expect(page.getByRole('list', { name: messages.listing.chosen })).toContainText(`From £${lowest + 20}`)
  })

  test('Clear All unticks every box, and Done then opens the unfiltered list [PLP-20] [PLP-25]', async ({ page }) => {
    await page.goto(dresses)
    await page.getByRole('link', { name: messages.listing.filter }).focus()
    const value = await page.locator('input[name="filters[color]"]').first().getAttribute('value')
    await openListing(page, `${dresses}?filters[color]=${encodeURIComponent(value ?? '')}`)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    const panel = page.getByRole('dialog', { name: messages.listing.filter })
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await panel.getByRole('link', { name: messages.listing.clearAll }).click()
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: messages.listing.done }).click()
    await expect(page).toHaveURL(/\/dresses\??$/)
  })
})

test('the products of a category begin on the first screen of a phone, below links that scroll sideways by keyboard [PLP-55]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const chosen = `${dresses}?filters[size]=8&filters[size]=10&filters[size]=12&filters[size]=14&filters[sale]=Yes&filters[price]=20-400`
  for (const path of [dresses, chosen, '/browse/womens', '/browse/gifts']) {
    await openListing(page, path)
    const picture = await page.locator('.product-card > img').first().boundingBox()
    expect(picture?.y, path).toBeLessThan(660)
  }
  await openListing(page, chosen)
  const clear = page.getByRole('list', { name: messages.listing.chosen }).getByRole('link').last()
  await expect(clear).not.toBeInViewport()
  await clear.focus()
  await expect(clear).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test(
  'load more adds the next cards without changing the URL, and going back returns to the card that was left',
  { tag: '@gate' },
  async ({ page }) => {
    await openListing(page, '/browse/womens')
    await page.getByRole('link', { name: messages.listing.loadMore }).click()
    await expect(page.getByRole('article')).toHaveCount(96)
    await expect(page).toHaveURL(/\/browse\/womens$/)
    await expect(page.getByRole('article').nth(48).getByRole('link').first()).toBeFocused()
    const left = page.getByRole('article').nth(60).getByRole('link').first()
    const name = (await left.textContent()) ?? ''
    await left.click()
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(96)
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(96)
  },
)

test('a listing shows as a grid or as a list, which the session remembers without a query parameter [PLP-09] [D-61]', async ({
  page,
}) => {
  await openListing(page)
  const [grid, list] = [messages.listing.grid, messages.listing.list].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const topOf = async (index: number) => (await page.getByRole('article').nth(index).boundingBox())?.y ?? 0
  await expect(grid!).toHaveAttribute('aria-pressed', 'true')
  expect(await topOf(1)).toBe(await topOf(0))
  await page.setViewportSize({ width: 900, height: 800 })
  await list!.click()
  await expect(list!).toHaveAttribute('aria-pressed', 'true')
  expect(await topOf(1)).toBeGreaterThan(await topOf(0))
  await expect(page).toHaveURL(new RegExp(`${dresses}$`))
  await openListing(page, '/browse/mens')
  await expect(list!).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('the sort control of a phone shows the chosen order', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${dresses}?sort=price-desc`)
  const order = page.locator('.sort-menu summary').getByText(sortNames['price-desc'], { exact: true })
  await expect(order).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('the header’s long description is shortened until see more is pressed [PLP-13]', async ({ page }) => {
  await openListing(page)
  const more = page.getByRole('button', { name: messages.blocks.seeMore })
  const rest = page.locator('.see-more__rest')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(rest).toBeHidden()
  await more.click()
  await expect(rest).toBeVisible()
  await expect(page.getByRole('button', { name: messages.blocks.seeLess })).toHaveAttribute('aria-expanded', 'true')
})

test.describe('second picture', () => {
  test('the second picture shows while a pointer is over the card [PLP-30]', async ({ page }) => {
    await openListing(page)
    const card = page.getByRole('article').first()
    const second = card.locator('.product-card__hover')
    await card.hover()
    await expect(second).toBeVisible()
    await expect(second).toHaveAttribute('alt', '')
    await expect(second).toHaveJSProperty('complete', true)
    expect(await second.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
    expect(await second.boundingBox()).toEqual(await card.locator('img').first().boundingBox())
    await page.mouse.move(0, 0)
    await expect(second).toBeHidden()
  })

  for (const [name, viewport] of Object.entries({ phone, tablet: { width: 820, height: 1180 } })) {
    test.describe(name, () => {
      test.use({ viewport, hasTouch: true, isMobile: true })

      test(`the second picture is neither shown nor requested on a ${name} [PLP-31]`, async ({ page }) => {
        const requestedUrls: string[] = []
        page.on('request', (request) => requestedUrls.push(request.url()))
        await openListing(page)
        const card = page.getByRole('article').first()
        await card.hover()
        await expect(card.locator('.product-card__hover')).toBeHidden()
        expect(requestedUrls.filter((url) => /_2\?w=/.test(url))).toEqual([])
        await expect(triggerOf(card)).toBeVisible()
      })
    })
  }
})

test.describe('accessibility', () => {
  for (const [name, viewport] of Object.entries({ phone, desktop: { width: 1280, height: 900 } })) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport })

      test('axe finds no violation with the filters open', async ({ page }) => {
        await openListing(page)
        await page.getByRole('link', { name: messages.listing.filter }).click()
        await expect(
          page.getByRole('dialog', { name: messages.listing.filter }).getByRole('checkbox').first(),
        ).toBeVisible()
        await expectAccessible(page)
      })

      test('axe finds no violation with quick add open', async ({ page }) => {
        await openListing(page)
        const card = page.getByRole('article').first()
        await triggerOf(card).click()
        await expect(panelOf(card).getByRole('button', { name: messages.product.selectSize })).toBeVisible()
        await expectAccessible(page)
      })

      for (const [what, path] of Object.entries({
        'on a page past the end': `${dresses}?page=99`,
        'on a listing whose filters match no product': `${dresses}?filters[price]=1-2`,
        'on a search without results': '/search?query=jumpr&exact=true',
        'on search results': '/search?query=dress',
      })) {
        test(`axe finds no violation ${what}`, async ({ page }) => {
          await page.goto(path)
          await expect(page.getByRole('main')).toBeVisible()
          await expectAccessible(page)
        })
      }
    })
  }
})

test('on a phone subcategories and blocks above the products are one row that scrolls, and the products begin on the first screen', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(dresses)
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const scrollers = await page.locator('main').evaluate((main) => {
    const top = main.querySelector('article')?.getBoundingClientRect().top ?? 0
    return [...main.querySelectorAll('*')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        getComputedStyle(element).overflowX === 'auto' &&
        element.getBoundingClientRect().bottom <= top,
    ).length
  })
  expect(scrollers).toBe(1)
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(614)
  await page.getByRole('link', { name: 'UK 18' }).focus()
  await expect(page.getByRole('link', { name: 'UK 18' })).toBeInViewport({ ratio: 1 })
})

test('the tools of a listing with filters and the longest order are one row on narrow phones, without cut words', async ({
  page,
}) => {
  const tools = page.locator('.listing-tools')
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: phone.height })
    await page.goto(`${dresses}?filters[size]=12&sort=price-desc`)
    await expect(tools).toBeVisible()
    const facts = await tools.evaluate((row) => {
      const linesOf = (part: Element) =>
        part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight)
      const [count] = row.children
      const filter = row.lastElementChild
      return {
        height: row.getBoundingClientRect().height,
        countLines: count ? Math.round(linesOf(count)) : 0,
        isFilterCut: filter ? filter.scrollWidth > filter.clientWidth : true,
        isPageWider: document.documentElement.scrollWidth > innerWidth,
      }
    })
    expect(facts.height).toBeLessThan(60)
    expect(facts.countLines).toBeLessThanOrEqual(2)
    expect([facts.isFilterCut, facts.isPageWider]).toEqual([false, false])
  }
})

test('the filters of another listing offer the sizes that were chosen before, and one press chooses them [PLP-63]', async ({
  page,
}) => {
  const open = async (path: string) => {
    await openListing(page, path)
    await page.getByRole('link', { name: messages.listing.filter }).click()
    return page.getByRole('dialog', { name: messages.listing.filter })
  }
  const sizesOf = (panel: Locator) => panel.getByRole('group', { name: messages.product.size })
  const first = await open(dresses)
  await sizesOf(first).getByRole('checkbox', { name: /^12/ }).check()
  await first.getByRole('button', { name: messages.listing.done }).click()
  await expect(page).toHaveURL(/size/i)

  const panel = await open('/browse/womens/clothing/skirts')
  await panel.getByRole('button', { name: filterPanel.mySizes(['12']) }).click()
  const box = sizesOf(panel).getByRole('checkbox', { name: /^12/ })
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  await expect(panel.getByRole('button', { name: filterPanel.mySizes(['12']) })).toHaveCount(0)
  await expectAccessible(page)
  await panel.getByRole('button', { name: messages.listing.done }).click()
  await expect(page).toHaveURL(/skirts.*size/i)
})
