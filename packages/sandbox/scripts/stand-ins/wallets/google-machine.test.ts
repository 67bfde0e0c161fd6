import { describe, expect, test, vi } from 'vitest'
import { createGoogleChecks } from './google-checks.ts'
import { openGoogleSheet } from './google-machine.ts'
import type { GoogleCallbacks, GoogleRequest, GoogleUpdate } from './google-types.ts'

const checks = createGoogleChecks()
const transaction = { currencyCode: 'GBP', totalPrice: '10.00', totalPriceStatus: 'ESTIMATED' }
const options = {
  shippingOptions: [
    { id: 'standard', label: '£3.95: Standard' },
    { id: 'express', label: '£5.95: Express' },
  ],
}
const request: GoogleRequest = {
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA'] },
      tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'adyen', gatewayMerchantId: 'S' } },
    },
  ],
  transactionInfo: transaction,
  emailRequired: true,
  shippingAddressRequired: true,
  shippingOptionRequired: true,
  callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
}
const bristol = { locality: 'Bristol', administrativeArea: '', countryCode: 'GB', postalCode: 'BS1 4DJ' }
const quote: GoogleUpdate = {
  newTransactionInfo: { ...transaction, totalPrice: '13.95' },
  newShippingOptionParameters: options,
}

function openSheet(callbacks: GoogleCallbacks, change: Partial<GoogleRequest> = {}) {
  let timeOut = () => {}
  const sheet = openGoogleSheet({
    checks,
    request: { ...request, ...change },
    callbacks,
    onChange: () => undefined,
    startTimer: (callback) => ((timeOut = callback), () => undefined),
  })
  const settled = sheet.result.then(
    (payment) => ({ payment }),
    (error: unknown) => ({ error }),
  )
  return { sheet, settled, wait: () => timeOut() }
}
const success = () => ({ transactionState: 'SUCCESS' }) as const

describe('the request', () => {
  const callbacks = { onPaymentAuthorized: success, onPaymentDataChanged: () => quote }

  test('accepts a complete request, and no callbacks without intents', () => {
    expect(checks.requestFault(request, callbacks)).toBeNull()
    const { callbackIntents: _, ...plain } = request
    expect(checks.requestFault(plain, undefined)).toBeNull()
  })

  test.each([
    [{ apiVersion: 1 }, callbacks],
    [{ allowedPaymentMethods: [] }, callbacks],
    [{ transactionInfo: { ...transaction, totalPrice: '£10' } }, callbacks],
    [{ shippingAddressRequired: false }, callbacks],
    [{ shippingOptionRequired: false }, callbacks],
    [{}, { onPaymentAuthorized: success }],
    [{}, { onPaymentDataChanged: () => quote }],
    [{ callbackIntents: ['PAYMENT_AUTHORIZATION'] }, callbacks],
    [{ shippingOptionParameters: { shippingOptions: [] } }, callbacks],
    [{ offerInfo: { offers: [{ redemptionCode: 'TEN', description: '' }] } }, callbacks],
    [{ offerInfo: { offers: [{ redemptionCode: 'TEN', description: 'x'.repeat(60) }] } }, callbacks],
    [{ callbackIntents: ['OFFER'] }, {}],
  ])('refuses %o', (change, given) => {
    expect(checks.requestFault({ ...request, ...change }, given)).toEqual(expect.any(String))
  })
})

