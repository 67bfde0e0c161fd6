import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { hoverPicture } from '../product-picture.ts'
import { otherPictureSrc } from './hover-picture.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import { markets } from '#shared/markets.ts'
import { summary } from '#shared/test/products.ts'

const mediaBase = 'https://media.example/i/selvedge'

const render = (change: Partial<ProductCardProps> = {}) =>
  htmlOf(<ProductCard product={summary()} market={markets.en} mediaBase={mediaBase} {...change} />)

test.each(Object.values(markets))(
  'a card links to the product page of its colour within market $code [PLP-29]',
  (market) => {
    expect(render({ market })).toContain(
      `<h3 class="product-card__name"><a href="${market.prefix}/p/118/harbour-stripe-dress/Ink_0">`,
    )
  },
)

test('a card picture comes in widths 992 and 580, in a slot small enough for phones to take 580 [PLP-59]', () => {
  const html = render()
  expect(html).toContain(`src="${mediaBase}/200123_Ink_0_1?w=992&amp;fmt=auto&amp;qlt=default"`)
  expect(html).toContain('?w=580&amp;fmt=auto&amp;qlt=default 580w')
  expect(html).toContain('193px"')
})

test('a card of a product without colours links to the canonical address of its page', () => {
  expect(render({ product: summary({ colours: [], colour: null }) })).toMatch(/href="\/p\/\d+\/[\w-]+\/default"/)
})

test('the second picture of a card comes in five widths, and is not in the document [PLP-30] [PLP-61]', () => {
  const { srcSet } = hoverPicture('https://media.example/200123_Ink_0_2')
  for (const width of [580, 768, 992, 1280, 1536]) expect(srcSet).toContain(` ${width}w`)
  expect(render()).not.toContain('200123_Ink_0_2')
})

test('the other picture of a card is worn by the chosen figure, or flat if the first one is worn [WORN-04] [PLP-30]', () => {
  const flat = 'https://media.example/200123_Ink_0_1?w=580&fmt=auto'
  expect(otherPictureSrc(flat, 'sv-cart=1')).toBe('https://media.example/200123_Ink_0_2')
  expect(otherPictureSrc(flat, 'sv-cart=1; sv-figure=grace')).toBe('https://media.example/200123_Ink_0_2?on=grace')
  expect(otherPictureSrc('https://media.example/200123_Ink_0_2?on=grace&w=580', 'sv-figure=grace')).toBe(
    'https://media.example/200123_Ink_0_1',
  )
})

test('a card of what figures wear begins with the chosen one, and other cards with the product [WORN-04]', () => {
  const first = (sizes: string[], figure?: string) =>
    /src="([^"]+)/.exec(render({ product: summary({ sizes }), ...(figure && { figure }) }))?.[1]
  expect(first(['8', '14', '20'], 'joan')).toBe(
    `${mediaBase}/200123_Ink_0_2?on=joan&amp;w=992&amp;fmt=auto&amp;qlt=default`,
  )
  expect(first(['8', '14', '20'])).toContain('_Ink_0_1?w=992')
  expect(first(['One Size'], 'joan')).toContain('_Ink_0_1?w=992')
})

test('a card shows was and now price with the percent saved, whole and rounded down [PLP-33]', () => {
  const html = render({
    product: summary({
      price: { price: { amount: 4599, currency: 'GBP' }, special: { amount: 3000, currency: 'GBP' } },
    }),
  })
  expect(html).toMatch(/<s translate="no">£45\.99<\/s>/)
  expect(html).toMatch(/<b translate="no">£30<\/b>/)
  expect(html).toContain('34% off')
})

test('a card names the lowest price of the last 30 days below a reduced price only [D-348]', () => {
  const price = { price: { amount: 4599, currency: 'EUR' }, special: { amount: 3000, currency: 'EUR' } } as const
  const lowestPrice = { amount: 4150, currency: 'EUR' } as const
  expect(render({ product: summary({ price, lowestPrice }) })).toContain('Lowest price of the last 30 days: €41.50')
  for (const change of [{ price }, { price: { ...price, special: null }, lowestPrice }])
    expect(render({ product: summary(change) })).not.toContain('Lowest price')
})

test('a card shows a tile price without a trailing .00 [PLP-62]', () => {
  expect(render()).toContain('<p class="price" translate="no">£45</p>')
  expect(
    render({ product: summary({ price: { price: { amount: 4550, currency: 'EUR' }, special: null } }) }),
  ).toContain('€45.50')
})

