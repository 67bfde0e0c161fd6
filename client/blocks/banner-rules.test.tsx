import { describe, expect, test } from 'vitest'
import { coast, cta, image, imageLink, video } from './parts/fixtures.ts'
import { blockHtml as html, blockItem as item } from './test/block-html.tsx'
import { markets } from '#shared/markets.ts'

describe('hero', () => {
  test('a hero has default text sizes, which the editor can change [BLK-44]', () => {
    const style = /style="([^"]*)"/.exec(html('hero-banner-one', { heading: 'x' }))?.[1]
    expect(style).toBe('--hero-top:36;--hero-top-phone:30;--hero-heading:94;--hero-sub:36;--hero-sub-phone:30')
    expect(html('hero-banner-two', { heading: 'x' })).toContain(style)
    expect(html('hero-banner-one', { heading: 'x', headingSize: 64, subheadingMobileSize: 4 })).toContain(
      '--hero-heading:64;--hero-sub:36;--hero-sub-phone:12',
    )
  })

  test('a hero of type 1 has its headings and calls to action in order, at the position that the editor chose [BLK-42] [BLK-43]', () => {
    const markup = html('hero-banner-one', {
      image,
      topHeading: 'Top',
      heading: 'Mid',
      subheading: 'Low',
      textPosition: 'Bottom Left',
      callsToAction: [cta],
    })
    expect(markup).toMatch(
      /hero-banner-one--bottom-left.*__top">Top<.*<h2[^>]*>Mid<.*__sub">Low<.*call-to-action-list--left.*Shop knitwear/s,
    )
  })

  test('a dark text colour turns the scrim of a hero light, and a light one leaves it dark [D-225]', () => {
    const hero = (textColour: string | null) => html('hero-banner-one', { image, heading: 'x', textColour })
    expect(hero('#24211c')).toContain('hero-banner-one--dark-text')
    expect(hero('#fbf7f0')).not.toContain('dark-text')
    expect(hero(null)).not.toContain('dark-text')
  })

  test('a hero of type 2 is one link if it has exactly one call to action [BLK-46] [D-123]', () => {
    const hero = { image, heading: 'Evenings', url: '/browse/mens' }
    const one = html('hero-banner-two', { ...hero, callsToAction: [cta] })
    expect(one).toContain('<a class="cover-link" href="/browse/womens/clothing/knitwear" aria-label="Evenings"></a>')
    expect(one).toContain('<span class="call-to-action__text">Shop knitwear</span>')
    expect(html('hero-banner-two', { ...hero, callsToAction: [cta, cta] })).not.toContain('cover-link')
    expect(html('hero-banner-two', hero)).not.toContain('cover-link')
  })

  test('a hero of type 2 has its text on a sheet, at the position that the editor chose [BLK-42] [BLK-43] [D-130]', () => {
    const markup = html('hero-banner-two', {
      image,
      mobileImage: coast,
      topHeading: 'Top',
      heading: 'Mid',
      subheading: 'Low',
      textPosition: 'Bottom Left',
    })
    expect(markup).toMatch(/hero-banner-two--bottom-left.*hero-banner-two__sheet.*Top.*Mid.*Low/s)
    expect(markup).toMatch(
      /<source media="\(min-width:48rem\)" srcSet="[^"]*campaign-fireside.*<img [^>]*campaign-coast/s,
    )
  })
})

