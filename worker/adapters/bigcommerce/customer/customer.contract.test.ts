import { describe, expect, test } from 'vitest'
import { markets } from '#shared/markets.ts'
import { present, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { customers } = sandboxServices().services
const amelia = { email: 'amelia.hart@selvedge.example', password: 'Harbour1749' }
const market = markets.en

async function registered() {
  const email = `contract-${crypto.randomUUID()}@selvedge.example`
  const customer = {
    email,
    password: 'Thread4231',
    firstName: 'Zoë',
    lastName: 'O’Neill',
    phone: '07700 900111',
    fields: { title: 'Ms', dateOfBirth: '1990-05-01', preferenceEmail: 'Yes', preferencePost: 'No' },
    acceptsReviewEmails: true,
    address: {
      firstName: 'Zoë',
      lastName: 'O’Neill',
      phone: '07700 900111',
      address1: '1 Loom Street',
      address2: '',
      city: 'Leeds',
      region: 'West Yorkshire',
      postalCode: 'LS1 4AP',
      country: 'GB',
    },
  }
  const outcome = await customers.register({ market, customer }, untilDone())
  if (outcome.status !== 'registered') throw new Error(`Not registered: ${outcome.reason}`)
  return { email, customer, customerId: outcome.customerId }
}

describe('customers', () => {
  test('customers are authenticated only by both e-mail address and password [ACC-05]', async () => {
    expect(await customers.checkCredentials({ market, ...amelia }, untilDone())).toMatchObject({ status: 'valid' })
    expect(await customers.checkCredentials({ market, email: amelia.email, password: 'wrong-0' }, untilDone())).toEqual(
      { status: 'invalid' },
    )
    expect(
      await customers.checkCredentials({ market, email: 'nobody@selvedge.example', password: 'wrong-0' }, untilDone()),
    ).toEqual({ status: 'invalid' })
    expect(
      await customers.checkCredentials(
        { market, email: 'casey.morgan@selvedge.example', password: amelia.password },
        untilDone(),
      ),
    ).toEqual({ status: 'invalid' })
    expect(
      await customers.checkCredentials(
        { market: markets.us, email: 'casey.morgan@selvedge.example', password: amelia.password },
        untilDone(),
      ),
    ).toMatchObject({ status: 'valid' })
  })

  test('customers have their form fields; one who does not exist is null [ACC-03, ACC-04, ACC-09]', async () => {
    const outcome = await customers.checkCredentials({ market, ...amelia }, untilDone())
    if (outcome.status !== 'valid') throw new Error('Not valid')
    const { customerId } = outcome
    expect(await customers.customer({ customerId }, untilDone())).toMatchObject({
      id: customerId,
      email: amelia.email,
      firstName: 'Amelia',
      title: 'Ms',
      dateOfBirth: '1986-04-12',
      preferencePost: false,
    })
    expect(await customers.customer({ customerId: 99_999_999 }, untilDone())).toBeNull()
  })

  test('customers register with all fields, and once per e-mail address [ACC-15, ACC-20, NET-25]', async () => {
    const { customer, customerId, email } = await registered()
    expect(await customers.customer({ customerId }, untilDone())).toEqual({
      id: customerId,
      email,
      firstName: 'Zoë',
      lastName: 'O’Neill',
      phone: '07700 900111',
      title: 'Ms',
      dateOfBirth: '1990-05-01',
      preferenceEmail: true,
      preferencePost: false,
      acceptsReviewEmails: true,
      profileCartId: null,
      channelIds: null,
      registeredAt: expect.any(Number),
    })
    expect(await customers.register({ market, customer }, untilDone())).toEqual({
      status: 'refused',
      reason: 'email-taken',
    })
    expect(
      await customers.register(
        { market, customer: { ...customer, email: `x-${email}`, password: 'short' } },
        untilDone(),
      ),
    ).toEqual({ status: 'refused', reason: 'invalid', fields: ['password'] })
  })

  test("customers change only the given fields; another customer's e-mail address is refused [ACC-30, NET-15]", async () => {
    const { customerId } = await registered()
    const changed = await customers.update(
      { customerId, change: { firstName: 'Zo', fields: { title: 'Dr' } } },
      untilDone(),
    )
    expect(changed).toMatchObject({
      status: 'changed',
      customer: { firstName: 'Zo', lastName: 'O’Neill', title: 'Dr', dateOfBirth: '1990-05-01' },
    })
    expect(await customers.update({ customerId, change: { email: amelia.email } }, untilDone())).toEqual({
      status: 'refused',
      reason: 'email-taken',
    })
    const cartId = crypto.randomUUID()
    await customers.saveCartId({ customerId, cartId }, untilDone())
    expect(await customers.customer({ customerId }, untilDone())).toMatchObject({ profileCartId: cartId, title: 'Dr' })
    expect(await customers.setPassword({ customerId, password: 'Bobbin9876' }, untilDone())).toBe('changed')
    expect(await customers.setPassword({ customerId, password: 'short' }, untilDone())).toBe('refused')
    const { email } = present(await customers.customer({ customerId }, untilDone()), 'customer')
    expect(await customers.checkCredentials({ market, email, password: 'Bobbin9876' }, untilDone())).toMatchObject({
      status: 'valid',
    })
  })

  test('customers get the same response to a password request whether they exist or not; an invalid token sets no password [ACC-26, ACC-29]', async () => {
    const { customerId, email } = await registered()
    for (const address of [email, 'nobody@selvedge.example'])
      await customers.requestPasswordReset({ market, email: address, path: '/updatePassword' }, untilDone())
    expect(
      await customers.resetPassword({ market, customerId, token: 'not-a-token', password: 'Bobbin9876' }, untilDone()),
    ).toBe('refused')
  })
})

describe('consent', () => {
  test('is null until the customer chooses, then the chosen groups, on any device [TRK-11]', async () => {
    const { customerId } = await registered()
    expect(await customers.consent({ customerId }, untilDone())).toBeNull()
    await customers.saveConsent({ customerId, groups: ['C0001', 'C0002', 'C0004', 'C0005'] }, untilDone())
    expect(await customers.consent({ customerId }, untilDone())).toEqual(['C0001', 'C0002', 'C0004'])
    await customers.saveConsent({ customerId, groups: [] }, untilDone())
    expect(await customers.consent({ customerId }, untilDone())).toEqual(['C0001'])
  })

  test('of a customer who does not exist is a failure', async () => {
    await expect(customers.consent({ customerId: 987_654_321 }, untilDone())).rejects.toMatchObject({
      kind: 'rejected',
    })
  })
})
