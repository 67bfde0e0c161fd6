import { expect, test } from 'vitest'
import { deliveryTermsOf } from './delivery-terms.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const delivery = {
  days: { en: { first: 3, last: 5 } },
  cutOff: { en: { cutOff: 840, timeZone: 'Europe/London' } },
  holidays: { eu: ['2026-12-25'] },
  freeFrom: { en: 60, eu: 90 },
  returnDays: { en: 28 },
}

test('delivery terms are those of the market, in its currency', () => {
  expect(deliveryTermsOf({ delivery }, markets.en)).toEqual({
    days: { first: 3, last: 5 },
    dispatch: { cutOff: 840, timeZone: 'Europe/London', holidays: [] },
    freeFrom: money(6000, 'GBP'),
    returnDays: 28,
  })
  expect(deliveryTermsOf({ delivery }, markets.eu)).toEqual({
    days: null,
    dispatch: null,
    freeFrom: money(9000, 'EUR'),
    returnDays: null,
  })
})
