import { describe, expect, test } from 'vitest'
import { createAppleChecks } from './apple-checks.ts'
import { createAppleMachine } from './apple-machine.ts'
import type { AppleFault, AppleRequest, AppleStep } from './apple-types.ts'
import { people } from './people.ts'

const checks = createAppleChecks()
const item = (amount: string) => ({ label: 'Selvedge', amount })
const request: AppleRequest = {
  countryCode: 'GB',
  currencyCode: 'GBP',
  supportedNetworks: ['visa'],
  merchantCapabilities: ['supports3DS'],
  total: item('10.00'),
  requiredShippingContactFields: ['postalAddress', 'email'],
}
const methods = [
  { identifier: 'standard', label: 'Standard', detail: '', amount: '3.95' },
  { identifier: 'express', label: 'Express', detail: '', amount: '5.95' },
]
const merchant = { merchantSessionIdentifier: 'SSH1', expiresAt: Date.now() + 60_000 }
const unserviceable: AppleFault = { code: 'addressUnserviceable', message: 'We can not ship to this address' }

function openMachine({ version = 3, without = [] as AppleStep[] } = {}) {
  const events: string[] = []
  let timeOut = () => {}
  const machine = createAppleMachine({
    checks,
    version,
    request,
    first: [
      ['paymentMethod', {}],
      ['shippingContact', {}],
    ],
    hasHandler: (step) => !without.includes(step),
    emit: (step) => events.push(step),
    onChange: () => undefined,
    startTimer: (callback, ms) => {
      expect(ms).toBe(30_000)
      timeOut = callback
      return () => (timeOut = () => {})
    },
  })
  machine.begin()
  return { machine, events, wait: () => timeOut() }
}

/** A sheet on which the shopper can pay. */
function readyMachine() {
  const opened = openMachine({ without: ['paymentMethod'] })
  opened.machine.completeMerchantValidation(merchant)
  opened.machine.complete('shippingContact', { newTotal: item('13.95'), newShippingMethods: methods })
  return opened
}

describe('the request', () => {
  test.each([
    [{ total: undefined }],
    [{ total: { label: '', amount: '1.00' } }],
    [{ total: item('ten') }],
    [{ total: item('0.00') }],
    [{ countryCode: 'United Kingdom' }],
    [{ supportedNetworks: [] }],
    [{ supportedNetworks: ['mc'] }],
    [{ merchantCapabilities: [] }],
    [{ requiredShippingContactFields: ['address'] }],
    [{ supportsCouponCode: true }],
  ])('refuses %o', (change) => {
    const changed = { ...request, ...change } as AppleRequest
    expect(() => checks.checkRequest(3, changed)).toThrow(TypeError)
  })

  test('allows a total of nothing from version 4 and coupon codes from version 11', () => {
    expect(() => checks.checkRequest(3, request)).not.toThrow()
    expect(() => checks.checkRequest(11, { ...request, total: item('0.00'), supportsCouponCode: true })).not.toThrow()
    expect(() => checks.checkRequest(15, request)).toThrow('not a supported version')
  })

  test('refuses an error with an unknown code or field', () => {
    expect(() => checks.checkError('addressUnserviceable')).not.toThrow()
    expect(() => checks.checkError('shippingContactInvalid', 'postalCode')).not.toThrow()
    expect(() => checks.checkError('addressInvalid')).toThrow(TypeError)
    expect(() => checks.checkError('shippingContactInvalid', 'street')).toThrow(TypeError)
  })
})