test('a card of a listing says for the list view how it is made: sizes in the words of the market, further fits, and fabric', () => {
  const made = summary({ fabric: 'Cotton', sizes: ['6', '8', '20'], lengths: ['Regular', 'Long'] })
  const factsOf = (change: Partial<ProductCardProps>) =>
    /data-made="([^"]*)"/.exec(render({ product: made, hasFacts: true, ...change }))?.[1]
  expect(factsOf({})).toBe('6 to 20, Long, Cotton')
  expect(factsOf({ market: markets.us })).toBe('UK 6 to UK 20, Long, Cotton')
  expect(factsOf({ product: summary({ sizes: ['One Size'], lengths: ['Regular'] }) })).toBeUndefined()
  expect(factsOf({ product: summary({ style: '100000', sizes: ['£10', '£20'] }) })).toBeUndefined()
  expect(factsOf({ hasFacts: false })).toBeUndefined()
})

test('a card says that a product with a hidden price is unavailable', () => {
  expect(render({ product: summary({ price: null }) })).toContain('Currently unavailable')
})

test('a card shows its badge, red on white for a sale [PLP-32] [PDP-40]', () => {
  const onSale = { price: { amount: 4500, currency: 'GBP' }, special: { amount: 3000, currency: 'GBP' } } as const
  expect(render({ product: summary({ price: onSale, badge: 'New In' }) })).toContain(
    '<span class="badge badge--sale">Sale</span>',
  )
  expect(render({ product: summary({ badge: 'Organic' }) })).toContain('<span class="badge">Organic</span>')
})

test('a card shows a promotion in its colours, and its micro label beside the price [PDP-39] [PLP-32]', () => {
  const badgeTexts = { link: null, pdpText: null }
  const html = render({
    product: summary({
      badges: [
        {
          ...badgeTexts,
          kind: 'percentOffWasNowPrice',
          text: '20% off',
          percentage: 20,
          colours: { text: '#ffffff', background: '#2c5145' },
        },
        { ...badgeTexts, kind: 'microLabel', text: '3 for 2 <b>', colours: null },
      ],
    }),
  })
  expect(html).toContain('<span class="badge" style="color:#ffffff;background:#2c5145">20% off</span>')
  expect(html).toContain('<p class="price-label">3 for 2 &lt;b&gt;</p>')
})

test('a card has a quick add link that names the product, and leads to its page without scripts [PLP-32] [D-120]', () => {
  expect(render()).toMatch(
    /<a class="product-card__quick-add" href="\/p\/118\/harbour-stripe-dress\/Ink_0" data-quick-add="" aria-label="Quick add: Harbour Stripe Dress"/,
  )
})

test.each([
  ['a free gift', { isFreeGift: true }],
  ['a product with a hidden price', { price: null }],
  ['a gift card, which has a form', { style: '100000' }],
])('a card has no quick add for %s [D-40, D-62]', (_what, change) => {
  expect(render({ product: summary(change) })).not.toContain('data-quick-add')
})

test('a card has its colour and its prices in minor units for quick add and analytics [PLP-54]', () => {
  const price = { price: { amount: 4599, currency: 'GBP' }, special: { amount: 3000, currency: 'GBP' } } as const
  expect(render({ product: summary({ price }) })).toContain(
    'data-product="118" data-style="200123" data-colour="Ink 0" data-price="3000" data-was="4599"',
  )
})

test('a card names the path to its category for analytics if its source knows it [D-240] [TRK-04]', () => {
  expect(render({ product: summary({ categories: ['Womens', 'Coats & Jackets'] }) })).toContain(
    'data-categories="Womens\nCoats &amp; Jackets"',
  )
  expect(render()).not.toContain('data-categories')
})

test('a card has a slot for the ratings of its style below its price, and not on its picture [PLP-32]', () => {
  const html = render()
  const slot = '<div class="product-card__rating" data-widget="ratings" data-sku="200123" data-view="card"></div>'
  expect(html.indexOf(slot)).toBeGreaterThan(html.indexOf('class="price'))
})

test('a card renders without colours or price, and shows markup in a name as text', () => {
  const html = render({ product: summary({ colourCount: 0, price: null, name: '<script>x</script>' }) })
  expect(html).toContain('&lt;script&gt;x&lt;/script&gt;')
  expect(html).toContain('/200123_1?w=992')
  expect(html).not.toContain('class="swatches')
})

test('a card has no script and no island', () => {
  expect(render()).not.toMatch(/<script|sv-island|on[a-z]+=/)
})

test('a card of a product that is hidden from sale says so, and can only be saved [D-57] [D-233]', () => {
  const html = render({ product: summary({ isAvailable: false }) })
  expect(html).toContain('<p class="price">Currently unavailable</p>')
  expect(html).toContain('product-card__heart')
  for (const absent of ['£', 'data-quick-add']) expect(html).not.toContain(absent)
})
