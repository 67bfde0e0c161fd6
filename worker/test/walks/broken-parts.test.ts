import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createIsolateCaches } from '../../adapters/isolate-caches.ts'
import { limiterNames } from '../../configuration/env.ts'
import { openAccountShop } from '../accounts.ts'
import { addLines, fetchCart, lineOf, twoSellable } from '../bags.ts'
import { islandNames, ofOneDrawing, spyOnParts } from '../broken-parts.ts'
import { gateOrProof } from '../gate-or-proof.ts'
import { isolate } from '../isolate.ts'
import { unlimited } from '../limits.ts'
import { placeOrder } from '../place-order.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop } from '../shop.ts'
import { accountPages, accountPath } from '#shared/domain/account-pages.ts'
import {
  bagPath,
  changeLinePathOf,
  checkoutIdentityPath,
  clearBagPath,
  productPath,
  clothPath,
  recommendationsPath,
  assistantBagPath,
  sharedBagPath,
  removeBagLinePath,
  reviewsPath,
  writeReviewPath,
  reservePathOf,
} from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { fragments } from '#shared/routes.ts'
import { everyPage, type RowsOfPages } from '#shared/test/plain-pages.ts'

const previewDomain = 'sandbox.staging.bigcontent.io'
const vars = { PAGE_CACHE: 'off', BROWSER_REPORTS_SHARE: '0', PREVIEW_DOMAINS: previewDomain }
/** The pages are requested more often than a visitor may. */
const bindings = Object.fromEntries(limiterNames.map((name) => [name, unlimited]))
const manyMinutes = 1_800_000

type Stage = Awaited<ReturnType<typeof setStage>>

/** An address of each page. The compiler requires one for a new page, unless it is plain. */
const notPlain: RowsOfPages<(stage: Stage) => string> = {
  collection: ({ categoryId }) => `/browse/collection/${categoryId}`,
  category: () => '/browse/womens',
  product: ({ product }) => productPath(product),
  recommendations: ({ product }) => recommendationsPath(product),
  reviews: ({ product }) => reviewsPath(product),
  cloth: () => clothPath('Hedgerow'),
  search: () => '/search?query=dress',
  bag: () => '/bag',
  sharedBag: () => sharedBagPath,
  assistantBag: () => assistantBagPath,
  changeLine: ({ lineId }) => changeLinePathOf(lineId),
  checkoutIdentity: () => '/checkout-identity',
  orderConfirmation: ({ cartId, orderId }) => `/order-confirmation/${cartId}/${orderId}`,
  login: () => '/login',
  createAccount: () => '/create-account',
  forgotPassword: () => '/forgot-password',
  updatePassword: () => '/updatePassword',
  myAccount: () => '/my-account',
  accountOrder: ({ orderId }) => `/my-account/order-history/${orderId}`,
  compare: ({ product }) => `/compare?products=${product.id}`,
  findOrder: () => '/find-order',
  giftCertificates: () => '/gift-certificates',
  mailedOrder: () => '/find-order/link',
  stopStockAlerts: () => '/stock-alerts/stop',
  reserve: ({ product }) => reservePathOf(product.id),
  cancelReservation: () => '/reserve/cancel',
  guestOrder: () => '/find-order/order',
  guestInvoice: () => '/find-order/order/invoice',
  guestReturn: () => '/find-order/order/return',
  accountReturn: ({ orderId }) => `/my-account/order-history/${orderId}/return`,
  accountInvoice: ({ orderId }) => `/my-account/order-history/${orderId}/invoice`,
  wishlist: () => '/wishlist',
  writeReview: ({ product }) => writeReviewPath(product.id),
  visualization: () => `/amplience-visualization/${previewDomain}/none`,
  content: () => '/help',
}
const ofRoutes = everyPage<(stage: Stage) => string>(
  notPlain,
  ({ pattern }) =>
    () =>
      pattern,
)
const ofAccount = Object.keys(accountPages).map(
  (name) => [`account: ${name}`, () => accountPath(name as keyof typeof accountPages)] as const,
)
/** A visitor who is signed in is led away from these. */
const forGuests = new Set([
  'wishlist of a guest',
  'login',
  'createAccount',
  'forgotPassword',
  'updatePassword',
  'search',
  'checkoutIdentity',
])

const pages: (readonly [string, (stage: Stage) => string])[] = [
  ...Object.entries(ofRoutes),
  ...ofAccount,
  ['wishlist of a guest', () => '/wishlist'],
  ['no such page', () => '/no-such-page'],
  ['rail', () => `${fragments.rail}?of=newest`],
]

let stage: Stage
let parts: ReturnType<typeof spyOnParts>
beforeAll(async () => {
  stage = await setStage()
  parts = spyOnParts()
})
afterAll(() => void vi.restoreAllMocks())

