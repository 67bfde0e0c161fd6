import { expect, test } from 'vitest'
import { image, imageLink, video } from './parts/fixtures.ts'
import { blockHtml as html } from './testing.tsx'

const poi = { x: 0.2, y: 0.7 }
const addresses = (markup: string) =>
  [...markup.matchAll(/(?:src|srcSet)="([^"]+)"/g)]
    .flatMap(([, list = '']) => list.split(', '))
    .filter((address) => address.includes('?w='))

test('a picture with a focal point is cut round it at every aspect and width [CNT-21]', () => {
  const hero = addresses(html('hero-banner-one', { image: { ...image, poi } }))
  expect(hero.length).toBeGreaterThan(18)
  for (const address of hero)
    expect(address).toMatch(/&amp;sm=aspect&amp;aspect=(?:16:9|2:3)&amp;scaleFit=poi&amp;poi=0\.2,0\.7,0,0(?: \d+w)?$/)
  for (const address of addresses(html('link-tile', { title: 'x', image: { ...image, poi } })))
    expect(address).toContain('aspect=1:1&amp;scaleFit=poi&amp;poi=0.2,0.7,0,0')
  expect(html('hero-banner-one', { image })).not.toContain('poi')
})

test('a focal point may be a region, whose middle is what the page keeps in sight', () => {
  const markup = html('hero-banner-one', { image: { ...image, poi: { x: 0.10004, y: 0.6, w: 0.2, h: 0.1 } } })
  expect(markup).toContain('poi=0.1,0.6,0.2,0.1')
  expect(markup).toContain('style="--backdrop-focus-wide:20% 65%;--backdrop-focus-narrow:20% 65%"')
})

test('each width has the focal point of its own picture; a film and its poster share one', () => {
  const markup = html('hero-banner-one', { image, mobileImage: { ...video, poi } })
  // 16:9 in a box of 2:3 shows three eighths of its width: the point is in the middle where the window has gone 2 % of
  // its way.
  expect(markup).toContain('style="--backdrop-focus-narrow:20% 70%;--backdrop-film-narrow:2% 70%"')
  expect(
    addresses(markup)
      .filter((address) => address.includes('aspect=2:3'))
      .every((address) => address.includes('/v/') && address.includes('poi=0.2,0.7')),
  ).toBe(true)
  expect(
    addresses(markup)
      .filter((address) => address.includes('aspect=16:9'))
      .some((address) => address.includes('poi')),
  ).toBe(false)
})

test.each([
  { x: 'left', y: 0.5 },
  { x: 7, y: 0.5 },
  { x: 0.5 },
  { x: 0.5, y: null },
  'centre',
  { x: 0.5, y: 0.5, w: 2 },
])('a broken focal point costs no more than itself, and editors are told: %j', (broken) => {
  const issues: string[] = []
  const markup = html('hero-banner-one', { image: { ...image, poi: broken } }, { issues })
  expect(markup).toContain('campaign-fireside')
  expect(markup).not.toContain('poi')
  expect(issues).toEqual(['poi: not two numbers from 0 to 1'])
})

test.each([null, {}, { x: -1, y: -1 }])('a focal point that has not been set is none: %j', (unset) => {
  const issues: string[] = []
  expect(html('hero-banner-one', { image: { ...image, poi: unset } }, { issues })).not.toContain('poi')
  expect(issues).toEqual([])
})

test('words stand with the picture or with its link, and a group without a picture is none', () => {
  const alt = (entered: object) => /alt="([^"]*)"/.exec(html('jump-off-two', { title: 'x', image: entered }))?.[1]
  expect(alt({ image: imageLink, altText: 'Of the group' })).toBe('Of the group')
  expect(alt({ image: { ...imageLink, altText: 'Of the link' }, altText: null })).toBe('Of the link')
  expect(alt({ ...imageLink, altText: 'By itself' })).toBe('By itself')
  for (const empty of [{}, { image: {} }, { image: null, altText: 'Nothing yet', poi: {} }])
    expect(html('jump-off-two', { title: 'Still here', image: empty })).toMatch(/^(?!.*<img).*Still here/s)
  for (const broken of [
    { image: { ...imageLink, name: '' } },
    { image: 'fireside.jpg' },
    { ...imageLink, defaultHost: '//evil' },
  ])
    expect(html('jump-off-two', { title: 'x', image: broken })).toBe('')
})
