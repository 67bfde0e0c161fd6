import { describe, expect, test } from 'vitest'
import * as messages from './en.ts'

describe('messages', () => {
  test.each([
    ['Page not found', messages.error.notFoundTitle],
    ['404 ERROR', messages.error.notFoundCode],
    ['An error occured', messages.error.otherTitle],
    ['Please go back or try again', messages.error.otherMessage],
    ['This page could not be found', messages.error.notFoundMessage],
    [
      'Sorry! Some products in your bag have sold out and will need to be removed before you can checkout',
      messages.bag.soldOutLines,
    ],
    ['Sorry we have had to adjust the quantity', messages.bag.quantityAdjusted],
    ['The selected quantity exceeds available stock', messages.bag.exceedsStock],
    ['There are less than 5 of these left', messages.bag.low],
    ['Currently unavailable', messages.product.unavailable],
    ['CHECKOUT AS A GUEST', messages.checkout.asGuest],
    ['We only ship to UK, Jersey, and Guernsey', messages.wallet.ukOnly],
    ['We can not ship to this address', messages.wallet.cannotShip],
    ['ApplePay UI dismissed', messages.wallet.dismissed],
  ])(
    'the message catalogue has the exact text %s [ERR-20, ERR-21, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-10, ERR-11, ERR-12, ERR-13, ERR-14, CHK-11]',
    (text, message) => {
      expect(message).toBe(text)
    },
  )
})