async function setStage() {
  const { services } = sandboxServices()
  const [tree] = await services.catalogue.categoryTree({ market: markets.en }, AbortSignal.timeout(60_000))
  const things = await twoSellable(5)
  const { shop, email } = await openAccountShop()
  await addLines(shop, lineOf(things[0]))
  const { cartId, orderId } = await placeOrder(shop, email)
  await addLines(shop, ...things.map((thing) => lineOf(thing)))
  const [line] = (await fetchCart(shop)).line_items.physical_items
  const { id, slug, colour } = things[0].product
  const guest = openShop()
  await addLines(guest, ...things.map((thing) => lineOf(thing)))
  return {
    jar: shop.jar,
    guestJar: guest.jar,
    categoryId: tree?.id ?? 0,
    product: { id, slug, colour: colour?.name ?? null },
    lineId: line?.id ?? '',
    cartId,
    orderId,
  }
}

type Drawn = { status: number; html: string }

/** The page by a Worker that has kept nothing. */
async function drawn(name: string, path: string): Promise<Drawn> {
  isolate.caches = createIsolateCaches()
  const jar = new Map(forGuests.has(name) ? stage.guestJar : stage.jar)
  const { catalogue } = sandboxServices().services
  // The memory of parsed products outlives an isolate's caches here, and a kept card is not drawn again.
  const listing: typeof catalogue.listing = async (...request) => structuredClone(await catalogue.listing(...request))
  const response = await openShop({ vars, bindings, jar, broken: { catalogue: { listing } } }).get(path)
  return { status: response.status, html: await response.text() }
}

const island = /<sv-island data-name="([^"]*)"[\s\S]*?<\/sv-island>/g
const withoutIslands = (html: string) => html.replace(island, '')
const islandsOf = (html: string) => [...html.matchAll(island)].map(([whole]) => whole)

/** Headings, links, forms and their controls. */
function actionsOf(html: string): string[] {
  return (
    html.replaceAll(ofOneDrawing, '').match(/<(?:a|form|input|button|select|textarea)\b[^>]*>|<h[1-6][^>]*>[^<]*/g) ??
    []
  )
}

/** What the second page lacks of the first one. */
function lost(from: string, to: string): string[] {
  const left = actionsOf(to)
  return actionsOf(from).filter((action) => {
    const index = left.indexOf(action)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/**
 * The faults of a page: what it lost beside the part that cannot be drawn, which is there so many times. An island may
 * lose more than the part.
 */
function judge(empty: Drawn, broken: Drawn, { times, hasHeading }: { times: number; hasHeading: boolean }): string[] {
  const isWhole = !hasHeading || /<h1/.test(empty.html)
  if (hasHeading && !/<h1/.test(broken.html)) return ['no heading']
  if (!isWhole && (broken.status === 500 || broken.status === empty.status)) return []
  if (broken.status !== empty.status) return [`status ${broken.status}`]
  const outside = lost(withoutIslands(empty.html), withoutIslands(broken.html))
  const [before, after] = [islandsOf(empty.html), islandsOf(broken.html)]
  const changed = before.filter((html, index) => lost(html, after[index] ?? '').length > 0)
  const faults = [...outside, ...changed.slice(times)]
  return broken.html.includes('role="note"') ? faults : [...faults, 'no note']
}

/** How many pages each part was broken on. Header and footer are on all. */
const seen = new Map<string, number>()
const pagesOfPart = gateOrProof(1, 4)

test.each(pages)(
  'the page "%s" keeps its heading, its other parts and its actions when one part throws while it is drawn',
  async (name, pathOf) => {
    const page = () => drawn(name, pathOf(stage))
    const whole = await parts.draw(null, page)
    expect([200, 404, 410]).toContain(whole.page.status)
    const hasHeading = /<h1/.test(whole.page.html)
    const chosen = [...whole.parts].filter(([part]) => (seen.get(part) ?? 0) < pagesOfPart)
    const faults: string[] = []
    for (const [part, keys] of chosen) {
      seen.set(part, (seen.get(part) ?? 0) + 1)
      const middle = keys[Math.floor(keys.length / 2)] ?? ''
      const times = keys.filter((key) => key === middle).length
      const key = keys.length === 1 ? null : middle
      const empty = await parts.draw({ name: part, key, as: 'nothing' }, page)
      const broken = await parts.draw({ name: part, key, as: 'throws' }, page)
      if (key !== null && !broken.parts.get(part)?.includes(key)) faults.push(`${part}: not drawn again`)
      faults.push(...judge(empty.page, broken.page, { times, hasHeading }).map((fault) => `${part}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
  manyMinutes,
)

test('the bag page offers to remove every line, to clear the bag and to pay when a line throws while it is drawn', async () => {
  const page = () => drawn('bag', bagPath)
  const name = 'islands/cart/cart-line CartLine'
  const whole = await parts.draw(null, page)
  const key = whole.parts.get(name)?.[0] ?? ''
  const { html } = (await parts.draw({ name, key, as: 'throws' }, page)).page
  const countOf = (text: string, part: string) => text.split(part).length - 1
  expect(countOf(html, cartControls.lineNotShown)).toBe(1)
  for (const action of [removeBagLinePath, clearBagPath, checkoutIdentityPath])
    expect(countOf(html, `"${action}"`)).toBe(countOf(whole.page.html, `"${action}"`))
})

test('every island is among the parts, except those that only the browser makes', () => {
  const names = islandNames.filter((name) => !seen.has(`islands/${name} default`))
  expect(names).toEqual(['quick-add', 'zoom'])
})
