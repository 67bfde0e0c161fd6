import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Words that are frequent in English and are no German ones. */
const englishWords = /\b(?:the|and|your|with|from|our|this|you|of|is|add|delivery|size|colour|bag|order|free|new)\b/i

/**
 * No text of the page is English, but what says of itself that it is (`lang`), and names of colours and designs that
 * both languages write alike.
 */
async function expectGerman(page: Page, pageType: string): Promise<void> {
  // The URL changes when the navigation starts, the page when its HTML has arrived.
  await expect(page.locator('body')).toHaveAttribute('data-page-type', pageType)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.closest('[lang]')?.getAttribute('lang')?.startsWith('de') || parent.closest('script, style, option'))
        continue
      if (parent.checkVisibility()) found.push((node.nodeValue ?? '').trim())
    }
    return found
  })
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => englishWords.test(text))).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** A browser that prefers English is asked which language it wants, until the shopper chooses German. */
async function chooseGerman(page: Page, path: string): Promise<void> {
  await page.goto(`/eu${path}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(new RegExp(`/eu/de${path}$`))
}

test(
  'a shopper reads nothing in English from the German home page to the order [D-340]',
  { tag: '@other-engines' },
  async ({ page }) => {
    await chooseGerman(page, '')
    await expectGerman(page, 'home')
    const departments = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await departments.getByRole('link', { name: 'Damen' }).first().click()
    await expect(page).toHaveURL(/\/eu\/de\/browse\//)
    await expectGerman(page, 'plp')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expectGerman(page, 'pdp')
    for (const name of ['Größe', 'Passform']) {
      const choices = page.getByRole('group', { name })
      if ((await choices.count()) === 0) continue
      await choices.locator('label').filter({ hasNotText: 'ausverkauft' }).first().click()
    }
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    const popUp = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' })
    await popUp.getByRole('link', { name: 'Warenkorb ansehen' }).click()
    await expect(page).toHaveURL(/\/eu\/de\/bag/)
    await expectGerman(page, 'bag')
    await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click()
    await expect(page).toHaveURL(/\/eu\/de\/checkout-identity$/)
    await expectGerman(page, 'checkout')
    await page.getByRole('button', { name: 'ALS GAST BESTELLEN' }).click()
    await expect(page).toHaveURL(/\/checkout\/address/)
    await page.getByLabel('E-Mail-Adresse').fill('ada@example.com')
    await page.getByLabel('Vorname').fill('Ada')
    await page.getByLabel('Nachname').fill('Marlowe')
    await page.getByLabel('Land').selectOption('DE')
    await page.getByLabel('Straße und Hausnummer').fill('Webergasse 27')
    await page.getByLabel('Postleitzahl').fill('10115')
    await page.getByLabel('Ort', { exact: true }).fill('Berlin')
    await page.getByRole('button', { name: 'Weiter zum Versand' }).click()
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
    await page.getByLabel('Kartennummer').fill('4111 1111 1111 1111')
    await page.getByLabel('Name auf der Karte').fill('Ada Marlowe')
    await page.getByLabel('Gültig bis').fill('12/39')
    await page.getByLabel('Prüfnummer').fill('123')
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click()
    await expect(page).toHaveURL(/\/eu\/de\/order-confirmation\//)
    await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible()
    await expectGerman(page, 'order-confirmation')
  },
)

test(
  'a customer reads nothing in English in the German account [D-340]',
  { tag: '@other-engines' },
  async ({ page }) => {
    await chooseGerman(page, '/login')
    await expectGerman(page, 'account')
    const main = page.getByRole('main')
    await main.getByLabel('E-Mail-Adresse').fill('leon.fischer@selvedge.example')
    await main.getByLabel('Passwort', { exact: true }).fill('Harbour1749')
    await main.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/eu\/de\/my-account$/)
    await expectGerman(page, 'account')
    for (const path of ['order-history', 'my-profile', 'saved-addresses', 'my-data']) {
      await page.goto(`/eu/de/my-account/${path}`)
      await expectGerman(page, 'account')
    }
    await page.goto('/eu/de/my-account/order-history')
    await main.getByRole('link', { name: /\d{6}/ }).first().click()
    await expect(page).toHaveURL(/order-history\/\d+$/)
    await expectGerman(page, 'account')
  },
)
