import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadCartAtom } from '../../atoms/cart.ts'
import { promotionsAtom } from '../../atoms/promotions.ts'
import { Provider } from '../../atoms/react.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from '../../atoms/test/fake-worker.ts'
import { AddedTotals } from './added-totals.tsx'
import { money } from '#shared/domain/money.ts'

/** The lines of text of the pop-up, for a cart of £19.99. */
async function textsOf(change: { freeFrom?: string; hints?: string[]; isDigital?: boolean }) {
  const { freeFrom, hints = [], isDigital = false } = change
  const total = money(1999, 'GBP')
  const cart = { ...cartOf([lineOf('a', { isDigital })]), cartAmount: total, baseAmount: total }
  const { store } = createTestPage(createFakeWorker(cart), { freeFrom })
  await store.set(loadCartAtom)
  store.set(promotionsAtom, { lines: [], applied: [], total, coupons: [], refused: [], hints, missingGifts: [] })
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <AddedTotals />
    </Provider>,
  )
  return html.split(/<[^>]+>/).filter(Boolean)
}

const hints = ['Spend £5.00 more and save £15', 'Spend £9.00 more for a gift']
const subtotal = ['Subtotal', '£19.99']
const missing = 'Spend £40.01 more for free standard delivery'
const reached = 'Your standard delivery is free'

test.each([
  ['free delivery, while it is not reached', { freeFrom: '6000', hints }, [missing]],
  ['the first hint of the engine, once delivery is free', { freeFrom: '1000', hints }, [hints[0]]],
  ['the first hint of the engine, if nothing is sent', { freeFrom: '6000', hints, isDigital: true }, [hints[0]]],
  ['the first hint of the engine, in a market without free delivery', { hints }, [hints[0]]],
  ['free delivery, once it is reached and the engine has no hint', { freeFrom: '1000' }, [reached]],
  ['no offer if there is none', {}, []],
])('the pop-up shows %s, and the subtotal of the cart', async (_what, cart, offers) => {
  expect(await textsOf(cart)).toEqual([...offers, ...subtotal])
})
