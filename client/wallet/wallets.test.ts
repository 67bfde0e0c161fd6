import { afterEach, expect, test, vi } from 'vitest'
import { recorderAtom } from '../atoms/recorder.ts'
import { createFakeApple } from './test/fake-apple.ts'
import { createFakeGoogle } from './test/fake-google.ts'
import { applePayment, createBench, googlePayment, methods, settled } from './test/wallet-bench.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { walletKinds } from '#shared/domain/wallet-kinds.ts'
import type { WalletSource } from '#shared/domain/wallet.ts'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a wallet that the provider names and the browser has is not reported as unable [PAY-01]', async () => {
  const bench = createBench()
  await bench.ready()
  expect(bench.unable).toEqual([])
})

test.each([
  ['the provider does not name it', { methods: [] }, createBench()],
  ['the provider does not name it, and it needs a script', { methods: [] }, createBench({ scripted: walletKinds })],
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
])('a wallet is unable if %s, which is found out without a script [PAY-01]', async (_why, offered, bench) => {
  bench.responses.paymentMethods = () => offered
  await bench.ready()
  expect([bench.unable.toSorted(), bench.scripts.loaded]).toEqual([['apple', 'google'], []])
})

test.each(walletKinds)(
  'the script of %s loads at the press of its button and not before, and the sheet opens in the same tap [D-155]',
  async (kind) => {
    const bench = createBench({ scripted: walletKinds })
    await bench.ready()
    expect([bench.scripts.loaded, bench.unable]).toEqual([[], []])
    bench.tap(kind)
    bench.apple.isInTap = true
    await settled()
    bench.apple.isInTap = false
    expect([bench.scripts.loaded, bench[kind].sheets.length, bench.messages()]).toEqual([[kind], 1, []])
  },
)

test('a script that loads after the tap has ended asks for another press, which opens the sheet at once [D-155]', async () => {
  const bench = createBench({ scripted: ['google'] })
  await bench.ready()
  bench.tap('google')
  await settled()
  expect([bench.google.sheets.length, bench.messages()[0]?.text, bench.isLocked()]).toEqual([
    0,
    walletSheet.pressAgain,
    false,
  ])
  bench.tap('google')
  expect(bench.google.sheets.length).toBe(1)
})

test('a script that does not load shows a message, and the next press loads it again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench({ scripted: ['google'] })
  await bench.ready()
  bench.scripts.failure = new Error('blocked')
  bench.tap('google')
  await settled()
  expect([bench.messages()[0]?.text, bench.unable, bench.isLocked()]).toEqual([walletSheet.failed, [], false])
  bench.scripts.failure = null
  bench.tap('google')
  await settled()
  expect(bench.scripts.loaded).toEqual(['google'])
})

test('a wallet that turns out to be unable at the press says so, and is not offered again [PAY-01]', async () => {
  const bench = createBench({ google: createFakeGoogle({ canPay: false }), scripted: ['google'] })
  await bench.ready()
  bench.tap('google')
  await settled()
  expect([bench.unable, bench.messages()[0]?.text, bench.isLocked()]).toEqual([['google'], walletSheet.unable, false])
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
  bench.responses.walletPrepare = () => ({
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
  await bench.wallets.find()
  bench.responses.walletPrepare = () => new Error('cut off')
  bench.tap('apple')
  await settled()
  expect([bench.messages()[0]?.text, bench.isLocked()]).toEqual([walletSheet.failed, false])
  bench.tap('apple')
  await settled()
  expect(bench.worker.sent('walletPrepare').length).toBe(2)
})

const product: WalletSource = { from: 'product', productId: 1, variantId: 2, quantity: 1, values: [] }

test.each(
  walletKinds.flatMap((kind) => [[kind, 'the bag', undefined] as const, [kind, 'one product', product] as const]),
)(
  'a payment with %s of %s records the start, the delivery and the payment once each, with the cart that is paid for',
  async (kind, _what, source) => {
    vi.stubGlobal('screen', { colorDepth: 24, width: 390, height: 844 })
    const bench = createBench({ hasPromotions: false })
    const record = vi.fn()
    bench.store.set(recorderAtom, { record })
    bench.responses.walletAuthorise = () => ({ status: 'refused', message: 'Refused', errors: [] })
    await bench.ready(source)
    bench.tap(kind, source)
    await (kind === 'apple' ? bench.apple.sheet.validate() : bench.google.sheet.initialise({ countryCode: 'GB' }))
    if (kind === 'apple') await bench.apple.sheet.selectContact({ countryCode: 'GB' })
    await bench[kind].sheet.selectOption('exp')
    // Google's sheet stays open after a refusal, so the shopper pays again.
    if (kind === 'apple') await bench.apple.sheet.authorise(applePayment)
    else for (let attempt = 0; attempt < 2; attempt += 1) await bench.google.sheet.pay(googlePayment)
    const facts = record.mock.calls.map(([{ cart, ...fact }]) => [fact, cart.lineItems.map(({ id }: LineItem) => id)])
    expect(facts).toEqual([
      [{ event: 'begin_checkout' }, ['a']],
      [{ event: 'add_shipping_info', shipping_tier: 'Express' }, ['a']],
      [{ event: 'add_payment_info', payment_type: kind === 'apple' ? 'Apple Pay' : 'Google Pay' }, ['a']],
    ])
  },
)
