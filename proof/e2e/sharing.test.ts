import type { Browser, Page } from '@playwright/test'
import { newShopper, register } from './accounts.ts'
import { storeChoice } from './consent-choice.ts'
import { expectAccessible } from './expect-accessible.ts'
import { addToBag, chooseOptions, findProduct } from './shopper.ts'
import { expect, test } from './test.ts'
import { createAccountPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { sharing } from '#shared/messages/sharing.ts'
import * as messages from '#shared/messages/shop.ts'

/** A page of another person, with a bag of their own. */
async function openStranger({ browser, baseURL }: { browser: Browser; baseURL: string | undefined }): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await storeChoice(context, ['C0001'])
  return context.newPage()
}

for (const market of Object.values(markets)) {
  test(
    `a shopper in ${market.code} sends the bag, and another one adds it to theirs [SHARE-01] [SHARE-02] [SHARE-03]`,
    { tag: market === markets.us ? '@gate' : [] },
    async ({ page, browser, baseURL }) => {
      await findProduct(page, market)
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await chooseOptions(page)
      await addToBag(page)
      await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
      await page.goto(`${market.prefix}/bag`)
      await page.getByRole('link', { name: sharing.send }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sharing.sendTitle)
      await expectAccessible(page)
      const link = await page.getByRole('textbox', { name: sharing.link, exact: true }).inputValue()

      const stranger = await openStranger({ browser, baseURL })
      await stranger.goto(link)
      await expect(stranger.getByRole('main')).toContainText(name)
      await expectAccessible(stranger)
      await stranger.getByRole('button', { name: sharing.add }).click()
      await expect(stranger.getByText('1 of 1 items are in your bag.')).toBeVisible()
      await expect(stranger.getByRole('main')).toContainText(name)

      await stranger.goto(link.slice(0, -6))
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(sharing.ended)
      await expectAccessible(stranger)
      await stranger.context().close()
    },
  )
}

test('a customer shares the wishlist by a link until they stop it [SHARE-06]', async ({ page, browser, baseURL }) => {
  await page.goto(createAccountPath)
  await register(page, newShopper())
  await expect(page.getByRole('main')).toContainText(messages.account.notice.welcome)
  await page.goto('/browse/womens')
  const heart = page.getByRole('main').getByRole('article').first().getByRole('button', { name: messages.wishlist.add })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // The heart is full at once, before the list is stored.
  await page.waitForLoadState('networkidle')
  await page.goto('/wishlist')
  const main = page.getByRole('main')
  const name = (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await main.getByText(sharing.publish).click()
  await main.getByRole('button', { name: sharing.publishButton }).click()
  const link = await main.getByRole('textbox', { name: sharing.link }).inputValue()
  await expectAccessible(page)

  const stranger = await openStranger({ browser, baseURL })
  await stranger.goto(link)
  await expect(stranger.getByRole('main')).toContainText(name)
  await expectAccessible(stranger)
  await main.getByRole('button', { name: sharing.stop }).click()
  await expect(main.getByRole('textbox', { name: sharing.link })).toHaveCount(0)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(sharing.privateTitle)
  await expectAccessible(stranger)
  await stranger.context().close()
})
