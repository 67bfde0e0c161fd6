import { describe, expect, test, vi } from 'vitest'
import type { BoundContent } from '../../context/bind-services.ts'
import { PartialContentError } from '../../ports/content-port.ts'
import type { Ports } from '../../ports/ports.ts'
import { linesOf } from '../../test/log-lines.ts'
import { openShop, textOf } from '../../test/shop.ts'
import { smallShop } from '../../test/small-shop.ts'
import { loadShell, NavigationError } from './load-shell.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { sitesOf } from '#shared/sites.ts'
import type { ContentItem } from '#shared/views.ts'

const outage = new ServiceError('content', 'unavailable', { status: 503 })

/** Content with an item for every key. A call fails if it asks for a key that is `down`. */
function contentWithout(...down: string[]): BoundContent {
  return {
    async items<Key extends string>(keys: readonly Key[]) {
      const up = keys.filter((key) => !down.includes(key))
      const items = Object.fromEntries(
        up.map((key): [string, ContentItem] => [key, { _meta: { schema: contentTypeUri(key) } }]),
      ) as Record<Key, ContentItem | null>
      if (up.length < keys.length) throw new PartialContentError(outage, items)
      return items
    },
  }
}

function load(...down: string[]) {
  const failures: unknown[] = []
  const defer = <T>(promise: Promise<T>) => {
    promise.catch((cause: unknown) => failures.push(cause))
    return promise
  }
  const shell = loadShell({
    market: markets.en,
    services: { content: contentWithout(...down) },
    configuration: {
      germanySiteUrl: null,
      sites: sitesOf('https://shop.example', {}),
      promotions: null,
      marketing: null,
      shops: null,
      expressWalletLocales: null,
      delivery: { methods: {}, cutOff: {}, holidays: {}, freeFrom: {}, returnDays: {} },
      consentRules: {},
      consentDomainId: null,
      thirdPartyScripts: {},
      personalisationScripts: null,
      isShopFinderOn: true,
      areReviewsOn: false,
      isSharingOn: true,
      areGiftCertificatesOn: false,
      presents: null,
      ratingsLocales: null,
      helpLinks: null,
      appLinks: null,
    },
    defer,
  })
  return { shell, failures }
}

describe('the shell', () => {
  test.each(['footer', 'locale-selector-image', 'benefit-bar', 'app-header', 'countdown-timer', 'popular-searches'])(
    'the shell loads without its %s if only that fails, and reports the failure [CNT-07, CNT-08, D-153]',
    async (key) => {
      const { shell, failures } = load(key)
      const loaded = { _meta: {} }
      expect(await shell).toMatchObject({
        desktopNavigation: loaded,
        mobileNavigation: loaded,
        footer: key === 'footer' ? null : loaded,
        benefitBar: key === 'benefit-bar' ? null : loaded,
        localeSelectorImage: key === 'locale-selector-image' ? null : loaded,
        popularSearches: [],
      })
      expect(failures).toMatchObject([{ service: 'content', kind: 'unavailable' }])
    },
  )

  test.each(['desktop-navigation', 'mobile-navigation'])('the shell fails if its %s fails [CNT-06]', async (key) => {
    await expect(load(key).shell).rejects.toThrow(NavigationError)
  })

  test('the shell with an empty footer is served but not cached, and the failure is logged [CNT-07, CNT-08]', async () => {
    const { services } = smallShop()
    const items: Ports['content']['items'] = (request, signal) =>
      (request.keys as readonly string[]).includes('footer')
        ? Promise.reject(outage)
        : services.content!.items(request, signal)
    const shop = openShop({ broken: { ...services, content: { items } }, vars: { LOG_LEVEL: 'error' } })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const _visit of [1, 2]) {
      const response = await shop.get('/help')
      expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'miss'])
      expect(await response.text()).toContain('The page/help')
      await shop.settle()
    }
    expect(log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)).toEqual([
      'deferred',
      'deferred',
    ])
    log.mockRestore()
  })

  test('the shell leaves out a locale image that does not match its schema, and logs it [CNT-08]', async () => {
    const broken = {
      _meta: { schema: contentTypeUri('locale-selector-image'), deliveryId: 'picture-1' },
      image: 'not a picture',
    }
    const shop = openShop({
      broken: smallShop({ content: { 'locale-selector-image': broken } }).services,
      vars: { PAGE_CACHE: 'off', LOG_LEVEL: 'warn' },
    })
    const lines = await linesOf(async () => {
      expect(await textOf(shop.get('/help'))).not.toMatch(/locale-selector-image|picture-1/)
    })
    expect(lines).toContainEqual(expect.objectContaining({ deliveryId: 'picture-1', reason: 'invalid' }))
  })
})

describe('content of blocks', () => {
  const block = { _meta: { schema: contentTypeUri('divider-text') }, text: 'Put here by an editor' }
  const slots = { content: [block] }

  test.each([
    ['/', 'home'],
    ['/help', 'page/help'],
    ['/size-guide', 'page/size-guide'],
    ['/bag', 'bag-page'],
    ['/browse/womens', 'listing/womens'],
  ])('editors compose %s of blocks, by the key %s [CNT-31]', async (path, key) => {
    const html = await textOf(
      openShop({ broken: smallShop({ content: { [key]: slots } }).services, vars: { PAGE_CACHE: 'off' } }).get(path),
    )
    expect(html).toContain('Put here by an editor')
  })
})
