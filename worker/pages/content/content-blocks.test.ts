import { expect, onTestFinished, test, vi } from 'vitest'
import type { ContentPort } from '../../ports/content-port.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { openShop, textOf } from '../../test/shop.ts'
import { smallShop } from '../../test/small-shop.ts'
import { heroImagesOf } from './content-slots.ts'
import hero from '#client/blocks/hero-banner-one/fixture.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { contentTypeUri, pageTitle } from '#shared/merchant.ts'
import { thirdParties } from '#shared/third-parties.ts'
import type { ContentItem } from '#shared/views.ts'

const item = (type: string, fields: object): ContentItem => ({
  ...fields,
  _meta: { schema: contentTypeUri(type), deliveryId: type },
})

/** The sandbox's content, with some items replaced. */
function shopWith(items: Record<string, ContentItem | null>) {
  const { content } = sandboxServices().services
  const replaced: ContentPort = {
    async items(request, signal) {
      const found = await content.items(request, signal)
      return Object.fromEntries(
        Object.entries(found).map(([key, value]) => [key, Object.hasOwn(items, key) ? items[key] : value]),
      ) as typeof found
    },
  }
  return openShop({ broken: { content: replaced }, vars: { PAGE_CACHE: 'off' } })
}

const picture = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
  name: 'campaign-coast',
  endpoint: 'selvedge',
  defaultHost: 'localhost:8788/media',
  altText: 'A coast',
}

test("both crops of the picture of a page's first block are preloaded, and no other picture", () => {
  const items = [item('hero-banner-one', hero.normal), item('hero-banner-one', hero.normal)]
  expect(heroImagesOf(items).map(({ media }) => media)).toEqual(['(min-width:48rem)', '(max-width:47.99rem)'])
  expect(heroImagesOf([item('divider-text', { text: 'First' }), ...items])).toEqual([])
})

test('a PLP preloads the picture of its header before its cards, and the first card without such a header', async () => {
  const preloadsOf = async (path: string) =>
    [...(await textOf(openShop().get(path))).matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) =>
      /href="[^"]*\/([\w-]+)\?/.exec(tag)?.[1]?.replace(/\d+_\w+_1/, 'a card'),
    )
  const dresses = '/browse/womens/clothing/dresses'
  expect(await preloadsOf(dresses)).toEqual(['campaign-category-dresses', 'campaign-category-dresses'])
  expect(await preloadsOf(`${dresses}?page=2`)).toEqual(['a card'])
})

test('a page of content shows a change of its item, and a countdown in it by the time of each response', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now() + 60_000
  const dates = { startDate: new Date(start).toISOString(), endDate: new Date(start + 60_000).toISOString() }
  const home = (...content: ContentItem[]) => item('content-page', { content })
  const shows = async (shown: ContentItem, part: string) =>
    (await textOf(shopWith({ home: shown }).get('/'))).includes(part)
  const words = home(item('divider-text', { text: 'First words' }))
  for (let times = 0; times < 2; times += 1) expect(await shows(words, 'First words')).toBe(true)
  expect(await shows(home(item('divider-text', { text: 'Other words' })), 'Other words')).toBe(true)
  const counting = home(item('countdown-timer', { title: 'Sale', ...dates }))
  const isHidden = () => shows(counting, '<aside class="countdown-timer" aria-label="Sale" hidden')
  expect(await isHidden()).toBe(true)
  vi.setSystemTime(start + 1)
  expect(await isHidden()).toBe(false)
})

test('a content page sets its title and description [BLK-17] [SEO-08]', async () => {
  const html = await textOf(openShop().get('/lookbook'))
  expect(html).toContain(`<title>${escapeHtml(pageTitle('The lookbook'))}</title>`)
  expect(html).toContain(
    '<meta name="description" content="The Long Evenings in pictures: the walk, the door, the fire.">',
  )
})

test('a content page sets title, description and image for sharing [BLK-18] [SEO-08]', async () => {
  const page = item('content-page', {
    title: 'Plain',
    description: 'Own',
    socialTitle: 'Shared title',
    socialDescription: 'Shared words',
    socialImage: picture,
    content: [],
  })
  const html = await textOf(shopWith({ 'page/lookbook': page }).get('/lookbook'))
  expect(html).toContain('<meta property="og:title" content="Shared title">')
  expect(html).toContain('<meta property="og:description" content="Shared words">')
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/i\/selvedge\/campaign-coast\?w=1200[^"]*">/)
})

test('the bag page shows the blocks of its image slot and its banner slots [BLK-04] [BAG-66]', async () => {
  const html = await textOf(openShop().get('/bag'))
  expect(html).toMatch(/class="bag-page-slots__banners">.*Standard delivery is free from <strong>£60<\/strong>/s)
  expect(html).toMatch(
    /class="bag-page-slots__image">.*<a class="linked-picture__link" href="\/browse\/gifts" aria-label="Shop gifts">/s,
  )
})

