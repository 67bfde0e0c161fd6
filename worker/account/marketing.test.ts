import { describe, expect, test } from 'vitest'
import type { MarketingPort } from '../ports/marketing-port.ts'
import { newEmail, openAccountShop, registrationFields } from '../test/accounts.ts'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'

function provider(isDown = false) {
  const calls: object[] = []
  const record = async (what: object) => {
    if (isDown) throw new ServiceError('marketing', 'unavailable')
    calls.push(what)
  }
  const marketing: MarketingPort = {
    notifyStockLevel: record,
    requestNewsletter: record,
    sendMail: record,
    openStockAlerts: async () => ({ alerts: [], sentOf: new Map() }),
    sendStockAlerts: async () => 0,
    stockAlertsOf: async () => [],
    stopStockAlerts: async () => undefined,
    updateMarketingConsent: record,
    updatePreferences: record,
  }
  return { marketing, calls }
}

const consents = (email: string, byEmail: boolean, byPost: boolean) => [
  expect.objectContaining({ email, category: 'marketing_email', isGiven: byEmail }),
  expect.objectContaining({ email, category: 'marketing_post', isGiven: byPost }),
  expect.objectContaining({ email, preferences: { preferenceEmail: byEmail, preferencePost: byPost } }),
]

describe('the marketing provider', () => {
  test('the marketing provider receives the preferences of a customer under the e-mail address of the session [ACC-39, ACC-40]', async () => {
    const { marketing, calls } = provider()
    const { shop, email } = await openAccountShop({ marketing })
    const response = await shop.post('/my-account/my-profile/preferences', {
      preferencePost: 'on',
      email: 'mallory@selvedge.example',
    })
    expect(response.status).toBe(303)
    expect(calls).toEqual(consents(email, false, true))
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({
      form_fields: expect.arrayContaining([
        { name: 'Preference Email', value: 'No' },
        { name: 'Preference Post', value: 'Yes' },
      ]),
    })
    await shop.call('updateMarketingConsent', {
      email: 'mallory@selvedge.example',
      category: 'marketing_email',
      action: 'accept',
    })
    await shop.call('updatePreferences', { email: 'mallory@selvedge.example', preferences: { size: '12' } })
    expect(calls.slice(3)).toEqual([
      expect.objectContaining({ email, category: 'marketing_email', isGiven: true }),
      expect.objectContaining({ email, preferences: { size: '12' } }),
    ])
  })

  test('the marketing provider receives the consents that were ticked at registration', async () => {
    const { marketing, calls } = provider()
    const email = newEmail()
    expect(
      (await openShop({ broken: { marketing } }).post('/create-account', { ...registrationFields, email })).status,
    ).toBe(303)
    expect(calls).toEqual(consents(email, true, false))
  })

  test('the marketing provider can be down without failing a registration, but a consent that is withdrawn then shows a failure', async () => {
    const { marketing } = provider(true)
    const guest = openShop({ broken: { marketing } })
    const registered = await guest.post('/create-account', { ...registrationFields, email: newEmail() })
    // A browser that has sent no cookie is asked once if it keeps them.
    const checked = await guest.get(registered.headers.get('location') ?? '')
    expect([registered.status, checked.headers.get('location')]).toEqual([303, '/my-account'])
    const { shop } = await openAccountShop({ marketing })
    const response = await shop.post('/my-account/my-profile/preferences', { preferenceEmail: '' })
    expect([response.status, (await textOf(response)).includes(messages.account.failed)]).toEqual([503, true])
  })
})

describe('the account area', () => {
  test('the account area shows the image that editors chose, and works without it [RTE-06, ACC-42, BLK-55]', async () => {
    const { shop } = await openAccountShop()
    expect(await textOf(shop.get('/my-account'))).toMatch(/class="account-overview__content">.*my-account-image/s)
    const { shop: without } = await openAccountShop({
      content: {
        items: async ({ keys }) => {
          if ((keys as readonly string[]).includes('my-account')) throw new ServiceError('content', 'timeout')
          return Object.fromEntries(keys.map((key) => [key, null])) as never
        },
      },
    })
    const page = await without.get('/my-account')
    expect([page.status, (await page.text()).includes(messages.account.area.profileTitle)]).toEqual([200, true])
  })

  test('the account area opens its pages by name; any other name is a content page or a 404 [RTE-07, RTE-08]', async () => {
    const { shop } = await openAccountShop()
    expect((await shop.get('/my-account/my-profile')).status).toBe(200)
    expect((await shop.get('/my-account/no-such-page')).status).toBe(404)
    expect((await shop.get('/MyAccount/MyProfile')).headers.get('location')).toBe('/my-account/my-profile')
  })

  test('a content page may have an address in the account area, if no page of the area has that name [RTE-07] [D-89]', async () => {
    const content = smallShop({ content: { 'page/my-account/care': { title: 'Caring for wool' } } }).services.content!
    const { shop } = await openAccountShop({ content })
    const page = await shop.get('/my-account/care')
    expect([page.status, (await page.text()).includes('<title>Caring for wool')]).toEqual([200, true])
  })

  test('the API changes the names of the session’s customer, and the form fields that are named [ACC-30]', async () => {
    const { shop } = await openAccountShop()
    expect((await shop.call('updateCustomer', { first_name: 'Zoé', last_name: 'O’Neill' })).status).toBe(200)
    expect((await shop.call('updateCustomerFormFields', { data: [{ name: 'Title', value: 'Dr' }] })).status).toBe(200)
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({
      first_name: 'Zoé',
      last_name: 'O’Neill',
      form_fields: expect.arrayContaining([{ name: 'Title', value: 'Dr' }]),
    })
  })

  test('the account area saves profile changes and marks each invalid field [ACC-30]', async () => {
    const { shop } = await openAccountShop()
    const bad = await shop.post('/my-account/my-profile', {
      title: '',
      first_name: 'A',
      last_name: 'O’Neill',
      phone: 'x',
    })
    const page = await textOf(bad)
    expect(bad.status).toBe(422)
    for (const message of ['Please select a title', messages.account.issue.firstName, messages.account.issue.phone])
      expect(page).toContain(message)
    const good = await shop.post('/my-account/my-profile', {
      title: 'Dr',
      first_name: 'Zoé',
      last_name: 'O’Neill',
      phone: '07700 900222',
      dateOfBirth: '1991-06-02',
    })
    expect(good.status).toBe(303)
    expect(await textOf(shop.get('/my-account/my-profile'))).toContain(messages.account.notice.saved)
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({
      first_name: 'Zoé',
      phone: '07700 900222',
      form_fields: expect.arrayContaining([
        { name: 'Title', value: 'Dr' },
        { name: 'Date of Birth', value: '1991-06-02' },
      ]),
    })
  })
})
