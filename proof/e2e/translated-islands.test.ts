import type { Page } from '@playwright/test'
import { logIn, newShopper } from './accounts.ts'
import { fillCart, openAccount } from './buy.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { translateNow, translatePages } from './translator.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { coupons } from '#shared/messages/coupons.ts'
import { deliveryEstimate } from '#shared/messages/delivery-estimate.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import { locale, newsletter } from '#shared/messages/panels.ts'
import { gallery, modifiers, notifyMe, share } from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

const listing = '/browse/womens/clothing/dresses'
const { account, wishlist } = messages

/** Opens a page, waits until its islands are live, and translates it. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').dispatchEvent('pointerover')
  await expect
    .poll(() =>
      page.evaluate(`[...document.querySelectorAll('sv-island[data-on=load]')].every(({ isLive }) => isLive)`),
    )
    .toBe(true)
  await translateNow(page)
}

/** Opens a panel by one of its links, as soon as its script has made a dialog of it. */
async function openPanel(page: Page, name: string) {
  await page.locator(`[data-opens="${name}"]`).filter({ visible: true }).first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  return dialog
}

test.beforeEach(({ page }) => translatePages(page))

test('quick add, its pop-up and the bag panel of a translated listing keep up with each press [PLP-37]', async ({
  page,
}) => {
  await openTranslated(page, listing)
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: quickAdd.title }).click()
  const sizes = card.getByRole('dialog').getByRole('group').locator('button')
  await expect(sizes.first()).toBeVisible()
  const add = card.getByRole('dialog').getByRole('button', { name: messages.product.addToBag })
  for (const size of await sizes.all())
    if (await size.isEnabled()) {
      await size.click()
      await expect(size).toHaveAttribute('aria-pressed', 'true')
    }
  await add.click()
  const added = page.getByRole('dialog', { name: messages.bag.added })
  await expect(added.getByRole('link', { name: /1/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const bag = await openPanel(page, 'cart')
  await bag.getByRole('button', { name: cartControls.more }).click()
  await expect(bag.locator('.panel__header')).toContainText('2')
  await bag.getByRole('button', { name: cartControls.fewer }).click()
  await expect(bag.locator('.panel__header')).toContainText('1')
  await bag.getByRole('button', { name: new RegExp(`^${cartControls.remove}`) }).click()
  await expect(bag.getByText(messages.bag.empty)).toBeVisible()
  await bag.getByRole('button', { name: cartControls.undo }).click()
  await expect(bag.locator('[data-line-name]')).toHaveCount(1)
})

test('the filters of a translated listing can be chosen and taken back, and the list follows', async ({ page }) => {
  await openTranslated(page, listing)
  for (const isChosen of [true, false]) {
    const panel = await openPanel(page, 'filters')
    await panel.getByRole('checkbox').first().setChecked(isChosen)
    await panel.getByRole('button', { name: messages.listing.done }).click()
    await expect(page).toHaveURL(isChosen ? /filters/ : /dresses\??$/)
    await expect(page.getByRole('list', { name: messages.listing.chosen })).toHaveCount(isChosen ? 1 : 0)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('the wishlist panel of a translated page shows saved items, and none once they are removed [WISH-05]', async ({
  page,
}) => {
  await openTranslated(page, listing)
  const hearts = page.getByRole('main').getByRole('button', { name: wishlist.add })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  const panel = await openPanel(page, 'wishlist')
  await expect(panel.locator('.wishlist-panel__count')).toHaveText('(2)')
  for (const left of ['(1)', '(0)']) {
    await panel
      .getByRole('button', { name: new RegExp(`^${wishlist.remove}`) })
      .first()
      .click()
    await expect(panel.locator('.wishlist-panel__count')).toHaveText(left)
  }
})

test.describe('forms', () => {
  test.use({ expectedErrors: [/status of (401|409|422)/] })

  test('the login panel of a translated page shows and replaces its errors', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTranslated(page, '/browse/womens')
    const panel = await openPanel(page, 'login')
    const submit = panel.getByRole('button', { name: account.button.logIn })
    await submit.click()
    await expect(panel.locator('.field__error').first()).not.toBeEmpty()
    const { email, password } = newShopper()
    await panel.getByLabel(account.field.email).fill(email)
    await panel.getByLabel(account.field.password, { exact: true }).fill(password)
    await submit.click()
    await expect(panel.getByRole('alert').first()).toBeVisible()
    await submit.click()
    await expect(submit).toBeVisible()
  })

  test('the registration of a translated page changes its labels with the country, and shows each error', async ({
    page,
  }) => {
    await openTranslated(page, '/create-account')
    const main = page.getByRole('main')
    const submit = main.getByRole('button', { name: account.button.register })
    await submit.click()
    await expect(main.locator('.field__error').filter({ hasText: /./ }).first()).toBeVisible()
    for (const [country, words] of [
      ['US', 'american'],
      ['IE', 'irish'],
      ['GB', 'british'],
    ] as const) {
      await main.getByLabel(account.field.country).selectOption(country)
      await expect(main.getByLabel(account.addressLabels[words].postCode).first()).toBeVisible()
    }
    await main.getByLabel(account.field.password, { exact: true }).fill('short')
    await submit.click()
    await main.getByLabel(account.field.password, { exact: true }).fill('Thread4231')
    await submit.click()
    await expect(submit).toBeVisible()
  })

  test('the forms of a translated account show what is wrong, then that it is saved', async ({ page }) => {
    await page.goto('/login')
    await logIn(page, await openAccount())
    await expect(page).toHaveURL(/my-account/)
    for (const path of ['/my-account/my-profile', '/my-account/saved-addresses?new=1']) {
      await openTranslated(page, path)
      const forms = page.getByRole('main').locator('form.account-form')
      for (const form of await forms.all()) {
        const inputs = form.locator('input[type=text], input[type=email], input:not([type])').filter({ visible: true })
        for (const input of await inputs.all()) await input.fill('<')
        await form.locator('.account-form__submit').click()
        await expect(form).toBeVisible()
      }
    }
  })

  test('the newsletter of a translated page shows its error and its answer [LAY-51]', async ({ page }) => {
    await openTranslated(page, '/')
    const modal = await openPanel(page, 'newsletter')
    const email = modal.getByRole('textbox', { name: newsletter.email })
    for (const address of ['ada@example', 'ada']) {
      await email.fill(address)
      await page.keyboard.press('Enter')
      await expect(modal.getByRole('alert')).toHaveText(newsletter.invalidEmail)
    }
    await email.fill(`${crypto.randomUUID()}@example.com`)
    await page.keyboard.press('Enter')
    await expect(modal.getByText(newsletter.sent)).toBeVisible()
  })

  test('the codes and the delivery estimate of a translated bag show refusals and results [CPN-01]', async ({
    page,
  }) => {
    await fillCart(page, markets.en)
    await openTranslated(page, '/bag')
    const code = page.getByLabel(coupons.code).first()
    for (const typed of ['NEVER-GIVEN', 'WELCOME10']) {
      await code.fill(typed)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toContainText(
        typed === 'WELCOME10' ? typed : messages.couponRefusals['not-found'],
      )
    }
    const estimate = page.locator('#delivery-estimate')
    await estimate.getByRole('heading').click()
    for (const postcode of ['X', 'BS1 4DJ', 'X', 'LS1 4AP']) {
      await estimate.locator('#estimate-postcode').fill(postcode)
      await estimate.getByRole('button', { name: deliveryEstimate.submit }).click()
      await expect(estimate.getByRole('alert')).toHaveText(postcode === 'X' ? account.issue.postCode : '')
      await expect(estimate.getByRole('table')).toHaveCount(postcode === 'X' ? 0 : 1)
    }
    await page.getByRole('main').getByRole('button', { name: cartControls.more }).first().click()
    await expect(estimate.getByRole('status')).toHaveText(deliveryEstimate.outdated)
  })
})

test('the countries of a translated page change their currencies [LOC-20]', async ({ page }) => {
  await openTranslated(page, '/')
  const panel = await openPanel(page, 'locale')
  for (const country of ['Rest of the World', 'Ireland', 'United Kingdom']) {
    await panel.getByRole('radio', { name: country }).check({ force: true })
    await expect(panel.getByRole('group', { name: locale.currency }).getByRole('radio').first()).toBeVisible()
  }
})

test('a translated product page offers a mail for a sold-out size, and takes it back for another [PDP-55, PDP-60]', async ({
  page,
}) => {
  const hasSoldOut = (html: string) =>
    html.includes('option-group__choice--sold-out') && html.includes('class="option-group__choice"')
  await openTranslated(page, await productWith(page, '/browse/womens', hasSoldOut))
  const sizes = page.getByRole('group', { name: messages.product.size }).locator('label')
  const [soldOut, other] = [{ hasText: messages.product.optionSoldOut }, { hasNotText: messages.product.optionSoldOut }]
  const form = page.getByRole('form', { name: notifyMe.title })
  for (const address of ['nobody', 'ada@example.com']) {
    await sizes.filter(soldOut).first().click()
    await form.getByRole('textbox').fill(address)
    await form.getByRole('button').click()
    await expect(page.getByText(address === 'nobody' ? modifiers.invalidEmail : notifyMe.kept)).toBeVisible()
    await sizes.filter(other).first().click()
    await expect(page.locator('.buy-box__add')).toHaveText(messages.product.addToBag)
  }
})

test('the zoom of a translated product page counts its pictures, and its address can be copied twice', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.addInitScript("Object.defineProperty(navigator, 'share', { value: undefined })")
  await openTranslated(page, await productWith(page, '/browse/womens', (html) => html.includes('class="share"')))
  await page.locator('.gallery a').first().click()
  const zoom = page.locator('dialog.zoom')
  for (const [press, shown] of [
    ['next', '2 / '],
    ['previous', '1 / '],
  ] as const) {
    await zoom.getByRole('button', { name: gallery[press] }).click()
    await expect(zoom.getByRole('status')).toContainText(shown)
  }
  await zoom.getByRole('button', { name: gallery.zoomIn }).click()
  await zoom.getByRole('button', { name: gallery.close }).click()
  await expect(zoom).toHaveCount(0)
  for (let press = 1; press <= 2; press += 1) {
    await page.locator('.share__link').click()
    await expect(page.locator('.share__outcome')).toHaveText(share.copied)
  }
})

// React hydrates these after the translation, and finds an element where it expects a text beside other nodes.
test('no island that starts late has a text beside other nodes', async ({ page }) => {
  await fillCart(page, markets.en)
  const found = new Set<string>()
  for (const path of ['/', listing, '/bag', '/wishlist', '/newsletter', '/cookies', '/shop-finder']) {
    await page.goto(path)
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('sv-island:not([data-on=load]) :not(style, script, option, svg *)')].flatMap(
        (element) =>
          element.childNodes.length > 1 && !element.closest('[translate=no]')
            ? [...element.childNodes].flatMap((node) =>
                node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
                  ? [
                      `${element.closest('sv-island')?.getAttribute('data-name')}: ${element.tagName} ${node.textContent}`,
                    ]
                  : [],
              )
            : [],
      ),
    )
    for (const text of texts) found.add(text)
  }
  expect([...found]).toEqual([])
})
