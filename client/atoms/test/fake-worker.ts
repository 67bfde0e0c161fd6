import type { PageServices } from '../../api/page-services.ts'
import { toCartEvent } from '../cart-events.ts'
import type { Addition } from '../cart.ts'
import { recorderAtom } from '../recorder.ts'
import { createPageStore } from '../store.ts'
import type { ShopEvent } from '#shared/analytics/events.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { emptyCart, type Cart, type LineItem } from '#shared/domain/cart.ts'
import { money } from '#shared/domain/money.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import type { StockTracking } from '#shared/domain/stock.ts'
import { sheetCartHeader } from '#shared/domain/wallet-kinds.ts'
import { problemType } from '#shared/merchant.ts'

type Call = { method: string; args: Record<string, never>; channel: string | null; sheetCart: string | null }

/** A fake of the Worker's commerce operations for tests: keeps a cart, records the calls, and fails on demand. */
export function createFakeWorker(cart: Cart = emptyCart('GBP')) {
  const presses = new Set<string>()
  const worker = {
    cart,
    calls: [] as Call[],
    stock: new Map<number, number | null>(),
    tracking: 'variant' as StockTracking,
    /** How many of each product an order must contain. */
    least: 1,
    /** The engine's result; `null` while it is unavailable. */
    promotions: null as Promotions | null,
    /** The response to `getProductById`. */
    product: {} as object,
    redirectUrl: 'https://checkout.example/login/1',
    /** Intercepts a call: a returned response replaces the result, a rejection simulates a network failure. */
    before: (_call: Call): Promise<Response | null> => Promise.resolve(null),
    /** Replaces the response to a call that was carried out. */
    lose: (_call: Call): Promise<Response> | null => null,
    sent: (method: string) => worker.calls.filter((call) => call.method === method).map((call) => call.args),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const method = String(input).split('/').at(-1) ?? ''
      const [args] = JSON.parse(String(init?.body))
      const headers = new Headers(init?.headers)
      const call = {
        method,
        args,
        channel: headers.get('x-bigcommerce-channel-id'),
        sheetCart: headers.get(sheetCartHeader),
      }
      worker.calls.push(call)
      const replaced = await worker.before(call)
      if (replaced) return replaced
      const response = Response.json(respond(method, args))
      return worker.lose(call) ?? response
    },
  }
  return worker

  function respond(
    method: string,
    args: {
      itemId?: string
      variantIds?: number[]
      data?: {
        line_item?: { quantity: number }
        variant_id?: number
        line_items?: { variant_id: number; quantity: number }[]
        operation_id?: string
      }
    },
  ): unknown {
    const { lineItems } = worker.cart
    switch (method) {
      case 'addCartItems':
        if (presses.has(args.data?.operation_id ?? '')) break
        presses.add(args.data?.operation_id ?? crypto.randomUUID())
        worker.cart = cartOf([
          ...lineItems,
          ...(args.data?.line_items ?? []).map((line) =>
            lineOf(`line-${line.variant_id}`, { variantId: line.variant_id, quantity: line.quantity }),
          ),
        ])
        break
      case 'updateCartItem':
        worker.cart = cartOf(
          lineItems.map((line) =>
            line.id === args.itemId ? { ...line, quantity: args.data?.line_item?.quantity ?? 0 } : line,
          ),
        )
        break
      case 'changeCartItem':
        worker.cart = cartOf([
          ...lineItems.filter((line) => line.id !== args.itemId),
          lineOf(`line-${args.data?.variant_id}`, { variantId: args.data?.variant_id ?? 0 }),
        ])
        break
      case 'removeCartItem':
        worker.cart = cartOf(lineItems.filter((line) => line.id !== args.itemId))
        if (worker.cart.lineItems.length === 0) return null
        break
      case 'deleteCart':
        worker.cart = emptyCart('GBP')
        return null
      case 'sync':
      case 'applyCoupon':
      case 'removeCoupon':
        return {
          cart: toCartEntity(worker.cart),
          promotions: worker.promotions,
          outcome: worker.promotions ? 'priced' : 'unavailable',
        }
      case 'checkoutLogin':
        return { redirect_url: worker.redirectUrl }
      case 'getProductById':
        return worker.product
      case 'getProductInventory':
        return {
          data: [...worker.stock].map(([variant_id, units]) => ({
            identity: { variant_id },
            inventory_tracking: worker.tracking,
            sellable: units,
            least: worker.least,
          })),
        }
    }
    return toCartEntity(worker.cart)
  }
}

/**
 * A page store with the fake Worker. `visitedUrls` lists the URLs it navigated to, `leave` puts the page into the
 * back/forward cache, `hide` hides the tab.
 */
export function createTestPage(
  worker: ReturnType<typeof createFakeWorker>,
  {
    hasPromotions = false,
    hasExpressWallet = false,
    freeFrom,
    ...services
  }: Partial<Pick<PageServices['settings'], 'hasPromotions' | 'hasExpressWallet' | 'freeFrom'>> &
    Pick<PageServices, 'locks' | 'hasHint'> = {},
) {
  const visitedUrls: string[] = []
  const onLeave: (() => void)[] = []
  const onHide: (() => void)[] = []
  const store = createPageStore({
    settings: {
      market: 'us',
      prefix: '/us',
      currency: 'GBP',
      channelId: '1421371',
      hasPromotions,
      hasExpressWallet,
      freeFrom,
    },
    fetch: worker.fetch,
    assign: (url) => visitedUrls.push(url),
    onLeave: (task) => onLeave.push(task),
    onHide: (task) => onHide.push(task),
    ...services,
  })
  const recorded: ShopEvent[] = []
  store.set(recorderAtom, {
    record: (fact) => recorded.push('cart' in fact ? toCartEvent(fact) : (fact as ShopEvent)),
  })
  return {
    store,
    visitedUrls,
    recorded,
    leave: () => onLeave.forEach((task) => task()),
    hide: () => onHide.forEach((task) => task()),
  }
}

/** What the pop-up shows of an addition. */
export function addedOf(change: Partial<Addition['added']> = {}): Addition['added'] {
  return {
    imageUrl: '',
    name: 'Smock',
    price: money(1999, 'GBP'),
    specialPrice: null,
    size: '10',
    colour: 'Navy',
    length: null,
    quantity: 1,
    isGiftCard: false,
    sku: '123456-NAV-10',
    ...change,
  }
}

export function problemResponse(status: number, type: string): Response {
  return Response.json(
    { type: problemType(type), title: type, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
}

export function cartOf(lineItems: LineItem[]): Cart {
  return { ...emptyCart('GBP'), id: 'cart-1', lineItems }
}

export function lineOf(id: string, change: Partial<LineItem> = {}): LineItem {
  const price = money(1999, 'GBP')
  return {
    id,
    productId: 11,
    variantId: 111,
    sku: '123456-NAV-10',
    name: 'Smock',
    quantity: 1,
    listPrice: price,
    salePrice: price,
    originalPrice: price,
    extendedSalePrice: price,
    discountAmount: money(0, 'GBP'),
    parentId: null,
    url: '/p/11/smock/Navy',
    imageUrl: 'https://media.example/i/shop/123456_Navy_1',
    options: [],
    isDigital: false,
    isFreeGift: false,
    ...change,
  }
}
