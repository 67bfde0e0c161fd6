import { describe, expect, test } from 'vitest'
import { coast, cta, image } from './parts/fixtures.ts'
import { blockHtml as html, blockItem as item } from './test/block-html.tsx'
import { markets } from '#shared/markets.ts'

const styleOf = (markup: string) => /style="([^"]*)"/.exec(markup)?.[1] ?? ''

test('an accordion\u2019s items share a name, so that one is open at a time [BLK-01]', () => {
  const markup = html('accordion', {
    items: [
      { title: 'A', body: 'a **b**' },
      { title: 'C', body: 'd' },
    ],
  })
  const names = [...markup.matchAll(/<details [^>]*name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(markup).toContain('<strong>b</strong>')
  expect(html('accordion', { items: [] })).toBe('')
})

test.each([
  'none',
  'primary',
  'secondary',
  'tertiary',
  'tertiary-white',
  'round-style',
  'old-primary',
  'old-secondary',
  'old-tertiary',
  'old-tertiary-white',
])('a call-to-action button has text, link and the style %s [BLK-12] [CNT-23]', (buttonStyle) => {
  expect(html('call-to-action-button', { ...cta, buttonStyle })).toContain(
    `<a class="call-to-action call-to-action--${buttonStyle}" href="${cta.buttonLink}"><span class="call-to-action__text">Shop knitwear</span></a>`,
  )
})

describe('round and square calls to action', () => {
  const link = { buttonText: '12', buttonLink: '/browse/womens' }
  test('round calls to action are one to four discs with a picture or a colour [BLK-15]', () => {
    const group = (count: number) =>
      html('round-call-to-action-group', { callsToAction: Array.from({ length: count }, () => link) })
    expect(group(4).match(/round-call-to-action-group__link"/g)).toHaveLength(4)
    expect([group(0), group(5)]).toEqual(['', ''])
    expect(html('round-call-to-action-group', { callsToAction: [{ ...link, image }] })).toContain(
      'round-call-to-action-group__disc',
    )
    expect(
      styleOf(
        html('round-call-to-action-group', {
          callsToAction: [{ ...link, textColour: '#fff', backgroundColour: 'teal' }],
        }),
      ),
    ).toBe('--round-ink:#fff;--round-ground:teal')
  })

  test('square calls to action come in groups of 1 to 10 [BLK-16]', () => {
    const group = (count: number) =>
      html('square-call-to-action-group', { callsToAction: Array.from({ length: count }, () => link) })
    for (const count of [1, 10]) expect(group(count).match(/square-call-to-action-group__square/g)).toHaveLength(count)
    expect([group(0), group(11)]).toEqual(['', ''])
  })
})

test('divider one is a line of stitches, with or without text in its middle [BLK-35] [D-129]', () => {
  expect(html('divider-one', { text: 'Winter', lineColour: '#27364f' })).toBe(
    '<div class="divider-one" style="--divider-line:#27364f"><h2 class="divider-one__text">Winter</h2></div>',
  )
  expect(html('divider-one', {})).toBe('<hr class="divider-one divider-one--plain"/>')
})

test('divider two is a heading on a line, with a link at its end [BLK-36] [D-129]', () => {
  expect(html('divider-two', { text: 'Winter', linkText: 'All', url: '/browse/womens' })).toMatch(
    /Winter<\/h2><a class="divider-two__link" href="\/browse\/womens">All/,
  )
  expect(html('divider-two', { text: 'Winter', linkText: 'All' })).not.toContain('<a')
  expect(html('divider-two', { linkText: 'All' })).toBe('')
})

test('a link group has a title, and links with the editor’s emphasis [BLK-51]', () => {
  const markup = html(
    'link-group',
    { title: 'Also', links: [{ title: 'Dresses', url: '/browse/womens', textBold: true }, { title: 'Nowhere' }] },
    { market: markets.eu },
  )
  expect(markup).toContain('<h2 class="link-group__title">Also</h2>')
  expect(markup).toContain('class="link-group__link navigation-link navigation-link--bold" href="/eu/browse/womens"')
  expect(markup).toContain('<span class="link-group__link navigation-link">Nowhere</span>')
  expect(html('link-group', { title: 'Also', links: [] })).toBe('')
})

test('a link tile has a picture, text and an address [BLK-52] [D-129]', () => {
  expect(html('link-tile', { image, title: 'Womens', text: 'With pockets', url: '/browse/womens' })).toMatch(
    /<img .*Womens<\/h3>.*With pockets.*<a class="cover-link" href="\/browse\/womens" aria-label="Womens">/s,
  )
  expect(html('link-tile', { image })).toBe('')
})

test('a size block has a title, links and their colours [BLK-64]', () => {
  const markup = html('size-block', {
    titleText: 'Sizes',
    titleColour: '#111',
    callsToAction: [{ buttonText: '12', buttonLink: '/search?query=12' }, { buttonText: 'x' }],
    ctaColour: '#222',
    showUnderline: true,
    underlineColour: '#333',
    hoverColour: '#444',
  })
  expect(styleOf(markup)).toBe('--size-title:#111;--size-ink:#222;--size-underline:#333;--size-hover:#444')
  expect(markup.match(/size-block__link--underlined" href="\/search\?query=12">12</g)).toHaveLength(1)
  expect(
    html('size-block', { titleText: 'Sizes', callsToAction: [{ buttonText: '12', buttonLink: '/' }] }),
  ).not.toContain('underlined')
})

test('a sizes banner has a heading, its colours and links [BLK-65]', () => {
  const markup = html('sizes-banner', {
    heading: 'Your size',
    headingColour: '#fff',
    backgroundColour: '#4b5838',
    callsToAction: [{ buttonText: 'M', buttonLink: '/browse/mens' }],
  })
  expect(styleOf(markup)).toBe('--banner-ink:#fff;--banner-ground:#4b5838')
  expect(markup).toMatch(/Your size<\/h2>.*href="\/browse\/mens">M</s)
})

describe('snug content cards', () => {
  test('a snug content card has a picture, its alternative text and one call to action [BLK-66]', () => {
    const markup = html('snug-content-card', { image, imageAlt: 'A throw', callToAction: cta })
    expect(markup).toMatch(
      /alt="A throw".*<a class="call-to-action call-to-action--primary snug-content-card__button" href="\/browse\/womens\/clothing\/knitwear">/s,
    )
    expect(html('snug-content-card', { callToAction: cta })).toBe('')
  })

  test('a group of snug content cards has four in a row [BLK-67]', () => {
    const group = (count: number) =>
      html('snug-content-card-group', {
        cards: Array.from({ length: count }, () => item('snug-content-card', { image })),
      })
    expect(group(3)).toContain('snug-content-card-group__cards--3')
    expect(group(12)).toContain('snug-content-card-group__cards--4')
    expect(group(12).match(/class="snug-content-card"/g)).toHaveLength(12)
    expect(group(0)).toBe('')
  })
})

describe('stickers', () => {
  const line = (text: string, position: string) => ({ text, position, size: 20, colour: '#7d2d1a' })
  const sticker = {
    url: '/browse/womens',
    width: 300,
    height: 200,
    marginTop: 1,
    marginRight: 2,
    marginBottom: 3,
    marginLeft: -4,
    image,
    textLines: [line('A', 'Top'), line('B', 'Center'), line('C', 'Bottom Right')],
    closeButton: { show: true, colour: '#fff', backgroundColour: '#000' },
  }

  test('a sticker has a size, four margins, a picture, three lines, a link and a close button [BLK-68]', () => {
    const markup = html('sticker', sticker)
    expect(markup).toContain('style="--sticker-width:300;--sticker-height:200;--sticker-margin:1px 2px 3px -4px"')
    expect(
      [...markup.matchAll(/sticker__line--([\w-]+)" style="--line-size:20;--line-ink:#7d2d1a">(\w)</g)].map(
        ([, place, text]) => [place, text],
      ),
    ).toEqual([
      ['top', 'A'],
      ['center', 'B'],
      ['bottom-right', 'C'],
    ])
    expect(markup).toContain('aspect=300:200')
    expect(markup).toContain('<a class="cover-link" href="/browse/womens" aria-label="A B C"></a>')
    expect(markup).toMatch(
      /<form class="sticker__form" method="dialog"><button class="sticker__close" aria-label="Close" style="--close-ink:#fff;--close-ground:#000">/,
    )
    expect(html('sticker', { ...sticker, textLines: [...sticker.textLines, line('D', 'Left')] })).toBe('')
    expect(html('sticker', { ...sticker, closeButton: null })).not.toContain('<dialog')
  })

  test('a sticker template arranges its stickers [BLK-70]', () => {
    const template = (name: string) =>
      html('sticker-template', { template: name, stickers: [item('sticker', sticker), item('sticker', sticker)] })
    for (const name of ['Row', 'Scattered', 'Stack']) {
      expect(template(name)).toContain(`sticker-template--${name.toLowerCase()}`)
      expect(template(name).match(/<dialog/g)).toHaveLength(2)
    }
    expect(template('Spiral')).toBe('')
  })
})

test('a tall image has text below, text in the display typeface over it, a shadow and an alignment [BLK-72]', () => {
  const markup = html('tall-image-type-one', {
    image,
    imageUrl: '/browse/womens',
    title: 'Tall',
    subtitle: 'Order',
    dropShadow: true,
    callToAction: cta,
    wrapperAlignment: 'Right',
    textColor: '#27364f',
    quisasTextBlock: { text: 'Up', alignment: 'Right', position: 'Bottom Left' },
  })
  expect(markup).toContain('tall-image-type-one--right tall-image-type-one--shadow" style="--tall-ink:#27364f"')
  expect(markup).toContain('tall-image-type-one__quisas--bottom-left tall-image-type-one__quisas--align-right">Up<')
  expect(markup).toContain('<a class="cover-link" href="/browse/womens" aria-label="Tall"></a>')
  expect(markup).toMatch(/Tall<\/h2>.*Order.*call-to-action--primary/s)
  expect(html('tall-image-type-one', { title: 'Tall' })).toBe('')
})

describe('text', () => {
  test('a large text block has Markdown, an alignment, a colour and a typeface [BLK-74] [CNT-30] [D-18]', () => {
    const markup = html('text-block-large', {
      body: 'A **b** <i>c</i>',
      textAlignment: 'Right',
      textColour: '#27364f',
      textFont: 'Athletics',
    })
    expect(markup).toBe(
      '<div class="text-block-large text-block-large--right font-athletics" style="--text-ink:#27364f"><p>A <strong>b</strong> &lt;i&gt;c&lt;/i&gt;</p></div>',
    )
    expect(html('text-block-large', { body: 'x' })).toContain('font-quisas')
    expect(html('text-block-large', { body: 'x', textFont: 'Comic' })).toBe('')
  })

  test('a group of text blocks has three in a row [BLK-75]', () => {
    const group = (count: number) =>
      html('text-block-group', {
        title: 'How',
        textBlocks: Array.from({ length: count }, () => item('text-block', { title: 'x' })),
      })
    expect(group(2)).toContain('text-block-group__blocks--2')
    expect(group(12)).toContain('text-block-group__blocks--3')
    expect(group(12).match(/class="text-block"/g)).toHaveLength(12)
  })

  const box = {
    subtitle: 'Sub',
    heading: 'Head',
    body: 'Bo**dy**',
    annotation: { text: 'Note', arrow: 'Right' },
    callsToAction: [cta],
    backgroundColour: '#27364f',
    desktopBackground: image,
    mobileBackground: coast,
    altText: 'A studio',
  }

  test.each(['one', 'two'])(
    'text box type %s has text, a remark with an arrow, calls to action and backgrounds [BLK-76] [BLK-77]',
    (type) => {
      const markup = html(`text-box-type-${type}`, box)
      expect(markup).toContain(`class="text-box-type-${type}" style="--box-ground:#27364f"`)
      expect(markup).toMatch(
        /Sub.*Head<\/h2>.*Bo<strong>dy<\/strong>.*call-to-action--primary.*text-box__arrow--right.*Note/s,
      )
      expect(markup).toMatch(/<source [^>]*campaign-fireside.*<img [^>]*campaign-coast[^>]*alt="A studio"/s)
      expect(html(`text-box-type-${type}`, { ...box, annotation: { text: 'Note' } })).not.toContain('<svg')
    },
  )

  test('the second text box has its text centred after its picture, the first aligned to one side [BLK-77] [D-130]', () => {
    expect(html('text-box-type-one', box)).toContain('text-box--left')
    expect(html('text-box-type-two', box)).toMatch(/campaign-fireside.*text-box--center/s)
  })
})

describe('two-column tiles', () => {
  const tile = {
    desktopBackground: image,
    mobileBackground: coast,
    aspectRatio: '5x7',
    quisasText: 'Up',
    quisasTextPosition: 'Top Left',
    heading: 'Coats',
    headingFont: 'Athletics',
    headingBold: true,
    headingColour: '#111',
    text: 'Warm',
    textColour: '#222',
    href: '/browse/womens',
    callsToAction: [cta],
    altText: 'Pegs',
  }

  test('a two-column tile has an aspect ratio, text in two typefaces, calls to action and an address [BLK-78] [CNT-25] [CNT-30]', () => {
    const markup = html('two-col-tile', tile)
    expect(markup).toContain('class="two-col-tile two-col-tile--5x7" style="--tile-heading:#111;--tile-text:#222"')
    expect(markup).toContain('aspect=5:7')
    expect(markup).toMatch(/<source [^>]*campaign-fireside.*<img [^>]*campaign-coast[^>]*alt="Pegs"/s)
    expect(markup).toContain('Warm')
    expect(markup).toContain('two-col-tile__quisas--top-left two-col-tile__quisas--grounded">Up<')
    expect(markup).toContain('font-athletics two-col-tile__heading--bold">Coats<')
    expect(markup).toContain('call-to-action-list--columns-1')
    expect(markup).toContain('<a class="cover-link" href="/browse/womens" aria-label="Coats"></a>')
    const two = html('two-col-tile', { ...tile, callsToAction: [cta, cta], callsToActionRow: '2x1' })
    expect(two).toContain('call-to-action-list--columns-2')
    expect(two).not.toContain('cover-link')
    expect(html('two-col-tile', { ...tile, aspectRatio: '1x1' })).toBe('')
  })

  test('a row has two two-column tiles [BLK-79]', () => {
    const row = (count: number) =>
      html('two-col-tile-row', { tiles: Array.from({ length: count }, () => item('two-col-tile', tile)) })
    expect(row(2).match(/class="two-col-tile two-col/g)).toHaveLength(2)
    expect([row(1), row(3)]).toEqual(['', ''])
  })
})

test('shop the look type 2 has the same content with the look in the middle [BLK-62] [D-130]', () => {
  const look = {
    title: 'An evening',
    titleFont: 'Athletics',
    titleBold: true,
    primaryBlockBackground: image,
    primaryBlockUrl: '/browse/womens',
    leftProduct: { title: 'Left', url: '/help', price: '19.00' },
    rightProduct: { title: 'Right', price: 24.5 },
  }
  const markup = html('shop-the-look-two', look)
  expect(markup).toContain('shop-the-look-two__title font-athletics shop-the-look-two__title--bold">An evening<')
  expect(markup).toMatch(/__primary.*Left<\/h3>.*£19<.*Right<\/h3>.*£24\.50</s)
  expect(html('shop-the-look-two', { ...look, primaryBlockAlignment: 'Right' })).toContain('shop-the-look-two--right')
  expect(html('shop-the-look-two', { ...look, rightProduct: null })).toBe('')
})

describe('listing headers', () => {
  test('a listing header of variant 1 has a title, an expandable description and link buttons, and not what variant 2 adds [BLK-57] [PLP-10] [PLP-11]', () => {
    const markup = html('listing-header', {
      title: 'Dresses',
      subheading: 'Not here',
      description: 'Tea dresses for long lunches, and knitted ones.',
      linkButtons: [cta, cta],
      squiggle: { position: '1 Line Title', colour: '#27364f' },
      callToAction: { ...cta, buttonText: 'Only in variant 2' },
      image,
    })
    expect(markup).not.toMatch(/Only in variant 2|<svg|<img/)
    expect(markup).toContain('Tea dresses for long lunches,<')
    expect(markup).toContain('<span class="see-more__rest"> and knitted ones.</span>')
    expect(markup).toContain(
      '<button class="see-more__button" type="button" aria-expanded="false" data-more="see more" data-less="see less">see more</button>',
    )
    expect(markup.match(/call-to-action--primary/g)).toHaveLength(2)
    expect(markup).not.toContain('Not here')
  })

  test('a short description of a listing header shows in full, without a button [PLP-17]', () => {
    expect(html('listing-header', { title: 'Dresses', description: 'Tea dresses.' })).toContain(
      '<p class="listing-header__description">Tea dresses.</p>',
    )
  })

  test.each([
    ['1 Line Title', '1-line-title'],
    ['2 Line Title', '2-line-title'],
  ])(
    'a listing header of variant 2 has a coloured squiggle for a %s above the title [PLP-12] [BLK-57]',
    (position, name) => {
      const two = {
        variant: 2,
        title: 'Dresses',
        subheading: 'With pockets',
        squiggle: { position, colour: '#27364f' },
        callToAction: cta,
      }
      expect(html('listing-header', two)).toMatch(
        new RegExp(
          `listing-header__squiggle--${name}" style="--squiggle-ink:#27364f".*<h1 .*Dresses.*With pockets.*call-to-action`,
          's',
        ),
      )
      expect(html('listing-header', { ...two, variant: 1 })).not.toContain('squiggle')
    },
  )

  test('the title of a listing header has a line height of its own if it has a wavy underline [PLP-19]', () => {
    expect(html('listing-header', { title: '[wavy]Dresses[/wavy]' })).toContain(
      'listing-header__title listing-header__title--wavy',
    )
    expect(html('listing-header', { title: 'Dresses' })).not.toContain('--wavy')
  })
})
