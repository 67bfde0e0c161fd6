import { beforeAll, describe, expect, test } from 'vitest'
import { returnToPath } from '../../account/return-path.ts'
import { createServices } from '../../adapters/services.ts'
import { createApp } from '../../app.ts'
import { createSealer } from '../../lib/sealed-value.ts'
import { sessionCookie } from '../accounts.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop } from '../shop.ts'
import { cartIdOf, smallShop, stagedId } from '../small-shop.ts'
import { isSwappable, mayPrefetchLink, readPaths, type CurrentPage } from '#client/navigation/navigation-policy.ts'
import { marketPath } from '#shared/links.ts'
import { type Market, markets, withoutMarketPrefix } from '#shared/markets.ts'
import { literalStart, pathRows, type Side } from '#shared/paths.ts'
import { actions, endpoints, fragments, movedPaths, type RouteName, routes, type Session } from '#shared/routes.ts'
import { everyPage, type RowsOfPages } from '#shared/test/plain-pages.ts'

const origin = 'http://localhost:8787'
const host = 'sandbox.staging.bigcontent.io'
const every: Market[] = Object.values(markets)
const cacheable = 'public, max-age=0, must-revalidate'
const uncached = 'private, no-store'
const scripts = {
  FIT_SCRIPT_URL: 'https://fit.example/fit.js',
  EXPRESS_WALLET_LOCALES: 'eu',
  GOOGLE_PAY_SCRIPT_URL: 'https://wallet.example/pay.js',
}
const vars = { ...scripts, PREVIEW_DOMAINS: host, BLOCK_GALLERY: 'on' }
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

type Due = {
  path(market: Market): string
  cacheControl: string
  session: Session
  isClosedToCrawlers: boolean
  isFetchedAhead: boolean
  isSwapped: boolean
  /** True if the login may redirect back to this page. */
  isReturnedTo: boolean
  followsMarket: boolean
  /** The page's side where the wallet is enabled. In the other markets `wallet` counts as `personal`. */
  side: Side
}

const publicPage = (path: string): Due => ({
  path: () => path,
  cacheControl: cacheable,
  session: 'unread',
  isClosedToCrawlers: false,
  isFetchedAhead: true,
  isSwapped: true,
  isReturnedTo: true,
  followsMarket: true,
  side: 'public',
})
const personalPage = (path: string | Due['path'], change: Partial<Due> = {}): Due => ({
  path: typeof path === 'string' ? () => path : path,
  cacheControl: uncached,
  session: 'read',
  isClosedToCrawlers: true,
  isFetchedAhead: false,
  isSwapped: true,
  isReturnedTo: true,
  followsMarket: true,
  side: 'personal',
  ...change,
})

