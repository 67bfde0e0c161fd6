import { expect, test } from 'vitest'
import { image, imageLink, video } from './parts/fixtures.ts'
import { blockHtml as html } from './test/block-html.tsx'

const poi = { x: 0.2, y: 0.7 }
const addresses = (markup: string) =>
  [...markup.matchAll(/(?:src|srcSet)="([^"]+)"/g)]
    .flatMap(([, list = '']) => list.split(', '))
    .filter((address) => address.includes('?w='))

test('a picture with a focal point is cropped around it at every aspect and width [CNT-21]', () => {
  const hero = addresses(html('hero-banner-one', { image: { ...image, poi } }))
  for (const aspect of ['16:9', '2:3'])
    expect(hero.filter((address) => address.includes(`aspect=${aspect}`)).length).toBeGreaterThan(1)
  for (const address of hero)
    expect(address).toMatch(/&amp;sm=aspect&amp;aspect=(?:16:9|2:3)&amp;scaleFit=poi&amp;poi=0\.2,0\.7,0,0(?: \d+w)?$/)
  for (const address of addresses(html('link-tile', { title: 'x', image: { ...image, poi } })))
    expect(address).toContain('aspect=1:1&amp;scaleFit=poi&amp;poi=0.2,0.7,0,0')
  expect(html('hero-banner-one', { image })).not.toContain('poi')
})

test('a focal point may be a region, whose middle stays visible', () => {
  const markup = html('hero-banner-one', { image: { ...image, poi: { x: 0.10004, y: 0.6, w: 0.2, h: 0.1 } } })
  expect(markup).toContain('poi=0.1,0.6,0.2,0.1')
  expect(markup).toContain('style="--backdrop-focus-wide:20% 65%;--backdrop-focus-narrow:20% 65%"')
})

test('each width has the focal point of its own picture; a video and its poster share one', () => {
  const markup = html('hero-banner-one', { image, mobileImage: { ...video, poi } })
  // A 16:9 picture in a 2:3 box shows three eighths of its width. The point is in the middle of that window at 2 %.
  expect(markup).toContain('style="--backdrop-focus-narrow:20% 70%;--backdrop-video-narrow:2% 70%"')
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
])('an invalid focal point is reported and its picture still shows: %j', (broken) => {
  const issues: string[] = []
  const markup = html('hero-banner-one', { image: { ...image, poi: broken } }, { issues })
  expect(markup).toContain('campaign-fireside')
  expect(markup).not.toContain('poi')
  expect(issues).toEqual(['poi: not two numbers from 0 to 1'])
})

test.each([null, {}, { x: -1, y: -1 }])('a focal point with empty values counts as not set: %j', (unset) => {
  const issues: string[] = []
  expect(html('hero-banner-one', { image: { ...image, poi: unset } }, { issues })).not.toContain('poi')
  expect(issues).toEqual([])
})

test('alternative text may be in the group or in its link, and a group without a picture counts as empty', () => {
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