describe('media', () => {
  test('a video loads nothing until it plays, shows its poster, and has a button that stops it [CNT-19] [CNT-20] [BLK-42]', () => {
    const markup = html('hero-banner-one', { image: video, mobileImage: coast })
    expect(markup).toMatch(
      /<source media="\(min-width:48rem\)" srcSet="https:\/\/cdn\.media\.amplience\.net\/v\/selvedge\/campaign-autumn-lane\?w=1280[^"]*"/,
    )
    expect(markup).toMatch(/<img [^>]*campaign-coast/)
    expect(markup).toContain('<sv-video class="video backdrop__video backdrop__video--wide" data-behaviour="video">')
    expect(markup).toMatch(/<video [^>]*preload="none"/)
    expect(markup).not.toMatch(/<video [^>]*autoplay/i)
    expect(markup).toContain(
      '<source src="https://cdn.media.amplience.net/v/selvedge/campaign-autumn-lane/mp41080p" type="video/mp4"/>',
    )
    expect(markup).toMatch(/<button class="video__pause" type="button" hidden="" aria-pressed="false">.*Pause video/)
  })

  test('the schema marker distinguishes a picture from a video, and a picture prefers altText to alt [CNT-21] [D-125]', () => {
    expect(html('jump-off-one', { title: 'x', image })).not.toContain('sv-video')
    expect(html('jump-off-one', { title: 'x', image: video })).toContain('sv-video')
    expect(html('jump-off-one', { title: 'x', image: { ...imageLink, alt: 'Older', altText: 'Newer' } })).toContain(
      'alt="Newer"',
    )
    expect(html('jump-off-one', { title: 'x', image: { ...imageLink, alt: 'Older', altText: null } })).toContain(
      'alt="Older"',
    )
    expect(html('jump-off-one', { title: 'x', image: imageLink })).toContain('alt=""')
    expect(
      html('jump-off-one', {
        title: 'x',
        image: { ...imageLink, _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link' } },
      }),
    ).toBe('')
  })

  test('desktop and mobile backgrounds each have their own loop setting [BLK-76]', () => {
    const videos = { desktopBackground: video, mobileBackground: { image: { ...video.image, name: 'loom-tall' } } }
    const loops = (markup: string) => [...markup.matchAll(/<video [^>]*>/g)].map(([tag]) => /\sloop/.test(tag))
    expect(loops(html('text-box-type-one', videos))).toEqual([true, true])
    expect(loops(html('text-box-type-one', { ...videos, desktopBackgroundLoop: false }))).toEqual([false, true])
    expect(loops(html('text-box-type-one', { ...videos, mobileBackgroundLoop: false }))).toEqual([true, false])
  })
})

describe('jump-offs', () => {
  test('a jump-off of type one has text over a tall picture, where the editor puts it [BLK-47] [D-129]', () => {
    const markup = html('jump-off-one', {
      image,
      title: 'Coats',
      text: 'Deep pockets',
      textPosition: 'Top Right',
      url: '/browse/womens',
    })
    expect(markup).toContain('class="jump-off-one jump-off-one--top-right"')
    expect(markup).toMatch(
      /<img .*Coats.*Deep pockets.*<a class="cover-link" href="\/browse\/womens" aria-label="Coats">/s,
    )
    expect(html('jump-off-one', { title: 'Coats' })).toBe('')
  })

  test('jump-offs of type one come in groups of 2, 3 or 4 [BLK-47]', () => {
    const group = (count: number) =>
      html('jump-off-one-group', {
        jumpOffs: Array.from({ length: count }, () => item('jump-off-one', { image, title: 'x' })),
      })
    for (const count of [2, 3, 4]) expect(group(count)).toContain(`jump-off-one-group__row--${count}`)
    expect([group(1), group(5)]).toEqual(['', ''])
  })

  test('a jump-off of type three has a picture or a video at its left or right [BLK-49]', () => {
    expect(html('jump-off-three', { media: image, title: 'x' })).not.toContain('jump-off-three--right')
    expect(html('jump-off-three', { media: image, title: 'x', imagePosition: 'Right' })).toContain(
      'jump-off-three--right',
    )
    expect(html('jump-off-three', { media: video, title: 'x' })).toContain('<sv-video')
    expect(html('jump-off-three', { media: image, title: 'x', imagePosition: 'Middle' })).toBe('')
  })
})

