import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { addLines } from '../test/bags.ts'
import { buyable } from '../test/buyable.ts'
import { gateOrProof } from '../test/gate-or-proof.ts'
import type { Synced } from '../test/promotions-shop.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type Fate, openTabs, type Turn } from '../test/tabs.ts'
import { addToCartAtom, clearCartAtom, loadCartAtom, removeLineAtom } from '#client/atoms/cart.ts'
import { applyCouponAtom, removeCouponAtom } from '#client/atoms/coupons.ts'
import { notifyAtom } from '#client/atoms/notifications.ts'
import { updateQuantityAtom } from '#client/atoms/quantities.ts'
import { addedOf } from '#client/atoms/test/fake-worker.ts'
import { notificationsAtom } from '#client/atoms/ui.ts'
import { markets } from '#shared/markets.ts'

/** The shopper's requests so far: units by the variant's number, and codes. */
type Requested = { units: Map<number, number>; codes: Set<string> }
/** `errorNotices`: failures that a form or an earlier page has shown. */
type Browser = ReturnType<typeof openTabs> & { swaps: number; errorNotices: number }
type Line = { productId: number; variantId: number }

const maximum = 3
// One code that this cart qualifies for, and two that are kept until it does.
const codes = ['WELCOME10', 'POSTFREE', 'KNIT15']
const { product } = await buyable(sandboxServices().services.catalogue, markets.en)
const sold: Line[] = product.variants
  .filter(({ isPurchasable, stock }) => isPurchasable && (stock ?? 0) > maximum)
  .slice(0, 3)
  .map(({ id }) => ({ productId: product.id, variantId: id }))
if (sold.length < 3) throw new Error('There are not three variants to buy.')

/**
 * Each tab changes its own lines until both are idle, because parallel actions of one shopper in two tabs have no
 * order.
 */
/** A variant that belongs to the other tab. */
const next = (variant: number) => (variant === 0 ? 1 : variant - 1)
const tabIndex = ({ tabs, swaps }: Browser, variant: number) => (variant + swaps) % tabs.length

function tabOf(browser: Browser, variant: number) {
  const tab = browser.tabs[tabIndex(browser, variant)]
  if (!tab) throw new Error('There is no tab.')
  return tab
}

const lineIn = (browser: Browser, variant: number) =>
  tabOf(browser, variant)
    .shown()
    .find(({ variantId }) => variantId === sold[variant]?.variantId)

/** Additions and removals of each page whose outcome the shopper has not seen yet. */
const unsettled = new WeakMap<object, Set<Promise<unknown>>>()

function settling<Value>(store: object, outcome: Promise<Value>): Promise<Value> {
  const running = unsettled.get(store) ?? new Set()
  unsettled.set(store, running)
  const run = outcome.finally(() => running.delete(run))
  running.add(run)
  return run
}

const add = (browser: Browser, variant: number): Promise<void> =>
  settling(tabOf(browser, variant).store, addOnce(browser, variant))

async function addOnce(browser: Browser, variant: number): Promise<void> {
  const line = { ...(sold[variant] as Line), quantity: 1 }
  const { store } = tabOf(browser, variant)
  const outcome = await store.set(addToCartAtom, { line, added: addedOf() })
  // The caller, the product page, shows the message.
  if (outcome.status === 'failed') store.set(notifyAtom, { kind: 'error', text: outcome.message })
}

type Command = fc.AsyncCommand<Requested, Browser>

