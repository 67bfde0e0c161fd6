import { describe, expect, test } from 'vitest'
import { openBrowser } from '../test/browser.ts'
import { heldChanges, isTotalKnown, rememberBill, rememberCart, unseenChanges } from './bill.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { money } from '#shared/domain/money.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { totalChange } from '#shared/messages/shop.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

type Priced = Parameters<typeof rememberBill>[1]
type Offers = Record<string, number>

const oneDress = cartOf(lineItem({ id: 'dress-00', name: 'Dress' }))
const dearer = cartOf(lineItem({ id: 'dress-00', name: 'Dress', price: 2500 }))
const twoDresses = cartOf(lineItem({ id: 'dress-00', name: 'Dress', quantity: 2 }))

/** The cart as the engine priced it: with the savings of these offers. */
function priced(offers: Offers = {}, cart: Cart = oneDress): Priced {
  const applied = Object.entries(offers).map(([name, amount]) => ({ name, code: null, saving: money(amount, 'GBP') }))
  const saved = applied.reduce((sum, { saving }) => sum + saving.amount, 0)
  const total = money(cart.cartAmount.amount - saved, 'GBP')
  const promotions: Promotions = { lines: [], applied, total, coupons: [], refused: [], hints: [], missingGifts: [] }
  return { cart, promotions, outcome: 'priced' }
}
const withoutEngine = (cart: Cart = oneDress): Priced => ({ cart, promotions: null, outcome: 'unavailable' })
const engineOff = (cart: Cart = oneDress): Priced => ({ cart, promotions: null, outcome: 'off' })
const welcome = priced({ Welcome: 200 })

/** A shopper who opens the bag and presses the checkout. Each press gives what was shown, or `null` if it goes on. */
function openShopper() {
  const browser = openBrowser()
  return {
    see: (total: Priced) => browser.visit((visit) => rememberBill(visit, total)),
    press: (total: Priced) => browser.visit((visit) => unseenChanges(visit, total)),
    notice: (total: Priced) => browser.visit((visit) => heldChanges(visit, total)),
    knows: (amount: number) => browser.visit((visit) => isTotalKnown(visit, 'c', amount)),
  }
}

describe('a checkout whose total is not the one that was shown', () => {
  const { totalChanged, linesChanged, priceChanged, offersUnchecked, offerGone, offerNew, offerChanged } = totalChange

  test.each<[string, Priced, Priced, string[]]>([
    [
      'the engine is unavailable',
      welcome,
      withoutEngine(),
      [totalChanged('£18.00', '£20.00'), offersUnchecked, offerGone('Welcome', '£2.00')],
    ],
    ['a code no longer applies', welcome, priced(), [totalChanged('£18.00', '£20.00'), offerGone('Welcome', '£2.00')]],
    [
      'an offer takes off less',
      welcome,
      priced({ Welcome: 100 }),
      [totalChanged('£18.00', '£19.00'), offerChanged('Welcome', '£2.00', '£1.00')],
    ],
    ['an offer is new', priced(), priced({ Sale: 500 }), [totalChanged('£20.00', '£15.00'), offerNew('Sale', '£5.00')]],
    [
      'the price of a line has changed',
      priced(),
      priced({}, dearer),
      [totalChanged('£20.00', '£25.00'), priceChanged('Dress', '£20.00', '£25.00')],
    ],
    [
      'the price of a line has changed where the engine is off',
      engineOff(),
      engineOff(dearer),
      [totalChanged('£20.00', '£25.00'), priceChanged('Dress', '£20.00', '£25.00')],
    ],
    ['another tab has added units', priced(), priced({}, twoDresses), [totalChanged('£20.00', '£40.00'), linesChanged]],
  ])('the checkout is held once and says the change if %s', async (...[, shown, now, changes]) => {
    const { see, press } = openShopper()
    await see(shown)
    expect([await press(now), await press(now)]).toEqual([changes, null])
  })

  test.each<[string, Priced]>([
    ['is the shown one', welcome],
    ['is the shown one, made up of other offers', priced({ Sale: 200 })],
  ])('the checkout continues without a stop if its total %s', async (_what, now) => {
    const { see, press } = openShopper()
    await see(welcome)
    expect(await press(now)).toBeNull()
  })

  test('a checkout without a shown total continues, but is held once while the engine fails', async () => {
    expect(await openShopper().press(priced())).toBeNull()
    const { press, notice } = openShopper()
    expect(await press(withoutEngine())).toEqual([offersUnchecked])
    expect(await notice(withoutEngine())).toEqual([offersUnchecked])
    expect(await press(withoutEngine())).toBeNull()
  })
})

describe('the bag page after a held checkout', () => {
  test('the bag page says the change again, or that the total is as before if the engine has recovered', async () => {
    const { see, press, notice } = openShopper()
    await see(welcome)
    expect(await notice(welcome)).toEqual([])
    const changes = await press(withoutEngine())
    expect(await notice(withoutEngine())).toEqual(changes)
    expect(await notice(welcome)).toEqual([totalChange.asBefore('£20.00')])
  })

  test('both totals count as shown: an engine that fails at every press does not hold the shopper again', async () => {
    const { see, press, knows } = openShopper()
    await see(welcome)
    await press(withoutEngine())
    await see(welcome)
    expect([await knows(2000), await knows(1800), await knows(1900)]).toEqual([true, true, false])
    expect(await press(withoutEngine())).toBeNull()
  })

  test('the shopper is held again if the bag page has shown the lower total since the press that continued', async () => {
    const { see, press } = openShopper()
    await see(welcome)
    const changes = await press(withoutEngine())
    expect(await press(withoutEngine())).toBeNull()
    await see(welcome)
    expect(await press(withoutEngine())).toEqual(changes)
  })

  test('the held total counts no more once the bag has other lines', async () => {
    const { see, press, knows } = openShopper()
    await see(welcome)
    await press(withoutEngine())
    await see(priced({}, twoDresses))
    expect(await knows(2000)).toBe(false)
  })
})

test('a cart at the platform’s prices is a shown total only where the engine is off', async () => {
  const isHeldAfter = async (engine: object | null) => {
    const browser = openBrowser({ engine })
    await browser.visit((visit) => rememberBill(visit, priced()))
    await browser.visit((visit) => rememberCart(visit, dearer))
    return browser.visit((visit) => unseenChanges(visit, engineOff()))
  }
  expect(await isHeldAfter({})).toBeNull()
  expect(await isHeldAfter(null)).toEqual([
    totalChange.totalChanged('£25.00', '£20.00'),
    totalChange.priceChanged('Dress', '£25.00', '£20.00'),
  ])
})
