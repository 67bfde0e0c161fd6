import { expect, test } from 'vitest'
import type { ProductView } from '../components/product-view.ts'
import { lateHtmlOf } from '../test/html-of.ts'
import { ProductPage } from './product-page.tsx'
import { markets } from '#shared/markets.ts'
import { product, variant } from '#shared/test/products.ts'

const mediaBase = 'https://media.example/i/selvedge'
const image = (nth: number) => ({
  src: `${mediaBase}/200123_Ink_0_${nth}`,
  alt: `Picture ${nth}`,
  width: 1600,
  height: 2133,
})

const view: ProductView = {
  market: markets.eu,
  mediaBase,
  product: product({
    sizes: ['10', '12'],
    variants: [variant({ colour: 'Ink 0', size: '10' }), variant({ colour: 'Ink 1', size: '12', stock: 0 })],
    customFields: { fabric_composition: '100% cotton', washcare: 'Cool wash' },
    badge: 'New In',
    badges: [],
  }),
  colour: 'Ink 0',
  selection: { size: null, length: null },
  media: { colour: 'Ink 0', images: [image(1), image(2)], videos: [] },
  crumbs: [],
  delivery: null,
  terms: { days: { first: 4, last: 7 }, dispatch: null, freeFrom: null, returnDays: null },
  asked: null,
  widgets: [],
  hasExpressWallet: false,
  hasStockAlerts: true,
  hasReservations: true,
  hasRecommendations: true,
  shareUrl: 'https://shop.example/p/118',
}

function render(change: Partial<ProductView> = {}): Promise<string> {
  return lateHtmlOf(<ProductPage {...view} {...change} formResponse={{ error: null, notify: null, details: null }} />)
}

test('every colour has its own page and a picture 68 wide, and the current one is marked [PDP-07] [PDP-11] [PLP-60]', async () => {
  const html = await render()
  expect(html).toMatch(/href="\/eu\/p\/118\/harbour-stripe-dress\/Ink_0"[^>]*aria-current="true"/)
  expect(html).toMatch(/href="\/eu\/p\/118\/harbour-stripe-dress\/Ink_1" class="[^"]*--sold-out"/)
  expect(html).toContain('200123_Ink_1_swatch?w=68&amp;fmt=auto&amp;qlt=default')
})

test('product pictures come in four widths, the first one eager and the others lazy [PDP-46]', async () => {
  const html = await render()
  const [first, second] = html.match(/<img[^>]*alt="Picture \d"[^>]*>/g) ?? []
  for (const width of [200, 453, 768, 1517]) expect(first).toContain(`${width}w`)
  expect(first).toContain('fetchPriority="high"')
  expect(first).not.toContain('lazy')
  expect(second).toContain('loading="lazy"')
})

test('the place for recommendations has a link to those of the product in its colour [PDP-48]', async () => {
  expect(await render()).toMatch(
    /data-fragment="\/fragments\/recommendations\?item=200123-Ink_0".*<a class="product-page__link" href="\/eu\/p\/118\/harbour-stripe-dress\/Ink_0\/recommendations">You might also like<\/a>/s,
  )
})

test('a product page names the path to its category for the browser’s list of viewed products [D-240] [TRK-04]', async () => {
  const crumbs = ['Home', 'Womens', 'Dresses', 'Harbour Stripe Dress'].map((label) => ({ label, path: `/${label}` }))
  expect(await render({ crumbs })).toContain('data-categories="Womens\nDresses"')
})

test('a product page shows badge, fabric and care [PDP-07] [PDP-08]', async () => {
  const html = await render()
  for (const text of ['New In', '100% cotton', 'Cool wash']) expect(html).toContain(text)
})

test('the delivery terms of the market follow the button, but not on a gift card', async () => {
  const html = await render()
  expect(html.indexOf('Delivery in 4 to 7 working days')).toBeGreaterThan(html.indexOf('buy-box__add'))
  expect(await render({ product: { ...view.product, isGiftCard: true } })).not.toContain('delivery-terms')
})

test('the colours of a gift card are called designs', async () => {
  expect(await render({ product: { ...view.product, isGiftCard: true } })).toContain('>Design<')
})

test('a product in one colour names it, and has no link to itself', async () => {
  const [only] = view.product.colours
  const html = await render({ product: { ...view.product, colours: [only!] } })
  expect(html).toContain('id="colour-label"')
  expect(html).not.toContain('colour-links__link')
  expect(await render()).toContain('colour-links__link')
})

test('a product page has one main heading', async () => {
  expect((await render()).split('<h1').length - 1).toBe(1)
})

test('a product without pictures, price, variants or categories renders its other parts', async () => {
  const bare = product({
    price: null,
    variants: [],
    sizes: [],
    lengths: [],
    colours: [],
    colour: null,
    description: '',
    categoryTrails: [],
  })
  const html = await render({ product: bare, colour: null, media: { colour: 'default', images: [], videos: [] } })
  expect(html).toContain('<h1 class="product-page__name">Harbour Stripe Dress</h1>')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Currently unavailable/)
  for (const absent of ['class="price', 'gallery__strip', 'colour-links', 'option-group'])
    expect(html).not.toContain(absent)
})

