import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCartAtom } from '../../atoms/cart.ts'
import { promotionsAtom, promotionsOutcomeAtom } from '../../atoms/promotions.ts'
import { Provider } from '../../atoms/react.ts'
import { checkStockAtom } from '../../atoms/stock.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from '../../atoms/test/fake-worker.ts'
import { PanelContents } from './panel-contents.tsx'
import { money } from '#shared/domain/money.ts'
import * as messages from '#shared/messages/shop.ts'

// The panel is only rendered in a browser.
beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en-US' } }))

async function panelWith(units: number | null): Promise<string> {
  const worker = createFakeWorker(cartOf([lineOf('a')]))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  worker.tracking = units === null ? 'none' : 'variant'
  worker.stock.set(111, units)
  await store.set(checkStockAtom)
  return renderToStaticMarkup(
    <Provider store={store}>
      <PanelContents cart={worker.cart} prefix="/us" />
    </Provider>,
  )
}

test.each([true, false])(
  'in a market where the express wallet is enabled: %s, the panel has its buttons [BAG-14]',
  async (hasExpressWallet) => {
    const worker = createFakeWorker(cartOf([lineOf('a')]))
    const { store } = createTestPage(worker, { hasExpressWallet })
    await store.set(loadCartAtom)
    const html = renderToStaticMarkup(
      <Provider store={store}>
        <PanelContents cart={worker.cart} prefix="/us" />
      </Provider>,
    )
    expect(html.includes('class="wallet-buttons')).toBe(hasExpressWallet)
  },
)

test.each([
  ['an amount that the cart has not reached', '6000', 'Spend £40.01 more for free standard delivery'],
  ['an amount that the cart has reached', '1999', 'Your standard delivery is free'],
  ['no amount', undefined, null],
])('the panel says how far free delivery is, in a market with %s', async (_what, freeFrom, text) => {
  const worker = createFakeWorker({ ...cartOf([lineOf('a')]), cartAmount: money(1999, 'GBP') })
  const { store } = createTestPage(worker, { freeFrom })
  await store.set(loadCartAtom)
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <PanelContents cart={worker.cart} prefix="/us" />
    </Provider>,
  )
  expect(html.match(/<p><span>([^<]*)<\/span><progress/)?.[1] ?? null).toBe(text)
})

test('offers are among the pieces, and the foot only says that they are unavailable [BAG-76]', async () => {
  const worker = createFakeWorker({ ...cartOf([lineOf('a')]), cartAmount: money(1999, 'GBP') })
  const { store } = createTestPage(worker, { freeFrom: '6000' })
  await store.set(loadCartAtom)
  store.set(promotionsAtom, {
    lines: [],
    applied: [],
    total: money(1999, 'GBP'),
    coupons: [],
    refused: [],
    hints: ['Spend £30 more for a tote'],
    missingGifts: [],
  })
  const parts = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <PanelContents cart={worker.cart} prefix="/us" />
      </Provider>,
    ).split('cart-panel__footer')
  const [pieces = '', foot = ''] = parts()
  expect(pieces.indexOf('<progress')).toBeLessThan(pieces.indexOf('<ul>'))
  expect(pieces.indexOf('Spend £30 more for a tote')).toBeGreaterThan(pieces.indexOf('</ul>'))
  expect(foot).not.toMatch(/<progress|tote/)
  store.set(promotionsOutcomeAtom, 'unavailable')
  expect(parts()[1]).toContain(messages.promotions.unavailable)
})

const soldOut = '>Sold Out</p>'
const low = '>There are less than 5 of these left</p>'

test.each([
  [0, [soldOut]],
  [1, [low]],
  [4, [low]],
  [5, []],
  [null, []],
] as const)('with %s units left, the panel shows %j on its line [BAG-18] [BAG-19] [D-56]', async (units, expected) => {
  const html = await panelWith(units)
  expect([soldOut, low].filter((text) => html.includes(text))).toEqual(expected)
})

test('a free gift comes last in the panel and has no button to remove it, and another line has one [BAG-17]', async () => {
  const worker = createFakeWorker(cartOf([lineOf('gift', { isFreeGift: true }), lineOf('paid')]))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <PanelContents cart={worker.cart} prefix="/us" />
    </Provider>,
  )
  const buttons = html
    .split('<li')
    .slice(1)
    .map((line) => [line.includes('Free gift'), />Remove</.test(line)])
  expect(buttons).toEqual([
    [false, true],
    [true, false],
  ])
})