const commands = (variant: number, quantity: number): Command[] => [
  {
    toString: () => `add ${variant}`,
    check: ({ units }) => (units.get(variant) ?? 0) < maximum,
    async run({ units }, browser) {
      void add(browser, variant)
      units.set(variant, (units.get(variant) ?? 0) + 1)
    },
  },
  {
    toString: () => `${quantity} of ${variant}`,
    check: ({ units }) => units.has(variant),
    run: async ({ units }, browser) => setQuantity(units, browser, { variant, quantity }),
  },
  {
    toString: () => `add ${variant} in one tab and ${next(variant)} in the other at once`,
    check: ({ units }) => [variant, next(variant)].every((each) => (units.get(each) ?? 0) < maximum),
    async run({ units }, browser) {
      for (const each of [variant, next(variant)]) {
        void add(browser, each)
        units.set(each, (units.get(each) ?? 0) + 1)
      }
    },
  },
  {
    toString: () => `all but ${variant} gone, remove it in one tab and add ${next(variant)} in the other at once`,
    check: ({ units }) => units.has(variant),
    async run(requested, browser) {
      await rest(requested, browser)
      for (const each of requested.units.keys()) if (each !== variant) remove(requested.units, browser, each)
      await rest(requested, browser)
      remove(requested.units, browser, variant)
      void add(browser, next(variant))
      requested.units.set(next(variant), 1)
    },
  },
  {
    toString: () => `remove ${variant}`,
    check: ({ units }) => units.has(variant),
    run: async ({ units }, browser) => remove(units, browser, variant),
  },
  {
    toString: () => `${quantity} of ${variant}, and leave the page`,
    check: ({ units }) => units.has(variant),
    async run({ units }, browser) {
      // Requests that are unanswered when a page unloads have no defined order.
      const running = unsettled.get(tabOf(browser, variant).store)
      if (running) await Promise.all(running)
      await browser.responded(tabIndex(browser, variant))
      setQuantity(units, browser, { variant, quantity })
      if (tabOf(browser, variant).hasErrorNotice()) browser.errorNotices += 1
      await browser.turnPage(tabIndex(browser, variant))
    },
  },
  {
    toString: () => `code ${codes[variant]}`,
    check: () => true,
    async run({ codes: expected }, browser) {
      void wantCode(browser, variant, !expected.has(codes[variant] as string))
      if (!expected.delete(codes[variant] as string)) expected.add(codes[variant] as string)
    },
  },
  { toString: () => 'rest', check: () => true, run: rest },
  {
    toString: () => 'clear',
    check: ({ units }) => units.size > 0,
    async run(requested, browser) {
      await rest(requested, browser)
      await browser.tabs[0]?.store.set(clearCartAtom)
      requested.units.clear()
      await rest(requested, browser)
    },
  },
]

function remove(units: Requested['units'], browser: Browser, variant: number): void {
  const line = lineIn(browser, variant)
  if (!line) return
  const { store } = tabOf(browser, variant)
  void settling(store, store.set(removeLineAtom, line.id))
  units.delete(variant)
}

function setQuantity(
  units: Requested['units'],
  browser: Browser,
  { variant, quantity }: { variant: number; quantity: number },
): void {
  const line = lineIn(browser, variant)
  if (!line) return
  tabOf(browser, variant).store.set(updateQuantityAtom, { lineId: line.id, quantity })
  units.set(variant, quantity)
}

async function wantCode(browser: Browser, variant: number, isWanted: boolean): Promise<void> {
  const { store } = tabOf(browser, variant)
  const code = codes[variant] as string
  const response = isWanted ? await store.set(applyCouponAtom, code) : await store.set(removeCouponAtom, code)
  // The form shows the failure.
  if (
    response instanceof Error ||
    ('status' in response && (response.status === 'failed' || response.status === 'refused'))
  )
    browser.errorNotices += 1
}

/**
 * When everything is idle, every tab shows the Worker's cart. If it differs from the shopper's requests, the shopper
 * was shown an error and repeats them.
 */
async function rest(requested: Requested, browser: Browser): Promise<void> {
  await browser.settle()
  const actual = await actualOf(browser)
  expect(browser.tabs.map(shownIn)).toEqual(browser.tabs.map(() => actual.units))
  const expected = expectedOf(requested)
  if (JSON.stringify(actual) === JSON.stringify(expected)) return forget(browser)
  expect(
    browser.errorNotices > 0 || browser.tabs.some(({ hasErrorNotice }) => hasErrorNotice()),
    `${JSON.stringify(actual)} is not ${JSON.stringify(expected)}, and no error was shown`,
  ).toBe(true)
  forget(browser)
  browser.stopFailures()
  for (const variant of sold.keys()) await askAgain(requested, browser, variant)
  browser.allowFailures()
  expect(await actualOf(browser)).toEqual(expected)
  expect(browser.tabs.map(shownIn)).toEqual(browser.tabs.map(() => expected.units))
}

async function askAgain(requested: Requested, browser: Browser, variant: number): Promise<void> {
  const line = lineIn(browser, variant)
  const quantity = requested.units.get(variant) ?? 0
  await wantCode(browser, variant, requested.codes.has(codes[variant] as string))
  const { store } = tabOf(browser, variant)
  if (quantity === 0 && line) await store.set(removeLineAtom, line.id)
  if (quantity > 0 && !line) for (let unit = 0; unit < quantity; unit += 1) await add(browser, variant)
  if (quantity > 0 && line && line.quantity !== quantity) store.set(updateQuantityAtom, { lineId: line.id, quantity })
  await browser.settle()
}

