import { expect, type Page } from '@playwright/test'
import { outbox } from './outbox.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages

export type Shopper = ReturnType<typeof newShopper>

/** A shopper who has no account yet. */
export function newShopper() {
  return {
    email: `walk-${crypto.randomUUID()}@selvedge.example`,
    password: 'Thread4231',
    first_name: 'Zoë',
    last_name: 'O’Neill',
  }
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(account.field.email).fill(email)
  await main.getByLabel(account.field.password, { exact: true }).fill(password)
  await main.getByRole('button', { name: account.button.logIn }).click()
}

/** Fills in the registration form and submits it. */
export async function register(page: Page, { email, password, first_name, last_name }: Shopper): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(account.field.title).selectOption('Ms')
  await main.getByLabel(account.field.firstName).fill(first_name)
  await main.getByLabel(account.field.lastName).fill(last_name)
  await main.getByLabel(account.field.phone).fill('07700 900111')
  await main.getByLabel(account.field.email).fill(email)
  await main.getByLabel(account.field.password, { exact: true }).fill(password)
  await main.getByLabel(account.field.country).selectOption('GB')
  await main.getByLabel(account.field.houseNumber).fill('14')
  await main.getByLabel(/^Street( address)?$/).fill('Loom Street')
  await main.getByLabel(inWordsOfAny('city')).fill('Leeds')
  await main.getByLabel(inWordsOfAny('county')).fill('West Yorkshire')
  await main.getByLabel(inWordsOfAny('postCode')).fill('LS1 4AP')
  await main.getByRole('button', { name: account.button.register }).click()
}

/**
 * Goes from the login page to the form that requests a password link. The URL changes before the page does, and both
 * forms have a field of the same name.
 */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: account.forgotPassword }).click()
  await expect(page).toHaveURL(/\/forgot-password/)
  const send = page.getByRole('button', { name: account.button.sendLink })
  await page.locator('form').filter({ has: send }).getByLabel(account.field.email).fill(email)
  await send.click()
  await expect(page.getByText('It can take up to 10 minutes to arrive.')).toBeVisible()
}

/** The link in the latest e-mail to the address that lets the customer set a password. */
export async function resetLink(page: Page, email: string): Promise<string> {
  const [, query = ''] = /updatePassword(\?c=\d+&amp;t=[\w-]+)/.exec(await outbox(page, email)) ?? []
  return `/updatePassword${query.replace('&amp;', '&')}`
}

/**
 * A field of an address, found by its label in any country: without scripts a form keeps the labels of the country that
 * it was rendered for.
 */
export function inWordsOfAny(part: 'city' | 'county' | 'postCode'): RegExp {
  const names = Object.values(account.addressLabels).map((words) => words[part])
  return new RegExp(`^(${[...new Set(names)].join('|')})( \\(optional\\))?$`)
}
