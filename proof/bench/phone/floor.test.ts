import { expect, test } from 'vitest'
import { floorOf } from './floor.ts'

const page = `<head><link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/f.woff2" crossorigin>
<link rel="preload" as="script" href="/s.js"><link rel="modulepreload" href="/m.js"><script src="/s.js"></script></head>
<body><picture><source srcset="/no"><img src="/no"></picture><picture><source srcset="/w 2x"><img src="/i" fetchPriority="high"></picture>`

test('the floor has the style sheets, fonts and largest picture of the page, and no script', () => {
  const floor = floorOf(page)
  for (const part of [
    '/assets/a.css',
    '/f.woff2',
    '<source srcset="/w 2x"><img src="/i" fetchPriority="high"></picture>',
  ])
    expect(floor).toContain(part)
  for (const part of ['/s.js', '/m.js', '<script', '/no']) expect(floor).not.toContain(part)
})

test('a picture that is not in a picture element is found too', () => {
  expect(floorOf('<link rel=stylesheet href=/a.css><img src="/i" fetchpriority="high" alt="">')).toContain(
    '<img src="/i"',
  )
})

test('a page without a picture that is loaded first has no floor', () => {
  expect(() => floorOf('<link rel=stylesheet href=/a.css><img src="/i">')).toThrow('no picture')
})