test('a PLP shows its header and the blocks of its slots, above and below its products [BLK-57] [PLP-55]', async () => {
  const knitwear = await textOf(openShop().get('/browse/womens/clothing/knitwear'))
  expect(knitwear).toMatch(
    /listing-header__squiggle.*<h1 class="listing-header__title">Knitwear<\/h1>.*class="product-grid".*listing-slot--below-products.*How to wash wool/s,
  )
  const dresses = await textOf(openShop().get('/browse/womens/clothing/dresses'))
  expect(dresses).toMatch(/listing-slot--above-products.*UK 12.*class="product-grid"/s)
})

test('a page leaves out content that does not parse, and shows the rest [CNT-09] [BLK-81]', async () => {
  const page = item('content-page', {
    title: 'Plain',
    content: [
      item('hero-banner-two', { textPosition: 'Nowhere' }),
      item('marquee', {}),
      null,
      item('divider-text', { text: 'Still here' }),
    ],
  })
  const response = await shopWith({ 'page/lookbook': page }).get('/lookbook')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Still here')
})

test('a page with two hundred blocks is complete [BLK-81]', async () => {
  const page = item('content-page', {
    title: 'Long',
    content: Array.from({ length: 200 }, (_, index) =>
      item('text-block', { title: `Block ${index}`, body: 'Words. '.repeat(40) }),
    ),
  })
  const html = await textOf(shopWith({ 'page/lookbook': page }).get('/lookbook'))
  expect(html.match(/class="text-block"/g)).toHaveLength(200)
  expect(html).toContain('</html>')
})

test('a page of static blocks carries no block script and no props [BLK-73]', async () => {
  const html = await textOf(openShop().get('/sustainability'))
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  expect(main).toContain('jump-off-three')
  expect(main).not.toMatch(/<script|sv-island|data-props|data-behaviour|data-on-use/)
})

test('the live shopping script and its origin in the security policy appear only if the script is configured [BLK-05] [D-134]', async () => {
  const noScripts = Object.fromEntries(Object.values(thirdParties).map(({ setting }) => [setting, '']))
  const address = 'https://live.example/a.js'
  const response = await openShop({ vars: { ...noScripts, LIVE_SHOPPING_SCRIPT_URL: address } }).get('/other-stuff')
  expect(await response.text()).toMatch(/<body[^>]*data-script-live-shopping="https:\/\/live\.example\/a\.js"/)
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://live.example https://*.bambuser.com; frame-src 'self' https://live.example https://*.bambuser.com",
  )
  const without = await openShop({
    vars: { ...noScripts, PAGE_CACHE: 'off' },
  }).get('/other-stuff')
  expect(await without.text()).not.toContain('data-script-live-shopping')
  expect(without.headers.get('content-security-policy')).toContain("connect-src 'self'; frame-src 'self';")
})

test("the locale dialog shows the market's image that editors chose [BLK-54]", async () => {
  const html = await textOf(shopWith({}).get('/about-us'))
  expect(html).toMatch(
    /<div class="locale-selector-image">.*?<img [^>]*campaign-suitcase[^>]*alt="An open suitcase, packed with printed clothes"/s,
  )
})

test.each([
  ['the host of MEDIA_URL', 'localhost:8788/media', 'http://localhost:8788'],
  ['a further host', 'cdn.media.amplience.net', 'https://cdn.media.amplience.net'],
])(
  'the policy of a page allows the pictures and videos that content takes from %s [CNT-17, CNT-19]',
  async (_what, defaultHost, origin) => {
    const page = item('content-page', {
      title: 'Coast',
      content: [item('tall-image-type-one', { image: { ...picture, defaultHost } })],
    })
    const response = await shopWith({ 'page/lookbook': page }).get('/lookbook')
    const policy = response.headers.get('content-security-policy') ?? ''
    const sourcesOf = (directive: string) =>
      policy
        .split('; ')
        .find((part) => part.startsWith(`${directive} `))
        ?.split(' ') ?? []
    expect(await response.text()).toContain(`${origin}/`)
    expect([sourcesOf('img-src').includes(origin), sourcesOf('media-src').includes(origin)]).toEqual([true, true])
  },
)

test('a video of content plays in the profile that is configured, mp41080p by default [CNT-20] [D-73]', async () => {
  const video = { ...picture, _meta: { schema: picture._meta.schema.replace('image-link', 'video-link') } }
  const page = item('content-page', {
    title: 'Film',
    content: [item('hero-banner-one', { heading: 'x', image: video })],
  })
  const { services } = smallShop({ content: { 'page/video': page } })
  for (const [vars, profile] of [
    [{}, 'mp41080p'],
    [{ MEDIA_CONTENT_VIDEO_PROFILE: 'mp4_480p' }, 'mp4_480p'],
  ] as const) {
    const html = await textOf(openShop({ broken: services, vars: { PAGE_CACHE: 'off', ...vars } }).get('/video'))
    expect(html).toContain(`<source src="//localhost:8788/media/v/selvedge/campaign-coast/${profile}"`)
  }
})
