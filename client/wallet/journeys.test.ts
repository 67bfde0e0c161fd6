import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemResponse } from '../atoms/test/fake-worker.ts'
import {
  applePayment,
  createBench,
  googlePayment,
  openOf,
  paidAt,
  quoteOf,
  settled,
  withExpress,
  withStandard,
} from './test/wallet-bench.ts'
import { money } from '#shared/domain/money.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletResult } from '#shared/domain/wallet.ts'

beforeEach(() => {
  vi.stubGlobal('screen', { colorDepth: 24, width: 390, height: 844 })
  for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refusal = { status: 'refused', reason: 'stock', message: 'Sold out', location: '/us/bag' } as const
const unserved = quoteOf({ errors: [{ code: 'addressUnserviceable', message: 'No' }] })
const phone = { code: 'shippingContactInvalid', field: 'phoneNumber', message: 'Phone' } as const
const lost = () => new Error('cut off')

const openings = {
  good: () => openOf(quoteOf()),
  dearer: () => openOf(quoteOf({ total: money(2500, 'GBP') })),
  refused: () => refusal,
  lost,
}
const updates = {
  good: () => ({ status: 'quoted' as const, quote: withStandard }),
  express: () => ({ status: 'quoted' as const, quote: withExpress }),
  unserved: () => ({ status: 'quoted' as const, quote: unserved }),
  refused: () => refusal,
  lost,
}
const results = {
  authorised: (): WalletResult => ({ status: 'authorised', location: paidAt }),
  redirect: (): WalletResult => ({ status: 'redirect', location: 'https://bank.example' }),
  refused: (): WalletResult => ({ status: 'refused', message: 'Refused', errors: [] }),
  correct: (): WalletResult => ({ status: 'refused', message: 'Phone', errors: [phone] }),
  changed: (): WalletResult => ({ status: 'changed', quote: withExpress, errors: [] }),
  stock: (): WalletResult => ({ status: 'stock', message: 'Sold out', location: '/us/bag' }),
  unknown: (): WalletResult => ({ status: 'unknown', message: 'Checking' }),
  limited: () => problemResponse(429, 'too-many'),
  lost,
}
const paidResults: readonly string[] = ['authorised', 'redirect']
const sheetMethods: readonly string[] = ['walletContact', 'walletOption', 'walletAuthorise', 'walletDismiss']
const uncertain: readonly string[] = ['unknown', 'lost']

const name = <Names extends object>(names: Names) =>
  fc.constantFrom(...(Object.keys(names) as (keyof Names & string)[]))
const step = fc.oneof(
  fc.record({ type: fc.constant('contact' as const), as: name(updates) }),
  fc.record({ type: fc.constant('option' as const), as: name(updates) }),
  fc.record({ type: fc.constant('authorise' as const), as: name(results) }),
  fc.record({ type: fc.constant('cancel' as const) }),
  fc.record({ type: fc.constant('tap' as const) }),
)
const journey = fc.record({
  kind: fc.constantFrom<WalletKind>('apple', 'google'),
  opening: name(openings),
  steps: fc.array(fc.record({ step, isAwaited: fc.boolean() }), { maxLength: 7 }),
})

test('in random journeys a sheet is completed once, no two payments run at once, each request names the cart that was opened, and an attempt is dismissed if and only if nothing was or may have been paid [PAY-13] [PAY-14]', async () => {
  await fc.assert(fc.asyncProperty(journey, playJourney), { numRuns: 300 })
})

test.each(['option', 'contact'] as const)(
  'a payment whose result is unknown is not dismissed when the Worker refuses a later %s event of the sheet [PAY-14]',
  async (type) => {
    const journeyToRefusal = playJourney({
      kind: 'google',
      opening: 'good',
      steps: [
        { step: { type: 'authorise', as: 'unknown' }, isAwaited: true },
        { step: { type, as: 'refused' }, isAwaited: true },
      ],
    })
    await expect(journeyToRefusal).resolves.toBeUndefined()
  },
)

type Of<Value> = Value extends fc.Arbitrary<infer Inner> ? Inner : never

async function playJourney({ kind, opening, steps }: Of<typeof journey>): Promise<void> {
  const bench = createBench({ hasPromotions: false })
  const { apple, google, responses, worker } = bench
  const vendor = kind === 'apple' ? apple : google
  const isOpen = () => (kind === 'apple' ? apple.sheet.state === 'open' : google.sheet.isOpen)
  responses.walletOpen = openings[opening]
  responses.walletPrepare = () => ({ status: 'open', quote: quoteOf({ cartId: null }) })
  const outcomes: string[] = []
  let [running, most, isAsking] = [0, 0, false]
  await bench.ready()
  bench.tap(kind)
  await ask(() => (kind === 'apple' ? apple.sheet.validate() : google.sheet.initialise({ countryCode: 'GB' })))

  for (const { step: next, isAwaited } of steps) {
    if (!isOpen()) break
    if (next.type === 'cancel') vendor.sheet.cancel()
    else if (next.type === 'tap') bench.tap(kind)
    // A wallet sends its next event after the response to the last one.
    else if (!isAsking) void ask(() => act(next))
    if (isAwaited) await settled()
  }
  await settled()
  if (isOpen()) vendor.sheet.cancel()
  await settled()

  const isPaid = outcomes.some((outcome) => paidResults.includes(outcome))
  const isUncertain = !isPaid && uncertain.includes(outcomes.at(-1) ?? '')
  const mayBeOpen = bench.worker.sent('walletOpen').length > 0 && opening !== 'refused'
  expect([apple.sheets.length + google.sheets.length, most <= 1]).toEqual([1, true])
  expect(bench.worker.sent('walletDismiss').length).toBe(mayBeOpen && !isPaid && !isUncertain ? 1 : 0)
  expect([bench.left.length === 1 || !isPaid, bench.isLocked(), bench.held() !== null]).toEqual([
    true,
    isPaid,
    isUncertain,
  ])
  // A product's cart is unknown while the response to its opening is lost.
  const cartId = opening === 'lost' ? '' : 'cart-1'
  const ofSheet = worker.calls.filter(({ method }) => sheetMethods.includes(method))
  expect(ofSheet.filter(({ sheetCart }) => sheetCart !== cartId)).toEqual([])
  const successes = apple.sheets.flatMap(({ completions }) => completions.filter(({ status }) => status === 0))
  expect(successes.length).toBeLessThanOrEqual(isPaid ? 1 : 0)

  async function ask(event: () => Promise<unknown>): Promise<void> {
    isAsking = true
    await event().catch((error: unknown) => {
      if (!String(error).includes('closed')) throw error
    })
    isAsking = false
  }

  function act(next: Extract<Of<typeof step>, { as: string }>): Promise<unknown> {
    if (next.type === 'contact') {
      responses.walletContact = updates[next.as]
      const address = { countryCode: 'GB' }
      return kind === 'apple' ? apple.sheet.selectContact(address) : google.sheet.selectAddress(address)
    }
    if (next.type === 'option') {
      responses.walletOption = updates[next.as]
      return vendor.sheet.selectOption('exp')
    }
    responses.walletAuthorise = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 0))
      running -= 1
      outcomes.push(next.as)
      return results[next.as]()
    }
    return kind === 'apple' ? apple.sheet.authorise(applePayment) : google.sheet.pay(googlePayment)
  }
}
