import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { addToCartAtom, clearCartAtom, loadCartAtom, removeLineAtom } from '../../client/atoms/cart.ts'
import { applyCouponAtom, removeCouponAtom } from '../../client/atoms/coupons.ts'
import { notificationsAtom, notifyAtom } from '../../client/atoms/notifications.ts'
import { updateQuantityAtom } from '../../client/atoms/quantities.ts'
import { money } from '../../shared/domain/money.ts'
import { markets } from '../../shared/markets.ts'
import { buyable } from '../test/buyable.ts'
import type { Synced } from '../test/promotions-shop.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type Fate, openTabs, type Turn } from '../test/tabs.ts'

/** The shopper's requests so far: units by the variant's number, and codes. */
type Asked = { units: Map<number, number>; codes: Set<string> }
/** `told`: failures that a form or an earlier page has shown. */
type Browser = ReturnType<typeof openTabs> & { swaps: number; told: number }
type Line = { productId: number; variantId: number }

const most = 3
// One code that this cart qualifies for, and two that are kept until it does.
const codes = ['WELCOME10', 'POSTFREE', 'KNIT15']
let sold: Line[] = []

beforeAll(async () => {
  const { product } = await buyable(sandboxServices().services.catalogue, markets.en)
  sold = product.variants
    .filter(({ isPurchasable, stock }) => isPurchasable && (stock ?? 0) > most)
    .slice(0, 3)
    .map(({ id }) => ({ productId: product.id, variantId: id }))
  if (sold.length < 3) throw new Error('There are not three variants to buy.')
})

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

/** Additions of each page that have no outcome yet. */
const additions = new WeakMap<object, Set<Promise<void>>>()

function add(browser: Browser, variant: number): Promise<void> {
  const { store } = tabOf(browser, variant)
  const running = additions.get(store) ?? new Set()
  additions.set(store, running)
  const run = addOnce(browser, variant).finally(() => running.delete(run))
  running.add(run)
  return run
}

async function addOnce(browser: Browser, variant: number): Promise<void> {
  const line = { ...(sold[variant] as Line), quantity: 1 }
  const price = money(1000, 'GBP')
  const { store } = tabOf(browser, variant)
  const outcome = await store.set(addToCartAtom, {
    line,
    added: {
      imageUrl: '',
      name: '',
      price,
      specialPrice: null,
      size: null,
      colour: null,
      length: null,
      quantity: 1,
      isGiftCard: false,
      sku: '',
    },
  })
  // The caller, the product page, shows the message.
  if (outcome.status === 'failed') store.set(notifyAtom, { kind: 'error', text: outcome.message })
}

type Command = fc.AsyncCommand<Asked, Browser>

const commands = (variant: number, quantity: number): Command[] => [
  {
    toString: () => `add ${variant}`,
    check: ({ units }) => (units.get(variant) ?? 0) < most,
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
    check: ({ units }) => [variant, next(variant)].every((each) => (units.get(each) ?? 0) < most),
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
    async run(asked, browser) {
      await rest(asked, browser)
      for (const each of asked.units.keys()) if (each !== variant) remove(asked.units, browser, each)
      await rest(asked, browser)
      remove(asked.units, browser, variant)
      void add(browser, next(variant))
      asked.units.set(next(variant), 1)
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
      const running = additions.get(tabOf(browser, variant).store)
      if (running) await Promise.all(running)
      await browser.answered(tabIndex(browser, variant))
      setQuantity(units, browser, { variant, quantity })
      if (tabOf(browser, variant).isTold()) browser.told += 1
      await browser.turnPage(tabIndex(browser, variant))
    },
  },
  {
    toString: () => `code ${codes[variant]}`,
    check: () => true,
    async run({ codes: wanted }, browser) {
      void wantCode(browser, variant, !wanted.has(codes[variant] as string))
      if (!wanted.delete(codes[variant] as string)) wanted.add(codes[variant] as string)
    },
  },
  { toString: () => 'rest', check: () => true, run: rest },
  {
    toString: () => 'clear',
    check: ({ units }) => units.size > 0,
    async run(asked, browser) {
      await rest(asked, browser)
      await browser.tabs[0]?.store.set(clearCartAtom)
      asked.units.clear()
      await rest(asked, browser)
    },
  },
]

function remove(units: Asked['units'], browser: Browser, variant: number): void {
  const line = lineIn(browser, variant)
  if (!line) return
  void tabOf(browser, variant).store.set(removeLineAtom, line.id)
  units.delete(variant)
}

function setQuantity(
  units: Asked['units'],
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
  const answer = isWanted ? await store.set(applyCouponAtom, code) : await store.set(removeCouponAtom, code)
  // The form shows the failure.
  if (answer instanceof Error || ('status' in answer && (answer.status === 'failed' || answer.status === 'refused')))
    browser.told += 1
}

/**
 * When everything is idle, every tab shows the Worker's cart. If it differs from the shopper's requests, the shopper
 * was told and repeats them.
 */
