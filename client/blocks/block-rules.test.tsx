import { describe, expect, test, vi } from 'vitest'
import { escapeHtml } from '../html/escape-html.ts'
import { files } from '../test/files.ts'
import { htmlOf } from '../test/html-of.ts'
import { defaultBlockSettings, withBlockSettings } from './block-settings.ts'
import { Blocks } from './blocks.tsx'
import { coast, cta, image, imageLink, video } from './parts/fixtures.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { footer as footerTexts } from '#shared/messages/shop.ts'

describe('hero', () => {
  test('a hero of type 1 is one link if it has a url and no calls to action [BLK-45] [D-123]', () => {
    const hero = { image, heading: 'Evenings', url: '/browse/womens' }
    expect(html('hero-banner-one', hero)).toContain(
      '<a class="cover-link" href="/browse/womens" aria-label="Evenings"></a>',
    )
    expect(html('hero-banner-one', { ...hero, callsToAction: [cta] })).not.toContain('cover-link')
  })

  test.each([
    [
      'without words and alternative text',
      { url: '/browse/womens', image: { ...imageLink, altText: '' } },
      'link: needs words',
    ],
    ['whose address is not allowed', { url: 'javascript:alert(1)', heading: 'Evenings' }, 'url: not a path'],
    ['whose button has no style', { callsToAction: [{ ...cta, buttonStyle: null }] }, 'button: needs text'],
  ])('an editor is told that a hero %s has no link [BLK-45] [CNT-09]', (_which, content, note) => {
    const report = vi.fn()
    const markup = htmlOf(<Blocks items={[item('hero-banner-one', content)]} market={markets.en} report={report} />)
    expect(markup).not.toContain('<a ')
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ reason: 'part-invalid', issues: [expect.stringMatching(`^${note}`)] })],
    ])
  })

  test.each(['Center', 'Top Left', 'Top', 'Top Right', 'Right', 'Bottom Right', 'Bottom', 'Bottom Left', 'Left'])(
    'a hero accepts the text position %s [BLK-43] [CNT-29]',
    (textPosition) => {
      expect(html('hero-banner-one', { heading: 'x', textPosition })).toContain(
        `hero-banner-one--${textPosition.toLowerCase().replace(' ', '-')} `,
      )
    },
  )

  test('a hero shows a picture for desktop and one for phones, or a video [BLK-42] [CNT-19] [CNT-20]', () => {
    const both = html('hero-banner-one', { image, mobileImage: coast })
    expect(both).toMatch(/<source media="\(min-width:48rem\)" srcSet="[^"]*campaign-fireside/)
    expect(both).toMatch(/<img [^>]*campaign-coast/)
    expect(html('hero-banner-one', { image: video })).toContain(
      'src="https://cdn.media.amplience.net/v/selvedge/campaign-autumn-lane/mp41080p"',
    )
  })
})