describe('before the payment is authorised', () => {
  test('shows no name, street, phone, e-mail or last part of a British postcode', () => {
    const shown = people.map((person) => checks.redact(person))
    expect(shown[0]).toEqual({
      locality: 'Bristol',
      administrativeArea: '',
      postalCode: 'BS1',
      country: 'United Kingdom',
      countryCode: 'gb',
    })
    const [dublin] = people.filter(({ id }) => id === 'dublin').map(checks.redact)
    expect(dublin).toMatchObject({ postalCode: 'D02 X285', countryCode: 'ie' })
  })

  test('validates the merchant first, then sends one event after the other', () => {
    const { machine, events } = openMachine()
    expect(events).toEqual(['validate'])
    machine.completeMerchantValidation(merchant)
    expect(events).toEqual(['validate', 'paymentMethod'])
    machine.complete('paymentMethod', { newTotal: item('10.00') })
    expect(events).toEqual(['validate', 'paymentMethod', 'shippingContact'])
  })

  test.each([undefined, {}, { ...merchant, expiresAt: Date.now() - 1 }])(
    'closes for the merchant session %o',
    (session) => {
      const { machine, events } = openMachine()
      machine.completeMerchantValidation(session)
      expect([machine.view().result, events.at(-1)]).toEqual(['failed', 'cancel'])
    },
  )

  test('closes an event that has no answer after 30 seconds', () => {
    const { machine, events, wait } = openMachine()
    machine.completeMerchantValidation(merchant)
    wait()
    expect([machine.view().result, events.at(-1)]).toEqual(['timeout', 'cancel'])
    expect(() => machine.complete('paymentMethod', { newTotal: item('10.00') })).toThrow('waiting for an answer')
  })

  test('keeps an action of the shopper until the event before it is answered', () => {
    const { machine, events } = readyMachine()
    machine.act('shippingMethod', methods[1])
    machine.act('shippingContact', {})
    expect(events.slice(2)).toEqual(['shippingMethod'])
    expect(machine.view().methodId).toBe('express')
    machine.complete('shippingMethod', { newTotal: item('15.95') })
    expect(events.slice(2)).toEqual(['shippingMethod', 'shippingContact'])
  })
})

describe('an answer', () => {
  test('needs a total, also beside errors', () => {
    const { machine } = openMachine({ without: ['paymentMethod'] })
    machine.completeMerchantValidation(merchant)
    expect(() => machine.complete('shippingContact', { errors: [unserviceable] })).toThrow(TypeError)
    expect(() => machine.complete('couponCode', { newTotal: item('10.00') })).toThrow('waiting for an answer')
    machine.complete('shippingContact', { newTotal: item('10.00'), errors: [unserviceable], newShippingMethods: [] })
    expect(machine.view()).toMatchObject({ status: 'ready', errors: [unserviceable], methods: [], methodId: null })
  })

  test('selects the first of the new methods, and drops errors of fields that are not known yet', () => {
    const { machine } = readyMachine()
    expect(machine.view()).toMatchObject({ methodId: 'standard', total: item('13.95') })
    machine.act('shippingContact', {})
    const phone = { code: 'shippingContactInvalid', contactField: 'phoneNumber', message: 'Enter a phone number' }
    machine.complete('shippingContact', { newTotal: item('13.95'), errors: [phone] })
    expect(machine.view().errors).toEqual([])
  })
})

describe('the payment', () => {
  test('completes once', () => {
    const { machine } = readyMachine()
    expect(() => machine.completePayment({ status: 0 })).toThrow('waiting for an answer')
    machine.act('payment', {})
    machine.completePayment({ status: 0 })
    expect(machine.view()).toMatchObject({ status: 'closed', result: 'paid' })
    expect(() => machine.completePayment({ status: 0 })).toThrow('waiting for an answer')
    expect(() => machine.abort()).toThrow('not active')
  })

  test('stays open after a failure with errors, and closes after one without', () => {
    const { machine } = readyMachine()
    machine.act('payment', {})
    machine.completePayment({ status: 1, errors: [unserviceable] })
    expect(machine.view()).toMatchObject({ status: 'ready', errors: [unserviceable] })
    machine.act('payment', {})
    machine.completePayment({ status: 1 })
    expect(machine.view()).toMatchObject({ status: 'closed', result: 'failed' })
  })

  test('reports a dismissal once, also while the payment is running, and no abort by the page', () => {
    const { machine, events } = readyMachine()
    machine.act('payment', {})
    machine.cancel()
    machine.cancel()
    expect([machine.view().result, events.filter((step) => step === 'cancel')]).toEqual(['cancelled', ['cancel']])
    const other = readyMachine()
    other.machine.abort()
    expect(other.events).not.toContain('cancel')
    expect(() => other.machine.begin()).toThrow('already active')
  })
})
