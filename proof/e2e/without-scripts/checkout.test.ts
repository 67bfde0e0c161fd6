import { logIn } from '../accounts.ts'
import { buyAsMember, fillCart, openAccount } from '../buy.ts'
import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

// The folder's project in `playwright.config.ts` switches scripts off.
// A test from a listing to an order takes longer than the default timeout.
test.beforeEach(() => test.slow())

for (const market of Object.values(markets)) {
  test(`a member in ${market.code} without scripts logs in before the checkout and buys [CHK-12]`, async ({ page }) => {
    await buyAsMember(page, market)
  })
}

test(
  'without scripts a logged-in shopper can move a line of the bag to the wishlist',
  { tag: '@gate' },
  async ({ page }) => {
    const member = await openAccount()
    await page.goto('/login')
    await logIn(page, member)
    await expect(page).toHaveURL(/my-account/)
    await fillCart(page, markets.en)
    await page.getByRole('main').getByRole('button', { name: messages.wishlist.moveFromBag }).first().click()
    await page.goto('/wishlist')
    await expect(
      page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
    ).toBeVisible()
  },
)