test('content pictures come in the content widths from the host that content names [CNT-17] [CNT-18] [CNT-21]', () => {
  const markup = html('link-tile', { title: 'x', image })
  expect(markup).toContain(
    '//localhost:8788/media/i/selvedge/campaign-fireside?w=771&amp;fmt=auto&amp;qlt=default&amp;sm=aspect&amp;aspect=1:1',
  )
  expect([...markup.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([323, 514, 768])
  expect(html('link-tile', { title: 'x', image: { ...imageLink, defaultHost: 'cdn.media.amplience.net' } })).toContain(
    'src="https://cdn.media.amplience.net/i/',
  )
  expect(html('link-tile', { title: 'x', image: { ...imageLink, defaultHost: 'localhost.evil.example' } })).toContain(
    'src="https://localhost.evil',
  )
})

test('a thumbnail comes in the smallest content width only [CNT-18] [D-158]', () => {
  const markup = html('mobile-navigation', {
    links: [
      {
        title: 'Womens',
        url: '/browse/womens',
        image,
        children: [{ title: 'Clothing', url: '/browse/womens/clothing', children: [] }],
      },
    ],
  })
  expect(markup).toContain('src="//localhost:8788/media/i/selvedge/campaign-fireside?w=323&amp;')
  expect(markup).not.toContain('srcSet')
})

test('a picture of the mega-menu comes in the widths for one and two device pixels [CNT-18] [D-158]', () => {
  const markup = html('desktop-navigation', {
    links: [
      {
        title: 'Womens',
        url: '/browse/womens',
        columns: [{ groups: [], jumpOff: { title: 'Dresses', url: '/browse/womens', image } }],
      },
    ],
  })
  expect(markup).toMatch(/ srcSet="[^" ]*\?w=768&amp;[^" ]* 2\.7x" src="[^"]*\?w=323&amp;/)
  expect(markup).not.toContain(' sizes=')
})

test('a call to action shows only with text, link and style [CNT-24] [BLK-12]', () => {
  for (const missing of ['buttonText', 'buttonLink', 'buttonStyle']) {
    expect(html('call-to-action-group', { callsToAction: [{ ...cta, [missing]: null }] })).not.toContain('<a')
  }
  expect(html('call-to-action-group', { callsToAction: [cta] })).toContain('call-to-action--primary')
})

test('an unknown button style or type is rejected by the schema, and the three known types are accepted [CNT-22] [CNT-23]', () => {
  expect(html('call-to-action-group', { callsToAction: [{ ...cta, buttonStyle: 'neon' }] })).toBe('')
  const typed = (buttonType: string) => html('call-to-action-group', { callsToAction: [{ ...cta, buttonType }] })
  expect(typed('image')).toBe('')
  for (const type of ['button', 'submit', 'reset']) expect(typed(type)).toContain(cta.buttonText)
})

test('calls to action have 1 to 4 columns, aligned left, centre or right [BLK-13]', () => {
  const markup = html('call-to-action-group', { callsToAction: [cta, cta, cta], columns: 2, alignment: 'Right' })
  expect(markup).toContain('call-to-action-list--columns-2 call-to-action-list--right')
  const css = files.readFileSync(new URL('parts/call-to-action-list.css', import.meta.url), 'utf8')
  for (const [columns, tracks] of [
    [1, 'minmax(min-content, 220px)'],
    [2, 'repeat(2, minmax(0, 220px))'],
    [3, 'repeat(3, minmax(0, 220px))'],
    [4, 'repeat(4, minmax(0, 220px))'],
  ] as const) {
    const className = `call-to-action-list--columns-${columns}`
    expect(html('call-to-action-group', { callsToAction: [cta], columns })).toContain(`${className} `)
    const rules = [...css.matchAll(/([^{}]+)\{\s*grid-template-columns: ([^;]+);\s*\}/g)]
    const ofColumns = rules.filter(([, selectors = '']) => selectors.trim().split(/,\s+/).includes(`.${className}`))
    expect(ofColumns.at(-1)?.[2]).toBe(tracks)
  }
  for (const columns of [0, 5]) expect(html('call-to-action-group', { callsToAction: [cta], columns })).toBe('')
})

test('a tile is clickable only with an address and at most one call to action [CNT-25]', () => {
  const jumpOff = { title: 'Coats', url: '/browse/womens' }
  expect(html('jump-off-two', { ...jumpOff, callsToAction: [cta] })).toContain('cover-link')
  expect(html('jump-off-two', { ...jumpOff, callsToAction: [cta, cta] })).not.toContain('cover-link')
  expect(html('jump-off-two', { title: 'Coats' })).not.toContain('cover-link')
})

test('jump-offs of type two come in groups of 2, 3 or 4 [BLK-48]', () => {
  const group = (count: number) =>
    html('jump-off-two-group', { jumpOffs: Array.from({ length: count }, () => item('jump-off-two', { title: 'x' })) })
  for (const count of [2, 3, 4]) expect(group(count)).toContain(`jump-off-two-group__row--${count}`)
  expect([group(1), group(5)]).toEqual(['', ''])
})

test('a jump-off of type two has a picture, a title, a text and a link [BLK-48]', () => {
  const jumpOff = { image, title: 'Coats', text: 'Deep pockets', url: '/browse/womens' }
  const markup = html('jump-off-two', jumpOff)
  for (const part of [/<img /, />Coats</, />Deep pockets</, /<a class="cover-link" href="\/browse\/womens"/])
    expect(markup).toMatch(part)
})

test('four link tiles each keep their mobile order [BLK-53]', () => {
  const tiles = [3, 1, 4, 2].map((mobileOrder) => ({ tile: item('link-tile', { title: 'x' }), mobileOrder }))
  expect([...html('link-tile-group', { tiles }).matchAll(/__tile--(\d)/g)].map(([, order]) => Number(order))).toEqual([
    3, 1, 4, 2,
  ])
  expect(html('link-tile-group', { tiles: tiles.slice(1) })).toBe('')
})

test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'Title 1', 'Title 2'])(
  'a text divider accepts the size %s and three weights [BLK-34]',
  (size) => {
    for (const weight of ['Medium', 'Bold', 'Extra Bold']) {
      expect(html('divider-text', { text: 'x', size, weight })).toContain(
        `divider-text--${size.toLowerCase().replace(' ', '-')} divider-text--${weight.toLowerCase().replace(' ', '-')} `,
      )
    }
  },
)

