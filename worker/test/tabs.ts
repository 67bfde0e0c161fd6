import { openShop } from './shop.ts'
import { cartBusyAtom } from '#client/atoms/cart-state.ts'
import { loadCartAtom } from '#client/atoms/cart.ts'
import { isSyncingAtom } from '#client/atoms/promotions-state.ts'
import { isCartPendingAtom, cartLinesAtom, flushQuantitiesAtom } from '#client/atoms/quantities.ts'
import { recorderAtom } from '#client/atoms/recorder.ts'
import { createPageStore } from '#client/atoms/store.ts'
import { createFakeLocks } from '#client/atoms/test/fake-locks.ts'
import { notificationsAtom } from '#client/atoms/ui.ts'
import { syncTabs } from '#client/runtime/tabs.ts'
import { markets } from '#shared/markets.ts'

const changes = new Set([
  'addCartItems',
  'updateCartItem',
  'removeCartItem',
  'deleteCart',
  'applyCoupon',
  'removeCoupon',
])

/** The outcome of a call: it succeeds, it succeeds but its response is lost, it is refused, or it never arrives. */
export type Fate = 'well' | 'response-lost' | 'refused' | 'not-sent'
export type Turn = { beforeMs: number; afterMs: number; fate: Fate }

/**
 * Tabs of one browser against the real Worker. Each call waits before it is sent and before its response arrives, so
 * that calls overtake each other; `turns` sets the waits and which changes fail.
 */
export function openTabs(count: number, turns: Iterator<Turn>) {
  const shop = openShop()
  const market = markets.en
  let inFlight = 0
  let mayFail = true
  const listeners: ((event: { data: unknown }) => void)[] = []
  const locks = createFakeLocks()
  const tabs = Array.from({ length: count }, (_, index) => openTab(index))

  return {
    tabs,
    shop,
    stopFailures: () => void (mayFail = false),
    allowFailures: () => void (mayFail = true),
    /** Waits until the tab has the responses to its calls. Changes that wait for the half-second debounce stay pending. */
    async responded(index: number): Promise<void> {
      while (tabs[index] && isWaiting(tabs[index])) await pause(2)
    },
    /** Waits until no tab has a call in flight. Sends debounced changes at once. */
    async settle(): Promise<void> {
      for (let quiet = 0; quiet < 3;) {
        for (const { store } of tabs) void store.set(flushQuantitiesAtom)
        await pause(4)
        quiet = inFlight > 0 || tabs.some(isBusy) ? 0 : quiet + 1
      }
    },
    /**
     * Leaves the tab's page and opens a new one, which loads the cart after the calls of the old page have ended. Calls
     * do not fail while the page leaves, because no page would be there to report it.
     */
    async turnPage(index: number): Promise<void> {
      const page = tabs[index]
      if (!page) return
      mayFail = false
      page.leave()
      mayFail = true
      await tracked(async () => {
        while (isBusy(page)) await pause(2)
      })
      const next = openTab(index)
      tabs[index] = next
      await next.store.set(loadCartAtom)
    },
  }

  function openTab(index: number) {
    const onLeave: (() => void)[] = []
    const store = createPageStore({
      settings: {
        market: market.code,
        prefix: market.prefix,
        currency: market.currency,
        channelId: String(market.defaultChannelId),
      },
      fetch: (input, init) => call(String(input), init),
      assign: () => undefined,
      onLeave: (task) => void onLeave.push(task),
      locks,
    })
    store.set(recorderAtom, { record: () => undefined })
    syncTabs(store, {
      postMessage: (data: unknown) =>
        listeners.forEach(
          (listener, other) =>
            other !== index && void tracked(async () => (await pause(nextTurn().afterMs), listener({ data }))),
        ),
      addEventListener: (_type: string, listener: unknown) =>
        void (listeners[index] = listener as (typeof listeners)[number]),
    })
    const shown = () => store.get(cartLinesAtom).map(({ id, variantId, quantity }) => ({ id, variantId, quantity }))
    const hasErrorNotice = () => store.get(notificationsAtom).some(({ kind }) => kind === 'error')
    return { store, shown, hasErrorNotice, leave: () => onLeave.forEach((task) => task()) }
  }

  function isBusy({ store }: Pick<ReturnType<typeof openTab>, 'store'>): boolean {
    return store.get(isCartPendingAtom) || isWaiting({ store })
  }

  function isWaiting({ store }: Pick<ReturnType<typeof openTab>, 'store'>): boolean {
    return store.get(isSyncingAtom) || store.get(cartBusyAtom).length > 0
  }

  function nextTurn(): Turn {
    return turns.next().value as Turn
  }

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const { beforeMs, afterMs, fate: drawn } = nextTurn()
    const fate = mayFail && changes.has(path.split('/').at(-1) ?? '') ? drawn : 'well'
    return tracked(async () => {
      await pause(beforeMs)
      if (fate === 'not-sent') throw new TypeError('Failed to fetch')
      if (fate === 'refused') return Response.json({}, { status: 503 })
      const headers = new Headers(init.headers)
      headers.set('origin', 'http://localhost:8787')
      return shop.get(path, { method: 'POST', headers, body: String(init.body) }, async () => {
        await pause(afterMs)
        if (fate === 'response-lost') throw new TypeError('Failed to fetch')
      })
    })
  }

  async function tracked<Value>(task: () => Promise<Value>): Promise<Value> {
    inFlight += 1
    try {
      return await task()
    } finally {
      inFlight -= 1
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
