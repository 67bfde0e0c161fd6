import { describe, expect, test } from 'vitest'
import type { Visit } from '../context/visit.ts'
import type { OwnedCart } from '../ports/cart-owner-port.ts'
import type { ReleaseOutcome, ReservationOutcome } from '../ports/code-reservation-port.ts'
import { takeFlash } from '../session/flash.ts'
import { openBrowser } from '../test/browser.ts'
import { anAddress, unlimited, usedUp } from '../test/limits.ts'
import { releaseFromCheckout, reserveForCheckout } from './checkout-codes.ts'
import { money } from '#shared/domain/money.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { ServiceError } from '#shared/errors.ts'

const code = 'ONCEONLY'
const down = () => Promise.reject(new Error('The object of the cart is down.'))
const promotions: Promotions = {
  lines: [],
  applied: [],
  total: money(2000, 'GBP'),
  coupons: [],
  refused: [],
  hints: [],
  missingGifts: [],
}
const reserved: ReservationOutcome = { status: 'reserved' }

/** A browser with the codes, and the object of its cart. `asked` counts the reservations. */
function openBag({ reserve = async () => reserved, release = down }: Partial<OwnedCart['object']> = {}) {
  let asked = 0
  const object = { reserve: (cart: Parameters<typeof reserve>[0]) => ((asked += 1), reserve(cart)), release }
  const browser = openBrowser({
    cartId: 'c',
    coupons: [code, 'WELCOME10'],
    owned: { cartId: 'c', object } as unknown as OwnedCart,
  })
  return {
    ...browser,
    asked: () => asked,
    codes: () => decodeURIComponent(browser.jar.get('sv-coupons_en') ?? '').split('.')[0],
  }
}

const checkOut =
  (limitedCodes: string[] = [code], refused: Promotions['refused'] = []) =>
  (visit: Visit) =>
    reserveForCheckout(visit, { cartId: 'c', promotions: { ...promotions, refused }, limitedCodes })

describe('codes of a cart that goes to the checkout', () => {
  test.each<[string, string[], number]>([
    ['with a usage limit are reserved', [code], 1],
    ['without one need no reservation', [], 0],
  ])('codes %s', async (_what, limitedCodes, asks) => {
    const { visit, asked } = openBag()
    expect([await visit(checkOut(limitedCodes)), asked()]).toEqual([reserved, asks])
  })

  test('a code that another shopper used first is taken from the bag, and the next page names it', async () => {
    const { visit, codes } = openBag({ reserve: async () => ({ status: 'refused', codes: [code] }) })
    expect(await visit(checkOut())).toEqual({ status: 'refused', codes: [code] })
    expect([codes(), await visit(takeFlash)]).toEqual([
      'WELCOME10',
      expect.objectContaining({ notice: 'codes-refused', items: [code] }),
    ])
  })

  test('a code that the engine has just dropped is named too, and nothing is reserved', async () => {
    const { visit, asked } = openBag()
    expect([await visit(checkOut([code], [{ code, reason: 'used-up', text: '' }])), asked()]).toEqual([
      { status: 'refused', codes: [code] },
      0,
    ])
  })

  test('it is unknown whether codes are reserved if the object of the cart fails, and the codes stay in the bag', async () => {
    const { visit, codes, errors } = openBag({ reserve: down })
    expect([await visit(checkOut()), codes(), errors()]).toEqual([
      { status: 'failed' },
      `${code} WELCOME10`,
      ['codes-reserve'],
    ])
  })

  test('codes are not reserved for a network that has reserved too many in a minute [D-15]', async () => {
    const { visit, asked } = openBag()
    const press = (LIMIT_ATTEMPTS: typeof unlimited) =>
      visit(checkOut(), { headers: new Headers(anAddress), env: { LIMIT_ATTEMPTS } as Visit['env'] })
    expect([await press(usedUp.LIMIT_ATTEMPTS), asked()]).toEqual([{ status: 'failed' }, 0])
    expect([await press(unlimited), asked()]).toEqual([reserved, 1])
  })
})

describe('codes that are released from the checkout', () => {
  test.each<ReleaseOutcome>(['released', 'ordered', 'gone', 'open', 'being-paid'])(
    'the outcome %s is that of the cart’s object',
    async (outcome) => {
      const { visit } = openBag({ release: async () => outcome })
      expect(await visit((made) => releaseFromCheckout(made, 'c'))).toBe(outcome)
    },
  )

  test.each<[string, () => Promise<ReleaseOutcome>]>([
    ['cannot release them', async () => 'failed'],
    ['cannot be reached', down],
  ])('an object that %s is an outage of the engine', async (_what, release) => {
    const { visit } = openBag({ release })
    const outage = new ServiceError('promotions', 'unavailable')
    await expect(visit((made) => releaseFromCheckout(made, 'c'))).rejects.toMatchObject({
      service: outage.service,
      kind: outage.kind,
    })
  })
})