test.each(['XXS', 'XS', 'Small', 'Medium', 'Large', 'XL', 'XXL'])(
  'a spacing block accepts the size %s [BLK-71]',
  (size) => {
    expect(html('spacing-block', { size })).toContain(`spacing-block--${size.toLowerCase()}`)
  },
)

test('a large text banner is of the Standard or the CE type [BLK-50]', () => {
  expect(html('large-text-banner', { title: 'x' })).not.toContain('--ce')
  expect(html('large-text-banner', { title: 'x', type: 'CE' })).toContain('large-text-banner--ce')
  expect(html('large-text-banner', { title: 'x', type: 'Other' })).toBe('')
})

test('a text block turns Markdown into markup, and HTML into text [BLK-73] [D-18]', () => {
  const markup = html(
    'text-block',
    { title: 'T', body: '# One\n\nA **b** *c* [d](help)\n\n- x\n- y\n\n<b>no</b> [e](javascript:alert(1))' },
    markets.us,
  )
  expect(markup).toContain(
    '<h2>One</h2><p>A <strong>b</strong> <em>c</em> <a href="/us/help">d</a></p><ul><li>x</li><li>y</li></ul><p>&lt;b&gt;no&lt;/b&gt; ',
  )
  expect(markup).not.toContain('javascript:alert(1)"')
})

test('a text block has a title and a call to action [BLK-73]', () => {
  const markup = html('text-block', { title: 'Our story', body: 'Words', callToAction: cta })
  expect(markup).toMatch(
    /<h2 class="text-block__title">Our story<\/h2>.*Words.*<a [^>]*href="\/browse\/womens\/clothing\/knitwear"/s,
  )
  expect(html('text-block', { title: 'Our story', body: 'Words' })).not.toContain('<a ')
})

test('shop the look shows a primary block and two products with prices [BLK-61] [BLK-63] [CNT-26] [D-127]', () => {
  const product = (price: unknown) => ({ title: 'Cardigan', url: '/browse/womens', price })
  const look = (left: unknown, right: unknown, market: Market = markets.en) =>
    html('shop-the-look-one', { title: 'Look', leftProduct: product(left), rightProduct: product(right) }, market)
  expect(look('£89.00', '24.5')).toContain('£89<')
  expect(look('£89.00', '24.5')).toContain('£24.50<')
  expect(look('19.99', 12, markets.eu)).toContain('€19.99<')
  expect(look('1299.00', null)).toContain('£1,299<')
})

