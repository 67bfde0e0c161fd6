import { afterEach, expect, test, vi } from 'vitest'
import { walletSheet } from '../../shared/messages/wallet-sheet.ts'
import { recorderAtom } from '../atoms/recorder.ts'
import { createFakeApple } from './test/fake-apple.ts'
import { createFakeGoogle } from './test/fake-google.ts'
import { applePayment, createBench, googlePayment, methods, settled } from './test/wallet-bench.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a wallet is ready if the provider names it and the browser can pay with it [PAY-01]', async () => {
  const bench = createBench()
  await bench.ready()
  expect(bench.abilities).toEqual({ apple: 'ready', google: 'ready' })
})

test.each([
  ['the provider does not name it', { methods: [] }, createBench()],
  [
    'the browser cannot pay with it',
    { methods },
    createBench({ apple: createFakeApple({ canPay: false }), google: createFakeGoogle({ canPay: false }) }),
  ],
  [
    'the interface of the browser is too old',
    { methods: methods.slice(0, 1) },
    createBench({ apple: createFakeApple({ version: 2 }) }),
  ],
])('a wallet is not ready if %s [PAY-01]', async (_why, offered, bench) => {
  bench.answers.paymentMethods = () => offered
  await bench.ready()
  expect(bench.abilities).toEqual({ apple: 'unable', google: 'unable' })
})

test('a double tap opens one sheet', async () => {
  const bench = createBench()
  await bench.ready()
  bench.tap('apple')
  bench.tap('apple')
  bench.tap('google')
  expect([bench.apple.sheets.length, bench.google.sheets.length]).toEqual([1, 0])
})

test('a press before the price is known asks for another press, because the tap has ended', async () => {
  const bench = createBench()
  bench.tap('apple')
  await settled()
  expect([bench.apple.sheets.length, bench.messages()[0]?.text, bench.isLocked()]).toEqual([
    0,
    walletSheet.pressAgain,
    false,
  ])
  bench.tap('apple')
  expect(bench.apple.sheets.length).toBe(1)
})

test('a purchase that cannot be paid shows the reason without opening a sheet [PAY-05]', async () => {
  const bench = createBench()
  bench.answers.walletPrepare = () => ({
    status: 'refused',
    reason: 'empty',
    message: 'Your bag is empty',
    location: '',
  })
  await bench.ready()
  bench.tap('apple')
  expect([bench.apple.sheets.length, bench.messages()[0]?.text, bench.left, bench.isLocked()]).toEqual([
    0,
    'Your bag is empty',
    [],
    false,
  ])
})

test('a price that cannot be read shows a message, and the next press asks again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench()
  await bench.wallets.find(['apple', 'google'])
  bench.answers.walletPrepare = () => new Error('cut off')
  bench.tap('apple')
  await settled()
  expect([bench.messages()[0]?.text, bench.isLocked()]).toEqual([walletSheet.failed, false])
  bench.tap('apple')
  await settled()
  expect(bench.worker.sent('walletPrepare').length).toBe(2)
})

test.each(['apple', 'google'] as const)(
  'a payment of the bag with %s records the start, the delivery and the payment once each',
  async (kind) => {
    vi.stubGlobal('screen', { colorDepth: 24, width: 390, height: 844 })
    const bench = createBench({ hasPromotions: false })
    const record = vi.fn()
    bench.store.set(recorderAtom, { record })
    bench.answers.walletAuthorise = () => ({ status: 'refused', message: 'Refused', errors: [] })
    await bench.ready()
    bench.tap(kind)
    await (kind === 'apple' ? bench.apple.sheet.validate() : bench.google.sheet.initialise({ countryCode: 'GB' }))
    if (kind === 'apple') await bench.apple.sheet.selectContact({ countryCode: 'GB' })
    await bench[kind].sheet.selectOption('exp')
    // Google's sheet stays open after a refusal, so the shopper pays again.
    if (kind === 'apple') await bench.apple.sheet.authorise(applePayment)
    else for (let attempt = 0; attempt < 2; attempt += 1) await bench.google.sheet.pay(googlePayment)
    const facts = record.mock.calls.map(([{ cart, ...fact }]) => [fact, cart.currency])
    expect(facts).toEqual([
      [{ event: 'begin_checkout' }, 'GBP'],
      [{ event: 'add_shipping_info', shipping_tier: 'Express' }, 'GBP'],
      [{ event: 'add_payment_info', payment_type: kind === 'apple' ? 'Apple Pay' : 'Google Pay' }, 'GBP'],
    ])
  },
)