describe('the sheet', () => {
  test('asks first for a redacted address, with no option chosen', async () => {
    const onPaymentDataChanged = vi.fn(() => quote)
    const { sheet } = openSheet({ onPaymentDataChanged })
    await sheet.start(bristol)
    expect(onPaymentDataChanged.mock.calls).toEqual([
      [
        {
          callbackTrigger: 'INITIALIZE',
          shippingAddress: { ...bristol, postalCode: 'BS1' },
          shippingOptionData: { id: 'shipping_option_unselected' },
        },
      ],
    ])
    expect(sheet.view()).toMatchObject({ status: 'ready', optionId: 'standard', transaction: { totalPrice: '13.95' } })
  })

  test('sends all codes that it lists, and lists the codes of the answer', async () => {
    const offer = (redemptionCode: string) => ({ redemptionCode, description: '£1 off' })
    const asked: unknown[] = []
    let applied = ['OWN']
    const { sheet } = openSheet(
      {
        onPaymentDataChanged: (change) => {
          if (!('offerData' in change)) throw new Error('no codes')
          asked.push(change.offerData)
          return { ...quote, newOfferInfo: { offers: applied.map(offer) } }
        },
      },
      { callbackIntents: ['OFFER'], offerInfo: { offers: [offer('OWN')] } },
    )
    await sheet.start(null)
    applied = ['OWN', 'TEN']
    await sheet.applyCode('TEN')
    await sheet.applyCode('BAD')
    await sheet.removeCode('OWN')
    const lists = [['OWN'], ['OWN', 'TEN'], ['OWN', 'TEN', 'BAD'], ['TEN']]
    expect(asked).toEqual(lists.map((redemptionCodes) => ({ redemptionCodes })))
    expect(sheet.view().offers).toEqual([offer('OWN'), offer('TEN')])
  })

  test('asks one callback after the other, in the order of the choices', async () => {
    const asked: unknown[] = []
    const onPaymentDataChanged = async (change: object) => {
      asked.push('callbackTrigger' in change && change.callbackTrigger)
      await Promise.resolve()
      return quote
    }
    const { sheet } = openSheet({ onPaymentDataChanged })
    void sheet.start(bristol)
    void sheet.chooseAddress(bristol)
    await sheet.chooseOption('express')
    expect(asked).toEqual(['INITIALIZE', 'SHIPPING_ADDRESS', 'SHIPPING_OPTION'])
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no'))],
    [
      'has options without a label',
      () => ({ newShippingOptionParameters: { shippingOptions: [{ id: 'a', label: '' }] } }),
    ],
    ['has no options in the list', () => ({ newShippingOptionParameters: { shippingOptions: [] } })],
  ])('closes with DEVELOPER_ERROR if the answer %s', async (_fault, onPaymentDataChanged) => {
    const { sheet, settled } = openSheet({ onPaymentDataChanged })
    await sheet.start(bristol)
    expect(await settled).toMatchObject({ error: { statusCode: 'DEVELOPER_ERROR' } })
  })

  test('closes if a callback does not answer in time', async () => {
    const { sheet, settled, wait } = openSheet({ onPaymentDataChanged: () => new Promise(() => undefined) })
    const started = sheet.start(bristol)
    await vi.waitFor(() => expect(sheet.view().status).toBe('waiting'))
    wait()
    await started
    expect(await settled).toMatchObject({ error: { statusCode: 'DEVELOPER_ERROR' } })
  })

  test('shows an error of the address, and rejects with CANCELED when the shopper leaves', async () => {
    const error = { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_ADDRESS', message: 'Not here' }
    const { sheet, settled } = openSheet({ onPaymentDataChanged: () => ({ error }) })
    await sheet.start(bristol)
    expect(sheet.view()).toMatchObject({ status: 'ready', error })
    sheet.cancel()
    expect(await settled).toMatchObject({ error: { statusCode: 'CANCELED' } })
  })
})

describe('the payment', () => {
  test('stays open after an error, and can be tried again', async () => {
    const error = { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: 'Refused' }
    const answers = [{ transactionState: 'ERROR', error } as const, success()]
    const { sheet, settled } = openSheet({ onPaymentAuthorized: () => answers.shift() ?? success() })
    const payment = { token: 't' }
    await sheet.pay(() => payment)
    expect(sheet.view()).toMatchObject({ status: 'ready', error })
    await sheet.pay(() => payment)
    expect(await settled).toEqual({ payment })
  })

  test('resolves without a callback, and does nothing on a closed sheet', async () => {
    const { sheet, settled } = openSheet({})
    await sheet.pay(() => ({ token: 'first' }))
    await sheet.pay(() => ({ token: 'second' }))
    sheet.cancel()
    expect(await settled).toEqual({ payment: { token: 'first' } })
  })
})
