import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { addToBagAtom, clearCartAtom, loadCartAtom, removeLineAtom } from '../../client/atoms/cart.ts'
import { notificationsAtom, notifyAtom } from '../../client/atoms/notifications.ts'
import { updateQuantityAtom } from '../../client/atoms/quantities.ts'
import { markets } from '../../shared/markets.ts'
import { money } from '../../shared/domain/money.ts'
import { buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type Fate, openTabs, type Turn } from '../test/tabs.ts'

/** What the shopper has asked for so far, by the variant's number. */
type Asked = Map<number, number>
type Browser = ReturnType<typeof openTabs> & { swaps: number }
type Line = { productId: number; variantId: number }

const most = 3
let sold: Line[] = []

beforeAll(async () => {
  const { product } = await buyable(sandboxServices().services.catalogue, markets.en)
  sold = product.variants.filter(({ isPurchasable, stock }) => isPurchasable && (stock ?? 0) > most).slice(0, 3).map(({ id }) => ({ productId: product.id, variantId: id }))
  if (sold.length < 3) throw new Error('There are not three variants to buy.')
})

/** Each tab has lines of its own until both have come to rest: what one shopper does in two tabs at the same instant has no order. */
function tabOf({ tabs, swaps }: Browser, variant: number) {
  const tab = tabs[(variant + swaps) % tabs.length]
  if (!tab) throw new Error('There is no tab.')
  return tab
}

const lineIn = (browser: Browser, variant: number) =>
  tabOf(browser, variant)
    .shown()
    .find(({ variantId }) => variantId === sold[variant]?.variantId)

async function add(browser: Browser, variant: number): Promise<void> {
  const line = { ...(sold[variant] as Line), quantity: 1 }
  const price = money(1000, 'GBP')
  const { store } = tabOf(browser, variant)
  const outcome = await store.set(addToBagAtom, { line, added: { imageUrl: '', name: '', price, specialPrice: null, size: null, colour: null, length: null, quantity: 1, isGiftCard: false, sku: '' } })
  // Showing it is the caller's, which is the product page.
  if (outcome.status === 'failed') store.set(notifyAtom, { kind: 'error', text: outcome.message })
}

type Command = fc.AsyncCommand<Asked, Browser>

const commands = (variant: number, quantity: number): Command[] => [
  {
    toString: () => `add ${variant}`,
    check: (asked) => (asked.get(variant) ?? 0) < most,
    async run(asked, browser) {
      void add(browser, variant)
      // The first line makes the bag, and two bags at once would be two browsers'.
      if (asked.size === 0) await browser.settle()
      asked.set(variant, (asked.get(variant) ?? 0) + 1)
      if (asked.size === 1) await rest(asked, browser)
    },
  },
  {
    toString: () => `${quantity} of ${variant}`,
    check: (asked) => asked.has(variant),
    async run(asked, browser) {
      const line = lineIn(browser, variant)
      if (!line) return
      tabOf(browser, variant).store.set(updateQuantityAtom, { lineId: line.id, quantity })
      asked.set(variant, quantity)
    },
  },
  {
    toString: () => `remove ${variant}`,
    // The last line takes the bag with it.
    check: (asked) => asked.has(variant) && asked.size > 1,
    async run(asked, browser) {
      const line = lineIn(browser, variant)
      if (!line) return
      void tabOf(browser, variant).store.set(removeLineAtom, line.id)
      asked.delete(variant)
    },
  },
  { toString: () => 'rest', check: () => true, run: rest },
  {
    toString: () => 'clear',
    check: (asked) => asked.size > 0,
    async run(asked, browser) {
      await rest(asked, browser)
      await browser.tabs[0]?.store.set(clearCartAtom)
      asked.clear()
      await rest(asked, browser)
    },
  },
]

/** All comes to rest: what every tab shows is what the Worker holds; where that is not what was asked for, the shopper was told, and asks again. */
async function rest(asked: Asked, browser: Browser): Promise<void> {
  await browser.settle()
  const held = await heldBy(browser)
  expect(browser.tabs.map(shownIn)).toEqual(browser.tabs.map(() => held))
  const wanted = wantedBy(asked)
  if (JSON.stringify(held) === JSON.stringify(wanted)) return forget(browser)
  expect(browser.tabs.some(({ isTold }) => isTold()), `${JSON.stringify(held)} is not ${JSON.stringify(wanted)}, and nobody was told`).toBe(true)
  forget(browser)
  browser.failNoMore()
  for (const variant of sold.keys()) await askAgain(asked, browser, variant)
  browser.failAgain()
  expect(await heldBy(browser)).toEqual(wanted)
  expect(browser.tabs.map(shownIn)).toEqual(browser.tabs.map(() => wanted))
}

async function askAgain(asked: Asked, browser: Browser, variant: number): Promise<void> {
  const line = lineIn(browser, variant)
  const quantity = asked.get(variant) ?? 0
  const { store } = tabOf(browser, variant)
  if (quantity === 0 && line) await store.set(removeLineAtom, line.id)
  if (quantity > 0 && !line) for (let unit = 0; unit < quantity; unit += 1) await add(browser, variant)
  if (quantity > 0 && line && line.quantity !== quantity) store.set(updateQuantityAtom, { lineId: line.id, quantity })
  await browser.settle()
}

const sorted = (rows: (readonly [number, number])[]) => rows.toSorted(([a], [b]) => a - b)
const wantedBy = (asked: Asked) => sorted([...asked].map(([variant, quantity]) => [(sold[variant] as Line).variantId, quantity] as const))
const shownIn = ({ shown }: Browser['tabs'][number]) => sorted(shown().map(({ variantId, quantity }) => [variantId, quantity] as const))

async function heldBy({ shop }: Browser) {
  const bag = await (await shop.call('getCart', {})).json<{ line_items: { physical_items: { variant_id: number; quantity: number }[] } }>()
  return sorted(bag.line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity] as const))
}

function forget(browser: Browser): void {
  for (const { store } of browser.tabs) store.set(notificationsAtom, [])
  browser.swaps += 1
}

const command = fc.tuple(fc.constantFrom(0, 0, 0, 1, 2), fc.integer({ min: 1, max: most }), fc.constantFrom(0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4)).map(([variant, quantity, kind]) => commands(variant, quantity)[kind] as Command)
const turn: fc.Arbitrary<Turn> = fc.record({
  beforeMs: fc.nat(12),
  afterMs: fc.nat(12),
  fate: fc.constantFrom<Fate>('well', 'well', 'well', 'well', 'well', 'well', 'answer-lost', 'refused', 'unreached'),
})

it('however taps, two tabs, slow answers and failures fall together, it ends with what the shopper asked for [BAG-41, BAG-46]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(fc.commands([command], { maxCommands: 12, size: 'max' }), fc.infiniteStream(turn), async (taps, turns) => {
      const real: Browser = { ...openTabs(2, turns), swaps: 0 }
      const model: Asked = new Map([...sold.keys()].map((variant) => [variant, 1]))
      await real.shop.call('addCartItems', { data: { line_items: sold.map(({ productId, variantId }) => ({ product_id: productId, variant_id: variantId, quantity: 1 })) } })
      await Promise.all(real.tabs.map(({ store }) => store.set(loadCartAtom)))
      await fc.asyncModelRun(() => ({ model, real }), taps)
      await rest(model, real)
      expect(await heldBy(real)).toEqual(wantedBy(model))
    }),
    { numRuns: 25, interruptAfterTimeLimit: 15_000, endOnFailure: true },
  )
}, 60_000)