test('markup in a name, a colour, a field or a promotion is shown as text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const colour = { name, valueId: 9, hexes: ['red;background:url(x)'] }
  const badge = { kind: 'microLabel' as const, text: name, pdpText: name, colours: null, link: '/browse/sale' }
  const html = await render({
    product: {
      ...view.product,
      name,
      colours: [colour],
      colour,
      customFields: { washcare: name },
      badges: [badge],
      badge: name,
    },
    colour: name,
    delivery: { markdown: name },
  })
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('url(x)')
  expect(html.split('&lt;img src=x').length - 1).toBeGreaterThan(4)
})

test('a promotion shows its text, with its link in the same market [PDP-39]', async () => {
  const promotion = {
    kind: 'microLabel' as const,
    text: '3 for 2',
    pdpText: '3 for 2: the cheapest is free',
    colours: null,
    link: '/browse/home',
  }
  expect(await render({ product: { ...view.product, badges: [promotion] } })).toContain(
    '<a href="/eu/browse/home">3 for 2: the cheapest is free</a>',
  )
})

test('a badge without a text of its own for the product page shows its text there, and a price badge only with a link [PDP-39]', async () => {
  const bare = { pdpText: null, colours: null }
  const percent = { ...bare, kind: 'percentOffWasNowPrice' as const, percentage: 20 }
  const badges = [
    { ...bare, kind: 'microLabel' as const, text: 'New in', link: null },
    { ...percent, text: '20% off', link: '/browse/sale' },
    { ...percent, text: '30% off', link: null },
  ]
  expect(await render({ product: { ...view.product, badges } })).toContain(
    '<ul class="badge-words"><li>New in</li><li><a href="/eu/browse/sale">20% off</a></li></ul>',
  )
})

test('a product video does not load before it plays [PDP-47]', async () => {
  const video = {
    src: 'https://media.example/v/selvedge/film/mp4_720p',
    poster: 'https://media.example/v/selvedge/film',
    alt: 'Harbour Stripe Dress, moving',
  }
  const html = await render({ media: { ...view.media, videos: [video] } })
  expect(html).toMatch(/<video[^>]*src="https:\/\/media\.example\/v\/selvedge\/film\/mp4_720p"[^>]*preload="none"/)
  expect(html.replaceAll('<!-- -->', '')).toContain('1 / 3')
})

test('a product page has slots for fit and ratings only if they are configured [PDP-57, PDP-58]', async () => {
  expect(await render({})).not.toContain('widget-slot')
  const html = await render({ product: { ...view.product, sizes: ['S', 'M'] }, widgets: ['fit', 'ratings'] })
  expect(html).toMatch(/data-widget="fit" data-product-serial="\d+" data-sizes="S,M" data-locale="en_EU"/)
  expect(html).toMatch(/data-widget="ratings" data-sku="\d+"/)
  expect(html).toMatch(/<\/h1><div class="product-page__rating" data-widget="ratings" data-sku="\d+" data-view="card">/)
  expect(
    await render({ product: { ...view.product, sizes: ['£25'], isGiftCard: true }, widgets: ['fit', 'ratings'] }),
  ).not.toContain('widget-slot')
})

test('a product of which nothing can be bought leads to its category and promises no delivery', async () => {
  const crumbs = [
    { label: 'Jumpers', path: '/browse/womens/jumpers' },
    { label: 'Harbour Stripe Dress', path: '/p/118/harbour-stripe-dress' },
  ]
  const soldOut = product({ sizes: ['10'], variants: [variant({ colour: 'Ink 0', size: '10', stock: 0 })] })
  const html = await render({ crumbs, product: soldOut })
  expect(html).toContain('href="/eu/browse/womens/jumpers">See all in Jumpers</a>')
  expect(html).not.toContain('class="delivery-terms"')
  const available = await render({ crumbs })
  expect(available).not.toContain('See all in')
  expect(available).toContain('class="delivery-terms"')
})

test('a product or a colour that nobody can buy has no badge and no promotion [D-233]', async () => {
  const promotion = { kind: 'microLabel' as const, text: '3 for 2', pdpText: null, colours: null, link: null }
  const sold = { ...view.product, badges: [promotion] }
  const closedColour = sold.variants.map((each) => ({ ...each, isPurchasable: each.colour !== 'Ink 0' }))
  expect(await render({ product: sold })).toMatch(/New In.*3 for 2/s)
  for (const change of [{ isAvailable: false }, { isFreeGift: true }, { variants: closedColour }]) {
    const html = await render({ product: { ...sold, ...change } })
    for (const absent of ['New In', '3 for 2']) expect(html).not.toContain(absent)
  }
})

test('the place of the fit service is in the closed fold “Fit & size”, also without facts for it [PDP-57]', async () => {
  for (const customFields of [{ product_fit: 'Relaxed' }, {}]) {
    const html = await render({ product: { ...view.product, customFields }, widgets: ['fit'] })
    const [fold] = html.match(/<details class="accordion"><summary>Fit &amp; size.*?<\/details>/s) ?? []
    expect(fold).toContain('data-widget="fit"')
  }
  expect(await render({ product: { ...view.product, customFields: {} } })).not.toContain('Fit &amp; size')
})
