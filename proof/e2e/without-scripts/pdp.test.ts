import { productWith } from '../product-with.ts'
import { expect, test } from '../test.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

test('without scripts a sold-out size in the URL does not stop another size from being bought [PDP-12]', async ({
  page,
}) => {
  const path = await productWith(
    page,
    '/browse/womens',
    (html) =>
      html.includes('option-group__choice--sold-out') &&
      /class="option-group__choice"/.test(html) &&
      !html.includes('name="length"'),
  )
  await page.goto(path)
  const soldOut =
    (await page.locator('.option-group__choice--sold-out input[name="size"]').first().getAttribute('value')) ?? ''
  await page.goto(`${path}?Size=${encodeURIComponent(soldOut)}`)
  const button = page.locator('.buy-box__add')
  await expect(button).toBeEnabled()

  await button.click()
  await expect(page.locator('.buy-box__outcome')).toHaveText(messages.productRefusals.soldOutChoice)
  await expect(button).toBeEnabled()

  await page.locator('.option-group__choice:not(.option-group__choice--sold-out)').first().click()
  await button.click()
  await expect(page).toHaveURL(/\/bag\?added=/)
})

test(
  'without scripts colours are links, a missing size shows a message, and a notification can be requested for a sold-out one [PDP-07, PDP-21, PDP-60]',
  { tag: '@gate' },
  async ({ page }) => {
    const path = await productWith(
      page,
      '/browse/womens',
      (html) => html.includes('option-group__choice--sold-out') && html.split('class="colour-links__link"').length > 2,
    )
    await page.goto(`${path}?error=size`)
    await expect(page.getByText(messages.product.pleaseSelectSize, { exact: true })).toBeVisible()
    const colours = page.getByRole('list', { name: messages.product.colour }).getByRole('link')
    const name = (await colours.nth(1).getAttribute('title')) ?? ''
    await colours.nth(1).click()
    await expect(colours.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(new RegExp(name))

    await page.goto(path)
    const soldOut = await page.locator('.option-group__choice--sold-out input').first().getAttribute('value')
    await page.goto(`${path}?Size=${encodeURIComponent(soldOut ?? '')}`)
    const form = page.getByRole('form', { name: pageMessages.notifyMe.title })
    await form.getByRole('textbox').fill('ada@example.com')
    await form.getByRole('button').click()
    await expect(page.getByText(pageMessages.notifyMe.kept)).toBeVisible()
  },
)