/** The expectations for each page. The compiler requires a row for a new page, unless it is plain. */
const notPlain: RowsOfPages<Due> = {
  collection: publicPage('/browse/collection/11'),
  category: publicPage('/browse/womens/dresses'),
  product: publicPage('/p/101/wrap-dress/Red'),
  recommendations: publicPage('/p/101/wrap-dress/Red/recommendations'),
  reviews: publicPage('/reviews/101/wrap-dress'),
  cloth: publicPage('/cloth/Hedgerow'),
  bag: personalPage('/bag', { side: 'wallet' }),
  sharedBag: personalPage('/bag/shared', { side: 'wallet', isReturnedTo: false, followsMarket: false }),
  assistantBag: personalPage('/assistant-bag', { isReturnedTo: false, followsMarket: false }),
  changeLine: personalPage('/bag/change', { side: 'wallet', isReturnedTo: false, followsMarket: false }),
  checkoutIdentity: personalPage('/checkout-identity', { isSwapped: false }),
  orderConfirmation: personalPage(
    (market) => `/order-confirmation/${cartIdOf(market)}/${500 + every.indexOf(market)}`,
    { isSwapped: false, followsMarket: false },
  ),
  login: personalPage('/login', { isReturnedTo: false }),
  createAccount: personalPage('/create-account', { isReturnedTo: false }),
  forgotPassword: personalPage('/forgot-password', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  updatePassword: personalPage('/updatePassword', { isReturnedTo: false, followsMarket: false }),
  myAccount: personalPage('/my-account/my-profile', { session: 'required' }),
  accountOrder: personalPage('/my-account/order-history/100', { session: 'required' }),
  accountInvoice: personalPage('/my-account/order-history/100/invoice', { session: 'required' }),
  accountReturn: personalPage('/my-account/order-history/100/return', { session: 'required' }),
  guestReturn: personalPage('/find-order/order/return', {
    session: 'unread',
    isReturnedTo: false,
    followsMarket: false,
  }),
  guestInvoice: personalPage('/find-order/order/invoice', {
    session: 'unread',
    isReturnedTo: false,
    followsMarket: false,
  }),
  findOrder: personalPage('/find-order', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  giftCertificates: personalPage('/gift-certificates', {
    session: 'unread',
    isReturnedTo: false,
    followsMarket: false,
  }),
  mailedOrder: personalPage('/find-order/link', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  stopStockAlerts: personalPage('/stock-alerts/stop', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  reserve: personalPage('/reserve', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  cancelReservation: personalPage('/reserve/cancel', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  guestOrder: personalPage('/find-order/order', { session: 'unread', isReturnedTo: false, followsMarket: false }),
  wishlist: personalPage('/wishlist'),
  writeReview: personalPage('/write-review/101', { followsMarket: false }),
  visualization: personalPage(() => `/amplience-visualization/${host}/${stagedId}`, {
    session: 'unread',
    isSwapped: false,
    isReturnedTo: false,
    followsMarket: false,
  }),
  content: publicPage('/help'),
}
const due = everyPage(notPlain, ({ pattern }) => publicPage(pattern))
const pages = Object.entries(due) as [RouteName, Due][]

const open = (options: { sessions?: object } = {}) =>
  openShop({ broken: { ...smallShop().services, ...options }, vars: { ...vars, PAGE_CACHE: 'off' } })

/** Headers of a signed-in browser, and a counter of session reads. */
async function signedIn() {
  const { services, configuration } = sandboxServices()
  const count = { reads: 0 }
  const shop = open({ sessions: { ...services.sessions, isEnded: async () => ((count.reads += 1), false) } })
  const now = Date.now()
  shop.jar.set(
    sessionCookie,
    await createSealer(configuration.sessionKeys).seal(
      'session',
      JSON.stringify({ id: crypto.randomUUID(), customer: 7, channels: null, startedAt: now, usedAt: now }),
    ),
  )
  return { shop, count }
}

async function closedToCrawlers(): Promise<(path: string) => boolean> {
  // The group of all programs.
  const [group = ''] = (await (await open().get('/robots.txt')).text()).split('\n\n')
  const rules = [...group.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
  return (path) => rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
}

/** The path attributes that a browser reads from a page of the market. */
async function browserIn(market: Market): Promise<CurrentPage> {
  const page = await (await open().get(marketPath(market, '/help'))).text()
  const data = (name: string) => new RegExp(`<meta name="paths"[^>]* data-${name}="([^"]*)"`).exec(page)?.[1]
  const walletPages = data('wallet-pages')
  const paths = readPaths({
    documents: data('documents'),
    personal: data('personal'),
    ...(walletPages !== undefined && { walletPages }),
  })
  return { origin, prefix: market.prefix, layout: 'default', paths, restrictedTo: undefined }
}

async function speculatesIn(market: Market): Promise<(path: string) => boolean> {
  const page = await (await open().get(marketPath(market, '/help'))).text()
  const [, json = ''] = /<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(page) ?? []
  const [{ href_matches: included }, { not }] = (
    JSON.parse(json) as {
      prefetch: [{ where: { and: [{ href_matches: string[] }, { not: { href_matches: string } }] } }]
    }
  ).prefetch[0].where.and
  const matches = (patterns: readonly string[], path: string) =>
    patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }))
  return (path) => matches(included, path) && !matches([not.href_matches], path)
}

const linkTo = (url: string) =>
  ({
    navigationType: 'push',
    canIntercept: true,
    hashChange: false,
    userInitiated: false,
    downloadRequest: null,
    formData: null,
    destination: { url, sameDocument: false },
  }) as const
const anchor = (path: string) => ({ href: origin + path, rel: '', target: '', dataset: {}, hasAttribute: () => false })

test('robots.txt leaves the files of /.well-known open', async () => {
  const isClosed = await closedToCrawlers()
  expect(['/bag', '/.well-known/ucp', '/.well-known/change-password'].map(isClosed)).toEqual([true, false, false])
})

describe.each(every)('in market $code', (market) => {
  const addressOf = ({ path }: Due) => marketPath(market, path(market))
  let here: CurrentPage
  let speculates: (path: string) => boolean
  let isClosed: (path: string) => boolean
  beforeAll(async () => {
    here = await browserIn(market)
    speculates = await speculatesIn(market)
    isClosed = await closedToCrawlers()
  })

  test.each(pages)(
    '%s reads the session as often as its row in the path table says [RTE-38, RTE-41]',
    async (_name, row) => {
      const { shop, count } = await signedIn()
      await (await shop.get(addressOf(row))).text()
      expect(count.reads).toBe(row.session === 'unread' ? 0 : 1)
      const guest = await open().get(addressOf(row))
      const isSentAway = guest.status === 302 && guest.headers.get('location') === marketPath(market, '/')
      expect(isSentAway).toBe(row.session === 'required')
    },
  )

  test.each(pages)('%s may be stored by browsers and caches only if it is public', async (name, row) => {
    const response = await open().get(addressOf(row))
    expect([name, response.headers.get('cache-control')]).toEqual([name, row.cacheControl])
  })

  test.each(pages)('%s is open to crawlers only if it is public', async (name, row) => {
    for (const end of ['', '?a=b', '/x'])
      expect([name, end, isClosed(addressOf(row) + end)]).toEqual([name, end, row.isClosedToCrawlers])
  })

  test.each(pages)('speculation rules and the prefetch script agree on whether to prefetch %s', async (name, row) => {
    const address = addressOf(row)
    expect([name, mayPrefetchLink(anchor(address), here), speculates(address)]).toEqual([
      name,
      row.isFetchedAhead,
      row.isFetchedAhead,
    ])
  })

  test.each(pages)(
    'client-side navigation swaps %s in where the table allows it, and never between pages with different third-party scripts [D-17]',
    async (name, row) => {
      const url = origin + addressOf(row)
      const side = row.side === 'wallet' && market.code !== 'eu' ? 'personal' : row.side
      expect([name, isSwappable(linkTo(url), here)]).toEqual([name, row.isSwapped])
      for (const restrictedTo of ['public', 'wallet', 'personal'])
        expect([name, restrictedTo, isSwappable(linkTo(url), { ...here, restrictedTo })]).toEqual([
          name,
          restrictedTo,
          row.isSwapped && restrictedTo === side,
        ])
    },
  )

  test.each(pages)('the login redirects back to %s only where its row allows it [ACC-08]', (name, row) => {
    const address = addressOf(row)
    expect([name, returnToPath(market, address)]).toEqual([
      name,
      row.isReturnedTo ? address : marketPath(market, '/my-account'),
    ])
    expect(returnToPath(market, `${address}?logout=true`)).toBe(marketPath(market, '/my-account'))
  })

  test.each(pages)(
    'the content security policy of %s names third-party hosts only where their scripts may run [D-17, D-20]',
    async (name, row) => {
      const { shop } = await signedIn()
      const response = await shop.get(addressOf(row))
      const policy = response.headers.get('content-security-policy') ?? ''
      const page = await response.text()
      const hasWallet = market.code === 'eu' && (row.side === 'public' || row.side === 'wallet')
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
      expect([name, policy.includes('https://fit.example'), policy.includes('https://wallet.example')]).toEqual([
        name,
        isPage && row.side === 'public',
        isPage && hasWallet,
      ])
      expect([
        name,
        page.includes('https://fit.example/fit.js'),
        page.includes('https://wallet.example/pay.js'),
      ]).toEqual([name, isPage && row.side === 'public', isPage && hasWallet])
    },
  )

  test.each(Object.entries(actions))(
    'the response of the form %s (%s) is private even when it refuses, and its path is never a login target',
    async (name, path) => {
      for (const post of [
        await open().post(marketPath(market, path), {}),
        await (await signedIn()).shop.post(marketPath(market, path), { nonsense: '1' }),
      ]) {
        expect([name, post.headers.get('cache-control')]).toEqual([name, uncached])
        await post.body?.cancel()
      }
      const isPageToo =
        pathRows.some((row) => row.kind === 'page' && row.path === path) || path === actions.updateProfile
      const address = marketPath(market, path)
      const isAhead = isPageToo && name === 'subscribe'
      expect([name, mayPrefetchLink(anchor(address), here), speculates(address)]).toEqual([name, isAhead, isAhead])
      expect([name, isClosed(address)]).toEqual([name, !isAhead])
    },
  )

  test.each(Object.values(endpoints).filter(({ isOfMarket }) => isOfMarket))(
    '$path is not a page: it is never prefetched, swapped in or a login target',
    async ({ path }) => {
      const address = marketPath(market, path)
      expect([
        mayPrefetchLink(anchor(address), here),
        speculates(address),
        isSwappable(linkTo(origin + address), here),
      ]).toEqual([false, false, false])
      expect(returnToPath(market, address)).toBe(marketPath(market, '/my-account'))
    },
  )

  test.each([
    ['/api/search?query=mug', 'public, max-age=60'],
    ['/api/locale', uncached],
    ['/api/visitor', uncached],
    ['/api/nothing', uncached],
    [`${fragments.recentlyViewed}?item=101.Red`, 'public, max-age=60'],
    [fragments.recentlyViewed, uncached],
    ['/my-account/my-data/download', uncached],
    ['/gallery', uncached],
    ['/no-such-page', uncached],
    ['/Bag', uncached],
    ['/Login', uncached],
    ['/browse/womens/', uncached],
    ['/help?coupon=WELCOME10', uncached],
    ['/help?logout=true', uncached],
    [`/help?domain=${host}`, uncached],
  ])('%s responds with cache-control %s', async (path, cacheControl) => {
    const response = await open().get(marketPath(market, path), { headers: navigation })
    expect([path, response.headers.get('cache-control')]).toEqual([path, cacheControl])
    await response.body?.cancel()
  })

  test.each([
    '/my-account',
    '/my-account/order-history',
    '/my-account/saved-addresses?edit=3',
    '/wishlist?items=1',
    '/p/101/wrap-dress/Red?Size=10',
    '/browse/womens?page=2',
    '/made/of/many/parts',
  ])('the login redirects back to %s [ACC-08]', (path) => {
    expect(returnToPath(market, marketPath(market, path))).toBe(marketPath(market, path))
  })

  test.each([
    '/login',
    '/logout',
    '/LOGIN',
    '/Login',
    '/%6cogin',
    '//login',
    '/api/bigcommerce/getCart',
    '/hooks/content-published',
    '/checkout',
    '/bag/clear',
    '/preview/exit',
    '/locale',
    'https://evil.example/',
    '//evil.example',
    '/help?domain=x',
    '/help?coupon=y',
  ])('the login never redirects to %s', (path) => {
    const text = path.startsWith('https:') ? path : `${market.prefix}${path}`
    const expected =
      path === '//evil.example' && market.prefix !== ''
        ? `${market.prefix}//evil.example`
        : marketPath(market, '/my-account')
    expect(returnToPath(market, text)).toBe(expected)
  })
})

describe('a shopper who prefers another market', () => {
  const prefers = () => {
    const shop = open()
    shop.jar.set(
      'wsPreferredLocale',
      encodeURIComponent(JSON.stringify({ localeCode: 'us', localeName: 'x', currencyCode: 'USD' })),
    )
    return shop
  }

  test.each(pages)(
    'a shopper who prefers another market is redirected from %s to their market, with and without scripts, unless the row keeps the page in its market [LOC-11, D-80]',
    async (_name, row) => {
      const path = row.path(markets.en)
      for (const headers of [navigation, { accept: 'text/html', 'x-sv-navigation': '1' }]) {
        const response = await prefers().get(path, { headers })
        expect(response.headers.get('location') === marketPath(markets.us, path)).toBe(row.followsMarket)
        await response.body?.cancel()
      }
    },
  )

  test('a shopper who prefers another market is not redirected by an endpoint that is not a page', async () => {
    for (const { path } of Object.values(endpoints)) {
      const response = await prefers().get(path, { headers: navigation })
      expect([path, response.headers.get('location')?.startsWith('/us/') ?? false]).toEqual([
        path,
        path === endpoints.dataDownload.path && false,
      ])
      await response.body?.cancel()
    }
  })
})

describe('the path table and the mounted routes', () => {
  const mounted = createApp(createServices).routes.map(({ method, path }) => {
    return { method, path: literalStart(withoutMarketPrefix(path)) }
  })
  const moved = [
    ...Object.keys(movedPaths),
    ...Object.values(routes).flatMap((route): readonly string[] => route.aliases),
  ]

  test('every mounted path is in the path table', () => {
    const expectedPaths = new Set([...pathRows.map(({ path }) => path), ...moved])
    expect(
      mounted.filter(({ method, path }) => !expectedPaths.has(path) && !(method === 'ALL' && path === '/*')),
    ).toEqual([])
  })

  test('every path of the table is mounted, with POST for actions and GET for all others', () => {
    for (const { path, access } of pathRows) {
      const methods = mounted.filter((route) => route.path === path).map(({ method }) => method)
      expect([path, methods.includes(access === 'action' ? 'POST' : 'GET')]).toEqual([path, true])
    }
  })

  test('paths that belong to no market are never cached, except the shared public files', async () => {
    const expected = {
      '/robots.txt': 'public, max-age=3600',
      '/.well-known/ucp': 'public, max-age=3600',
      '/buy': uncached,
      '/ucp/mcp': uncached,
      '/ucp/carts/none': uncached,
      '/ucp/checkout-sessions/none': uncached,
      '/sitemap.xml': 'public, max-age=3600',
      '/sitemaps/en-1.xml': 'public, max-age=3600',
      '/sitemaps/xx-1.xml': uncached,
      '/feeds/en.xml': uncached,
      '/content-frame': 'public, max-age=3600',
      '/health': uncached,
      '/health/ready': uncached,
      '/hooks/content-published': uncached,
      '/hooks/orders': uncached,
      '/hooks/stock': uncached,
    }
    const seen = await Promise.all(
      Object.keys(expected).map(async (path) => [path, (await open().get(path)).headers.get('cache-control')]),
    )
    expect(Object.fromEntries(seen)).toEqual(expected)
  })
})
