import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { consentCookie } from '#shared/consent-cookie.ts'
import { choiceOfToday } from '#shared/test/consent-choice.ts'

/** The cookies of the response to a visitor whose browser has this choice. */
async function cookiesFor(choice: string): Promise<string[]> {
  const shop = openShop()
  shop.jar.set(consentCookie.name, choice)
  const response = await shop.call('renewConsentCookie', {})
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return response.headers.getSetCookie()
}

test('a response writes the visitor’s choice again for six months, because Safari keeps a script’s cookie for a week', async () => {
  const choice = choiceOfToday(['C0002'])
  const [cookie = '', ...others] = await cookiesFor(choice)
  expect(cookie.split('; ').toSorted()).toEqual(
    [`sv-consent=${choice}`, 'Max-Age=15724800', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
  )
  expect(others).toEqual([])
})

test('a text that is no choice is not written again', async () => {
  expect(await cookiesFor('v1.12.en.0.19990101.0123456789abcdef')).toEqual([])
})