test.each([
  '12,50',
  '1.299,00',
  '2 for £30',
  'was €40 now €25',
  '£20 - £30',
  '-5',
  '£-5',
  '−5',
  '1,299,5',
  '£1 299',
  'ask us',
])('the price %s is hidden and reported, because it could mean another amount [BLK-61] [CNT-26] [D-127]', (price) => {
  const report = vi.fn()
  const product = { title: 'Cardigan', url: '/browse/womens' }
  const look = { leftProduct: { ...product, price }, rightProduct: { ...product, price: '£1,299.00' } }
  const markup = htmlOf(<Blocks items={[item('shop-the-look-one', look)]} market={markets.en} report={report} />)
  expect([...markup.matchAll(/__price">([^<]*)/g)].map(([, text]) => text)).toEqual(['£1,299'])
  expect(report.mock.calls).toEqual([[expect.objectContaining({ issues: ['price: not a number such as 1299.00'] })]])
})

test.each(['shop-the-look-one', 'shop-the-look-two'])(
  'both products of %s have a picture, an address and an alternative text that goes before the picture’s own [BLK-61] [BLK-62] [BLK-63]',
  (name) => {
    const left = { title: 'Cardigan', url: '/browse/womens', backgroundImage: image, altText: 'A red cardigan' }
    const right = { title: 'Scarf', url: '/browse/mens', backgroundImage: coast, altText: null }
    const [, first, second] = html(name, { title: 'Look', leftProduct: left, rightProduct: right }).split('<article')
    expect(first).toMatch(/<img [^>]*campaign-fireside[^>]*alt="A red cardigan"/)
    expect(first).toContain('href="/browse/womens"')
    expect(second).toMatch(/<img [^>]*campaign-coast[^>]*alt="A coast"/)
    expect(second).toContain('href="/browse/mens"')
  },
)

test.each(['round-call-to-action-group', 'square-call-to-action-group'])(
  '%s leaves out an entry that is empty or whose address is not allowed, tells an editor, and keeps the others [BLK-15] [BLK-16]',
  (name) => {
    const report = vi.fn()
    const link = { buttonText: 'Size 12', buttonLink: '/browse/womens' }
    const content = { callsToAction: [{}, { ...link, buttonLink: 'javascript:alert(1)' }, link] }
    const markup = htmlOf(<Blocks items={[item(name, content)]} market={markets.en} report={report} />)
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(report.mock.calls.flatMap(([{ issues }]) => issues)).toEqual([
      'button: needs text and link',
      expect.stringMatching(/^buttonLink: not a path/),
      'button: needs text and link',
    ])
  },
)

test('shop the look has a typeface and a weight for its title, and a picture with an address, a side and a text [BLK-63]', () => {
  const product = { title: 'Cardigan', url: '/browse/womens' }
  const look = {
    title: 'The look',
    titleFont: 'Quisas',
    titleBold: true,
    primaryBlockBackground: { ...image, altText: 'Two friends by a fire' },
    primaryBlockUrl: '/browse/mens',
    primaryBlockAlignment: 'Right',
    leftProduct: product,
    rightProduct: product,
  }
  const markup = html('shop-the-look-one', look)
  expect(markup).toContain('font-quisas shop-the-look-one__title--bold"')
  expect(markup).toContain('class="shop-the-look-one shop-the-look-one--right"')
  expect(markup).toContain('alt="Two friends by a fire"')
  expect(markup).toContain('<a class="cover-link" href="/browse/mens" aria-label="The look"></a>')
  const plain = html('shop-the-look-one', { ...look, titleBold: false, primaryBlockAlignment: 'Left' })
  expect(plain).not.toMatch(/title--bold|--right/)
})

test('the benefit bar shows one item, with its link and tab [BLK-06]', () => {
  const markup = html('benefit-bar', { items: [{ text: 'A', link: '/delivery', openInNewTab: true }, { text: 'B' }] })
  expect(markup).toContain('<a class="benefit-bar__link" href="/delivery" target="_blank" rel="noopener">A</a>')
  expect(markup).toContain('<li class="benefit-bar__item">B</li>')
  expect(markup).toContain('aria-label="Pause" aria-pressed="false" hidden=""')
  expect(html('benefit-bar', { items: [{ text: 'A' }] })).not.toContain('<button')
})

test('the benefit bar marks in its markup if the home page may show it [BLK-11]', () => {
  expect(html('benefit-bar', { items: [{ text: 'A' }] })).toContain('data-show-on-home="false"')
  expect(html('benefit-bar', { items: [{ text: 'A' }], showOnHome: true })).toContain('data-show-on-home="true"')
})

describe('countdown', () => {
  const countdown = {
    startDate: '2026-11-27T00:00:00Z',
    endDate: '2026-11-30T23:59:00Z',
    title: 'Last orders',
    url: '/delivery',
  }
  const made = (at: string, content: object = countdown) => {
    vi.useFakeTimers({ now: Date.parse(at) })
    try {
      return html('countdown-timer', content)
    } finally {
      vi.useRealTimers()
    }
  }

  test('a countdown is hidden before its start and after its end [BLK-20] [D-126]', () => {
    for (const time of ['2026-11-26T23:59:59Z', '2026-11-30T23:59:00Z'])
      expect(made(time)).toMatch(/<aside class="countdown-timer" [^>]*hidden="">/)
    expect(made('2026-11-27T00:00:00Z')).toContain(
      '<sv-countdown data-behaviour="countdown" data-start="1795737600000" data-end="1796083140000">',
    )
  })

  test('a countdown has days, hours, minutes and seconds that are not announced, and its end as text [BLK-21] [D-118]', () => {
    const running = made('2026-11-28T00:00:00Z')
    expect([...running.matchAll(/data-unit="(\w+)"/g)].map(([, unit]) => unit)).toEqual([
      'days',
      'hours',
      'minutes',
      'seconds',
    ])
    expect(running).toContain('role="timer" aria-live="off"')
    const clock = /<p class="countdown-timer__clock".*?<\/p>/s.exec(running)?.[0].replaceAll(/<[^>]*>/g, '')
    expect(clock).toBe('00 days :00 hours :00 minutes :00 seconds ')
    expect(running).toContain('<a href="/delivery">Last orders</a>')
    expect(running).toContain('30 November at 23:59')
  })

  test('a countdown without valid dates is left out', () => {
    for (const broken of [{ startDate: 'soon' }, { endDate: '2026-11-01T00:00:00Z' }])
      expect(made('2026-11-28T00:00:00Z', { ...countdown, ...broken })).toBe('')
  })
})

describe('footer', () => {
  test('a footer with broken entries renders the valid ones', () => {
    const columns = [
      { title: 'Help', links: [{ title: 'Delivery', url: '/delivery' }, { url: '/no-words' }, 'nothing'] },
      { links: [] },
      null,
    ]
    const socialLinks = [
      { network: 'MySpace', url: 'https://example.com' },
      { network: 'Pinterest', url: 'https://example.com' },
    ]
    const footer = html('footer', { columns, socialLinks, paymentLogos: ['Visa', 7] })
    expect([...footer.matchAll(/<summary[^>]*>(\w+)/g)].map(([, title]) => title)).toEqual(['Help'])
    expect(footer).toContain('href="/delivery"')
    expect(footer).not.toMatch(/no-words|MySpace|>7</)
    expect(footer).toContain('Pinterest')
    expect(footer).toContain('aria-label="Visa"')
  })

  const columns = [{ title: 'Help', links: [] }]
  test('the footer opens one column at a time unless content allows more [BLK-37] [BLK-38]', () => {
    expect(html('footer', { columns })).toContain('<details class="footer__details" name="footer-columns">')
    expect(html('footer', { columns, allowMultipleOpen: true })).toContain('<details class="footer__details">')
  })

  test('the footer names the social networks that content links to [BLK-39]', () => {
    const socialLinks = ['Instagram', 'Facebook', 'Pinterest', 'X', 'TikTok'].map((network) => ({
      network,
      url: `https://example.com/${network}`,
    }))
    const footer = html('footer', { socialLinks })
    expect([...footer.matchAll(/rel="noopener">(\w+)</g)].map(([, name]) => name)).toEqual([
      'Instagram',
      'Facebook',
      'Pinterest',
      'X',
      'TikTok',
    ])
    expect(footer).toContain('<h2 class="footer__title">Follow us</h2>')
  })

  const paymentLogos = ['Apple Pay', 'Google Pay', 'Amex', 'PayPal', 'Visa', 'Maestro', 'Mastercard', 'Klarna']
  const logosIn = (footer: string) => [...footer.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name)

  test('the footer shows the payment methods that content names, each logo with its name [BLK-40] [PAY-23]', () => {
    expect(logosIn(html('footer', { paymentLogos }))).toEqual(paymentLogos)
  })

  test('the footer shows a payment method without a logo as text, each once, and without any names has no list [D-331]', () => {
    const footer = html('footer', { paymentLogos: ['Visa', 'Bank transfer', 'Visa', ' '] })
    expect(logosIn(footer)).toEqual(['Visa'])
    expect(footer).toContain('<li><span class="footer__payment">Bank transfer</span></li>')
    expect(html('footer', {})).not.toContain('footer__payments')
  })

  test('the footer of a market without wallets leaves their logos out [D-331]', () => {
    const settings = { ...defaultBlockSettings, hasExpressWallet: false }
    const logos = (names: string[]) => withBlockSettings(settings, () => html('footer', { paymentLogos: names }))
    expect(logosIn(logos(paymentLogos))).toEqual(paymentLogos.slice(2))
    expect(logos(['Google Pay'])).not.toContain('footer__payments')
  })

  test('the footer has a default text for its text box [BLK-41]', () => {
    expect(html('footer', { textBox: ' ' })).toContain(escapeHtml(footerTexts.textBox))
  })
})

describe('navigation', () => {
  const leaf = {
    title: 'Dresses',
    url: '/browse/womens/dresses',
    titleSuperscriptText: 'New',
    featuredText: 'Loved',
    textBold: true,
    underline: true,
    textColour: '#9e3d26',
  }
  const group = { title: 'Clothing', url: '/browse/womens/clothing', children: [leaf] }
  const top = { title: 'Womens', url: '/browse/womens' }
  const inPanel = (entry: object) => ({ links: [{ ...top, columns: [{ groups: [entry] }] }] })
  const inLayer = (entry: object) => ({ links: [{ ...top, children: [entry] }] })
  const inStrip = (entry: object) => ({ variant: 'Alternate', links: [entry] })

  test('the mega-menu has columns of link groups and jump-offs, each top link a disclosure [BLK-23] [D-119]', () => {
    const markup = html('desktop-navigation', {
      links: [
        {
          title: 'Womens',
          url: '/browse/womens',
          columns: [{ groups: [group] }, { jumpOff: { image, title: 'Coats', url: '/browse/womens' } }],
        },
      ],
    })
    expect(markup).toMatch(
      /<div class="desktop-navigation__columns"><div><div><a [^]*<\/div><\/div><a [^]*<\/a><\/div>/,
    )
    expect(markup).toContain('<summary class="desktop-navigation__toggle" aria-label="Womens menu">')
    expect(markup).toContain('</div><a href="/browse/womens"><picture>')
  })

  test('a link takes superscript, bold, underline, featured text and colour [BLK-24] [BLK-27]', () => {
    const markup = html('desktop-navigation', { links: [{ title: 'Womens', columns: [{ groups: [group] }] }] })
    expect(markup).toContain(
      'navigation-link--bold navigation-link--underline" style="--link-ink:#9e3d26" href="/browse/womens/dresses"',
    )
    expect(markup).toContain('<sup class="navigation-link__superscript">New</sup>')
    expect(markup).toContain('<span class="navigation-link__featured">Loved</span>')
  })

  test.each([
    ['the desktop menu', 'desktop-navigation', (link: object) => ({ links: [link] })],
    ['a group of the desktop menu', 'desktop-navigation', (link: object) => inPanel({ ...link, children: [leaf] })],
    ['a link of the desktop menu', 'desktop-navigation', (link: object) => inPanel({ ...group, children: [link] })],
    ['the mobile menu', 'mobile-navigation', (link: object) => ({ links: [link] })],
    ['the first layer', 'mobile-navigation', (link: object) => ({ links: [{ ...link, children: [group] }] })],
    ['the second layer', 'mobile-navigation', (link: object) => inLayer({ ...link, children: [leaf] })],
    ['the third layer', 'mobile-navigation', (link: object) => inLayer({ ...group, children: [link] })],
    ['the strip', 'mobile-navigation', (link: object) => inStrip({ ...link, children: [group] })],
    [
      'an accordion',
      'mobile-navigation',
      (link: object) => inStrip({ ...top, children: [{ ...link, children: [leaf] }] }),
    ],
    ['the footer', 'footer', (link: object) => ({ columns: [{ title: 'Help', links: [link] }] })],
    ['a link group', 'link-group', (link: object) => ({ links: [link] })],
    ['a banner', 'navigation-links-banner', (link: object) => ({ links: [link] })],
  ])('a link shows its picture and its emphasis in %s (%s) [BLK-27]', (_where, name, content) => {
    const link = { title: 'Coats', textBold: true, underline: true, textColour: '#123456', image: coast }
    const markup = html(name, content(link))
    expect(markup).toMatch(/navigation-link--bold navigation-link--underline"[^>]* style="--link-ink:#123456"/)
    expect(markup).toMatch(/<img [^>]*campaign-coast/)
  })

  test('the mobile menu drills down three layers with Back buttons [BLK-28]', () => {
    const markup = html('mobile-navigation', { links: [{ title: 'Womens', url: '/browse/womens', children: [group] }] })
    expect([...markup.matchAll(/<details name="(menu-\d)"/g)].map(([, name]) => name)).toEqual(['menu-1', 'menu-2'])
    expect(markup.match(/>Back</g)).toHaveLength(2)
  })

  test('the alternate mobile menu has a strip of at most 12 categories that have children, in round pictures [BLK-32]', () => {
    const categories = Array.from({ length: 14 }, (_, index) => ({
      title: `Category ${index + 1}`,
      image,
      children: [group],
    }))
    const markup = html('mobile-navigation', {
      variant: 'Alternate',
      links: [{ title: 'Gifts', url: '/browse/gifts' }, ...categories],
    })
    const strip = markup.slice(markup.indexOf('<fieldset'), markup.indexOf('</fieldset>'))
    expect([...strip.matchAll(/>(Category \d+)<\/span>/g)].map(([, title]) => title)).toEqual(
      categories.slice(0, 12).map(({ title }) => title),
    )
    expect(strip.match(/<picture class="mobile-navigation__round"/g)).toHaveLength(12)
    expect(strip).not.toContain('Gifts')
    for (const rest of ['Gifts', 'Category 13', 'Category 14'])
      expect(markup.slice(markup.indexOf('</fieldset>'))).toContain(rest)
  })

  test('the lists of the alternate mobile menu are accordions, with the first of each category open [BLK-33]', () => {
    const category = (title: string) => ({
      title,
      children: [{ title: 'Sale', url: '/browse/sale' }, group, { ...group, title: 'Shoes' }],
    })
    const markup = html('mobile-navigation', { variant: 'Alternate', links: [category('Womens'), category('Mens')] })
    expect(
      [...markup.matchAll(/<details class="mobile-navigation__accordion" name="([\w-]+)"( open="")?/g)].map(
        ([, name, open]) => [name, open !== undefined],
      ),
    ).toEqual([
      ['mobile-navigation-sub-0', true],
      ['mobile-navigation-sub-0', false],
      ['mobile-navigation-sub-1', true],
      ['mobile-navigation-sub-1', false],
    ])
  })

  test.each([
    ['desktop-navigation', 4],
    ['mobile-navigation', 3],
  ])('invalid nodes of the %s are reported and left out, and the rest remains [CNT-09]', (name, broken) => {
    const below =
      name === 'desktop-navigation'
        ? { columns: [null, { groups: [{ title: 7 }, group, 'x'], jumpOff: { image: 'none' } }] }
        : { children: [{ title: 7 }, group, null] }
    const report = vi.fn()
    const links = [
      null,
      'text',
      { url: '/no-title' },
      { title: 'Womens', url: '/browse/womens', image: { broken: true }, ...below },
    ]
    const markup = htmlOf(<Blocks items={[item(name, { links })]} market={markets.en} report={report} />)
    for (const title of ['Womens', 'Clothing', 'Dresses']) expect(markup).toContain(title)
    expect(report.mock.calls.map(([event]) => event.reason)).toEqual(
      Array.from({ length: broken }, () => 'part-invalid'),
    )
    expect(html(name, { links: 'none' })).not.toContain('<li')
  })
})

test("the listing header has two variants and is the listing's heading [BLK-57]", () => {
  expect(html('listing-header', { title: 'Dresses', image })).not.toContain('<img')
  const two = html('listing-header', { variant: 2, title: 'Dresses', image, callToAction: cta })
  expect(two).toContain('<h1 class="listing-header__title">Dresses</h1>')
  expect(two).toContain('<img')
})

test('cards scroll in a region that the keyboard can reach [BLK-58]', () => {
  expect(
    html('scrollable-card-carousel', { title: 'Small comforts', cards: [item('scrollable-card', { title: 'x' })] }),
  ).toContain('role="region" aria-label="Small comforts" tabindex="0"')
})

test('a card of a carousel has a picture, a title, a text and a link [BLK-58]', () => {
  const card = item('scrollable-card', { image, title: 'Candles', text: 'Poured by hand', url: '/browse/womens' })
  const markup = html('scrollable-card-carousel', { cards: [card] })
  expect(markup).toMatch(
    /<img [^>]*campaign-fireside.*<h3 [^>]*>Candles<\/h3><p [^>]*>Poured by hand<\/p><a class="cover-link" href="\/browse\/womens" aria-label="Candles">/s,
  )
})

function item(name: string, content: object) {
  return { ...content, _meta: { schema: contentTypeUri(name) } }
}

function html(name: string, content: object, market: Market = markets.en): string {
  return htmlOf(<Blocks items={[item(name, content)]} market={market} report={() => {}} />)
}

test('several blocks above the products of a listing are a region that the keyboard can scroll [PLP-55]', () => {
  const text = { _meta: { schema: contentTypeUri('text-block') }, title: 'How to wash wool', body: 'Seldom.' }
  const region = /role="region" aria-label="About these styles" tabindex="0"/i
  expect(html('listing-slot', { placement: 'Above products', content: [text, text] })).toMatch(region)
  expect(html('listing-slot', { placement: 'Above products', content: [text] })).not.toMatch(region)
})