describe('navigation links banner', () => {
  const links = [{ title: 'Candles', url: '/browse/home' }]
  test('a navigation links banner shows its links, and is split in halves if the editor chooses 50/50 [BLK-56]', () => {
    const markup = html('navigation-links-banner', { image, links })
    expect(markup).not.toContain('--split')
    expect(markup).toMatch(/<a class="navigation-links-banner__link [^>]* href="\/browse\/home">Candles</)
    expect(html('navigation-links-banner', { image, links, layout: '50/50' })).toContain(
      'navigation-links-banner--split',
    )
  })

  test('the invisible areas of a navigation links banner have a label; those without one are left out and reported [BLK-56] [D-124]', () => {
    const issues: string[] = []
    const area = { label: 'Womens', url: '/browse/womens', left: 10, top: 20, width: 30, height: 40 }
    const markup = html('navigation-links-banner', { image, areaLinks: [area, { ...area, label: ' ' }] }, { issues })
    expect(markup.match(/navigation-links-banner__area/g)).toHaveLength(1)
    expect(markup).toContain(
      'href="/browse/womens" aria-label="Womens" style="--area-left:10%;--area-top:20%;--area-width:30%;--area-height:40%"',
    )
    expect(issues).toEqual(['areaLinks.1.label: an area nobody can see needs words'])
  })
})

describe('animated text banner', () => {
  test('an animated text banner exposes its text and link once and hides the copies from screen readers [BLK-02] [D-118]', () => {
    const markup = html(
      'animated-text-banner',
      { text: 'Since 2009', link: '/about-us', callToActionText: 'Who we are' },
      { market: markets.us },
    )
    expect(markup.replace(/<p [^>]*aria-hidden="true" inert="">.*?<\/p>/gs, '').match(/Since 2009/g)).toHaveLength(1)
    expect(markup).toContain('<a class="animated-text-banner__link" href="/us/about-us">Who we are</a>')
    expect(markup).toContain('type="checkbox" aria-label="Pause the moving text"')
  })

  test('the pause button of an animated text banner precedes the text, so that its state selects the text without :has [BLK-02] [D-118]', () => {
    expect(html('animated-text-banner', { text: 'Since 2009' })).toMatch(
      /<input class="animated-text-banner__switch"[^>]*><div class="animated-text-banner__track">/,
    )
  })

  test('the text of an animated text banner is its link if the link has no text of its own [BLK-02]', () => {
    expect(html('animated-text-banner', { text: 'Since 2009', link: '/about-us' })).toContain(
      'href="/about-us">Since 2009</a>',
    )
    expect(html('animated-text-banner', { text: 'Since 2009', callToActionText: 'Who' })).not.toContain('<a')
  })
})

test('the picture of the bag page has a crop for each width and a link [BLK-03] [D-125]', () => {
  const markup = html('bag-page-image', {
    image: { ...image, altText: null },
    mobileImage: { ...coast, altText: null },
    url: '/browse/gifts',
    linkTitle: 'Gifts',
  })
  expect(markup).toContain('<a class="linked-picture__link" href="/browse/gifts" aria-label="Gifts">')
  expect(markup).toMatch(
    /<source media="\(min-width:48rem\)" srcSet="[^"]*campaign-fireside.*<img [^>]*campaign-coast[^>]*alt="Gifts"/s,
  )
  expect(html('bag-page-image', { image: { ...image, altText: null }, url: '/browse/gifts' })).not.toContain('<a')
  expect(html('bag-page-image', {})).toBe('')
})

test('a carousel is marked as short if a large screen shows all of its cards [BLK-60]', () => {
  const carousel = (count: number) =>
    html('scrollable-card-carousel', {
      cards: Array.from({ length: count }, () => item('scrollable-card', { title: 'x' })),
    })
  expect(carousel(4)).toContain('scrollable-card-carousel--few')
  expect(carousel(5)).not.toContain('scrollable-card-carousel--few')
  expect(carousel(5).match(/<button /g)).toHaveLength(2)
  expect(carousel(1)).not.toContain('<button')
})