const sorted = (rows: (readonly [number, number])[]) => rows.toSorted(([a], [b]) => a - b)
const expectedOf = ({ units, codes: expected }: Requested) => ({
  units: sorted([...units].map(([variant, quantity]) => [(sold[variant] as Line).variantId, quantity] as const)),
  codes: [...expected].toSorted(),
})
const shownIn = ({ shown }: Browser['tabs'][number]) => ownUnits(shown())

// The engine adds and removes gifts.
const ownUnits = (lines: { variantId: number; quantity: number }[]) =>
  sorted(
    lines
      .filter((line) => sold.some(({ variantId }) => variantId === line.variantId))
      .map(({ variantId, quantity }) => [variantId, quantity] as const),
  )

async function actualOf({ shop }: Browser) {
  const { cart, promotions } = await (await shop.api('/api/promotions/sync', {})).json<Synced>()
  const units = ownUnits(
    cart.line_items.physical_items.map(({ variant_id, quantity }) => ({ variantId: variant_id ?? 0, quantity })),
  )
  return { units, codes: (promotions?.coupons ?? []).map(({ code }) => code).toSorted() }
}

function forget(browser: Browser): void {
  for (const { store } of browser.tabs) store.set(notificationsAtom, [])
  browser.errorNotices = 0
  browser.swaps += 1
}

const command = fc
  .tuple(
    fc.constantFrom(0, 0, 0, 1, 2),
    fc.integer({ min: 1, max: maximum }),
    fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 8),
  )
  .map(([variant, quantity, kind]) => commands(variant, quantity)[kind] as Command)
const turn: fc.Arbitrary<Turn> = fc.record({
  beforeMs: fc.nat(12),
  afterMs: fc.nat(12),
  fate: fc.constantFrom<Fate>('well', 'well', 'well', 'well', 'well', 'well', 'response-lost', 'refused', 'not-sent'),
})

test.each([
  ['the first lines of two tabs', 0],
  ['the last line’s removal and an addition in another tab', 1],
])(
  '%s at the same moment leave one cart with the requested items [BAG-28, BAG-39]',
  async (_what, first) => {
    const slow = fc.record({ beforeMs: fc.nat(40), afterMs: fc.nat(40), fate: fc.constant<Fate>('well') })
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(slow), async (turns) => {
        const { model, real } = await open(turns, first)
        for (const variant of [0, 1]) {
          if (model.units.has(variant)) remove(model.units, real, variant)
          else {
            void add(real, variant)
            model.units.set(variant, 1)
          }
        }
        await real.settle()
        expect(await actualOf(real)).toEqual(expectedOf(model))
        expect(real.tabs.map(shownIn)).toEqual(real.tabs.map(() => expectedOf(model).units))
      }),
      { numRuns: gateOrProof(2, 6) },
    )
  },
  60_000,
)

test('any interleaving of clicks, two tabs, slow responses and failures ends with the cart that the shopper asked for [BAG-41, BAG-46]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(
      fc.commands([command], { maxCommands: 12, size: 'max' }),
      fc.infiniteStream(turn),
      fc.constantFrom(0, 1, 3),
      async (taps, turns, first) => {
        const { model, real } = await open(turns, first)
        await fc.asyncModelRun(() => ({ model, real }), taps)
        await rest(model, real)
        expect(await actualOf(real)).toEqual(expectedOf(model))
      },
    ),
    { numRuns: gateOrProof(8, 25), endOnFailure: true },
  )
}, 180_000)

/** Two tabs of a browser whose cart has one unit of each of the variants. */
async function open(turns: Iterator<Turn>, variants: number): Promise<{ model: Requested; real: Browser }> {
  const real: Browser = { ...openTabs(2, turns), swaps: 0, errorNotices: 0 }
  const lines = sold.slice(0, variants)
  if (lines.length > 0)
    await addLines(
      real.shop,
      ...lines.map(({ productId, variantId }) => ({ product_id: productId, variant_id: variantId, quantity: 1 })),
    )
  await Promise.all(real.tabs.map(({ store }) => store.set(loadCartAtom)))
  return { model: { units: new Map([...lines.keys()].map((variant) => [variant, 1])), codes: new Set() }, real }
}