async function rest(asked: Asked, browser: Browser): Promise<void> {
  await browser.settle()
  const held = await heldBy(browser)
  expect(browser.tabs.map(shownIn)).toEqual(browser.tabs.map(() => held.units))
  const wanted = wantedBy(asked)
  if (JSON.stringify(held) === JSON.stringify(wanted)) return forget(browser)
  expect(
    browser.told > 0 || browser.tabs.some(({ isTold }) => isTold()),
    `${JSON.stringify(held)} is not ${JSON.stringify(wanted)}, and nobody was told`,
  ).toBe(true)
  forget(browser)
  browser.failNoMore()
  for (const variant of sold.keys()) await askAgain(asked, browser, variant)
  browser.failAgain()
  expect(await heldBy(browser)).toEqual(wanted)
  expect(browser.tabs.map(shownIn)).toEqual(browser.tabs.map(() => wanted.units))
}

async function askAgain(asked: Asked, browser: Browser, variant: number): Promise<void> {
  const line = lineIn(browser, variant)
  const quantity = asked.units.get(variant) ?? 0
  await wantCode(browser, variant, asked.codes.has(codes[variant] as string))
  const { store } = tabOf(browser, variant)
  if (quantity === 0 && line) await store.set(removeLineAtom, line.id)
  if (quantity > 0 && !line) for (let unit = 0; unit < quantity; unit += 1) await add(browser, variant)
  if (quantity > 0 && line && line.quantity !== quantity) store.set(updateQuantityAtom, { lineId: line.id, quantity })
  await browser.settle()
}

const sorted = (rows: (readonly [number, number])[]) => rows.toSorted(([a], [b]) => a - b)
const wantedBy = ({ units, codes: wanted }: Asked) => ({
  units: sorted([...units].map(([variant, quantity]) => [(sold[variant] as Line).variantId, quantity] as const)),
  codes: [...wanted].toSorted(),
})
const shownIn = ({ shown }: Browser['tabs'][number]) => ownUnits(shown())

// The engine adds and removes gifts.
const ownUnits = (lines: { variantId: number; quantity: number }[]) =>
  sorted(
    lines
      .filter((line) => sold.some(({ variantId }) => variantId === line.variantId))
      .map(({ variantId, quantity }) => [variantId, quantity] as const),
  )

async function heldBy({ shop }: Browser) {
  const headers = { origin: 'http://localhost:8787', 'content-type': 'application/json' }
  const { cart, promotions } = await (
    await shop.get('/api/promotions/sync', { method: 'POST', body: '[{}]', headers })
  ).json<Synced>()
  const units = ownUnits(
    cart.line_items.physical_items.map(({ variant_id, quantity }) => ({ variantId: variant_id ?? 0, quantity })),
  )
  return { units, codes: (promotions?.coupons ?? []).map(({ code }) => code).toSorted() }
}

function forget(browser: Browser): void {
  for (const { store } of browser.tabs) store.set(notificationsAtom, [])
  browser.told = 0
  browser.swaps += 1
}

const command = fc
  .tuple(
    fc.constantFrom(0, 0, 0, 1, 2),
    fc.integer({ min: 1, max: most }),
    fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 8),
  )
  .map(([variant, quantity, kind]) => commands(variant, quantity)[kind] as Command)
const turn: fc.Arbitrary<Turn> = fc.record({
  beforeMs: fc.nat(12),
  afterMs: fc.nat(12),
  fate: fc.constantFrom<Fate>('well', 'well', 'well', 'well', 'well', 'well', 'answer-lost', 'refused', 'unreached'),
})

test.each([
  ['the first lines of two tabs', 0],
  ['the last line’s removal and an addition in another tab', 1],
])(
  '%s at the same instant leave one bag that is as it was asked for [BAG-28, BAG-39]',
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
        expect(await heldBy(real)).toEqual(wantedBy(model))
        expect(real.tabs.map(shownIn)).toEqual(real.tabs.map(() => wantedBy(model).units))
      }),
      { numRuns: 6 },
    )
  },
  60_000,
)

// The last test, because a run that hits the time limit continues for a moment.
test('any interleaving of taps, two tabs, slow responses and failures ends with the cart that the shopper asked for [BAG-41, BAG-46]', async () => {
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
        expect(await heldBy(real)).toEqual(wantedBy(model))
      },
    ),
    { numRuns: 25, interruptAfterTimeLimit: 15_000, endOnFailure: true },
  )
}, 60_000)

/** Two tabs of a browser whose cart has one unit of each of the variants. */
async function open(turns: Iterator<Turn>, variants: number): Promise<{ model: Asked; real: Browser }> {
  const real: Browser = { ...openTabs(2, turns), swaps: 0, told: 0 }
  const lines = sold.slice(0, variants)
  if (lines.length > 0)
    await real.shop.call('addCartItems', {
      data: {
        line_items: lines.map(({ productId, variantId }) => ({
          product_id: productId,
          variant_id: variantId,
          quantity: 1,
        })),
      },
    })
  await Promise.all(real.tabs.map(({ store }) => store.set(loadCartAtom)))
  return { model: { units: new Map([...lines.keys()].map((variant) => [variant, 1])), codes: new Set() }, real }
}
