import { expect, test } from '../test.ts'
import * as messages from '#shared/messages/shop.ts'

const { shell } = messages

test('without scripts the mega-menu opens on hover and with its disclosures, and its links work [BLK-25] [D-119]', async ({
  page,
}) => {
  await page.goto('/browse/mens')
  const menu = page.getByRole('navigation', { name: shell.mainNavigation })
  await menu.getByRole('link', { name: 'Womens' }).first().hover()
  await expect(menu.getByRole('link', { name: 'Nightwear' }).first()).toBeVisible()
  await page.mouse.move(5, 700)
  await menu.getByLabel(shell.menuOf('Home')).click()
  await menu.getByRole('link', { name: 'Lamps' }).click()
  await expect(page).toHaveURL(/lamps/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('without scripts the mobile menu opens, drills down, and its links work [BLK-28] [BLK-29]', async ({ page }) => {
    await page.goto('/browse/mens')
    await page.getByRole('navigation', { name: shell.quickNavigation }).getByRole('link', { name: shell.menu }).click()
    const menu = page.locator('#menu')
    await expect(menu.getByRole('link', { name: shell.shopFinder })).toBeVisible()
    await menu.locator('summary:visible').filter({ hasText: 'Womens' }).click()
    await menu.locator('summary:visible').filter({ hasText: 'Clothing' }).click()
    await menu.getByRole('link', { name: 'Nightwear' }).click()
    await expect(page).toHaveURL(/nightwear/)
  })

  test('without scripts the header is not sticky, and account, wishlist and bag are links [LAY-11] [LAY-12] [LAY-21]', async ({
    page,
  }) => {
    await page.goto('/')
    const quick = page.getByRole('navigation', { name: shell.quickNavigation })
    await expect(quick.getByRole('link', { name: shell.account })).toHaveAttribute('href', '/login')
    await expect(quick.getByRole('link', { name: shell.wishlist })).toHaveAttribute('href', '/wishlist')
    await quick.getByRole('link', { name: shell.basket }).click()
    await expect(page).toHaveURL(/\/bag$/)
  })
})
